import type { FactKind } from '@waypost/contract';
import { type RawBuilder, sql } from 'kysely';
import { isSelected, type Selected } from '../../features/index.ts';
import { NO_PLACE, NO_TIME } from './fact-columns.ts';

type Sql = RawBuilder<unknown>;

/** Features of as much time before, counted in one scan by what is compared with now. */
export const beforeTable = (previous: Selected): Sql => sql`
  before as materialized (
    select f.template_id, f.member_id, count(*) as count from features f where ${isSelected(previous)} group by 1, 2
  )`;

const count = sql`coalesce(sum(b.count), 0)`;

export const previousFact = sql`
  (select 'previous', 'features', ${count}::float8, null, null, ${NO_TIME}, ${NO_PLACE}, ${count}::bigint, '{}'::text[]
  from before b)`;

/**
 * How many the groups that are told had before, unless there was nothing at all. Of a name that several of them have, nobody
 * could tell which it is. @param groups those of now, with `key` and `label`. @param column what `before` counts them by.
 */
export const groupsBeforeFacts = (kind: FactKind, groups: Sql, column: Sql): Sql => sql`
  (select ${sql.lit(kind)}, 'features', ${count}::float8, g.label, null, ${NO_TIME}, ${NO_PLACE}, ${count}::bigint, '{}'::text[]
  from (select n.key, n.label, count(*) over (partition by n.label) as alike from (${groups}) n) g
  left join before b on ${column} = g.key
  where g.alike = 1 and exists (select from before)
  group by g.key, g.label)`;
