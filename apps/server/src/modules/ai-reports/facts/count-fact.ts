import type { FactKind } from '@waypost/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Selected } from '../../features/index.ts';
import { NO_PLACE } from './fact-columns.ts';
import { newestIn } from './hour-tables.ts';

type Sql = RawBuilder<unknown>;

/** When the features of a group of `hours h` were observed, for `newestIn`. */
export const bounds = sql`min(h.oldest) as oldest, max(h.newest) as newest`;

/** How many features there are of group `g`, and the newest. @param part what its place and time are. */
export const countFact = (selected: Selected, kind: FactKind, group: Sql, isOfGroup: Sql): Sql => sql`
  (select ${sql.lit(kind)}, 'features', g.count::float8, g.label, g.detail, g.at, null::timestamptz, ${NO_PLACE},
    g.count::bigint, listed.codes
  from (${group}) g cross join ${newestIn(selected, isOfGroup)})`;
