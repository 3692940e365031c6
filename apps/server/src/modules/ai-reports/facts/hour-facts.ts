import { MAX_FACT_CODES } from '@waypost/contract';
import { sql } from 'kysely';
import { isSelected } from '../../features/index.ts';
import { NO_PLACE, NO_TIME } from './fact-columns.ts';
import type { FactRequest } from './fact-scope.ts';

/**
 * Features by the hour of the day. Those that are listed are looked for in the newest hours that have any: an hour of the day
 * with few would else be looked for among all features.
 */
export const hourFacts = ({ selected, timeZone }: FactRequest) => sql`
  (select 'hour', 'features', g.count::float8, null, g.part::text, ${NO_TIME}, ${NO_PLACE}, g.count::bigint, listed.codes
  from (select s.part, sum(s.count) as count from slots s group by s.part) g
  cross join lateral (
    select array_agg(f.code::text order by f.created_origin desc, f.code desc) as codes
    from (
      select f.code, f.created_origin
      from slots s cross join lateral (
        select f.code, f.created_origin from features f
        where ${isSelected(selected)} and f.created_origin between s.oldest and s.newest
          and extract(hour from f.created_origin at time zone ${timeZone}) = s.part
        order by f.created_origin desc, f.code desc limit ${sql.lit(MAX_FACT_CODES)}
      ) f
      where s.part = g.part and s.place <= ${sql.lit(MAX_FACT_CODES)}
      order by f.created_origin desc, f.code desc limit ${sql.lit(MAX_FACT_CODES)}
    ) f
  ) listed)`;
