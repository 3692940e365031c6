import { type RawBuilder, sql } from 'kysely';
import { isSelected, type Selected } from '../../features/index.ts';
import { NO_PLACE } from './fact-columns.ts';

/** Codes of the ends of a range: before and after those of all features of their time, so that both are in the order of an index. */
const [FROM, UNTIL] = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];
const toCode = (code: RawBuilder<unknown>) =>
  sql`nullif(nullif(${code}, ${FROM}::uuid), ${UNTIL}::uuid)::text`;
const endOf = (time: Date | null, code: string | undefined) => sql`
  select ${code}::uuid as code, ${time}::timestamptz as at where ${time}::timestamptz is not null and exists (select from hours)`;

/** The longest time without a feature, up to the ends of the range. */
export const longestGapFact = (selected: Selected, from: Date | null, until: Date | null) => sql`
  (select 'longest_gap', 'days', (extract(epoch from s.at - s.before) / 86400)::float8, null, null, s.before, s.at, ${NO_PLACE},
      num_nonnulls(s.code_before, s.code), array_remove(array[s.code_before, s.code], null)
    from (
      select e.at, e.before, ${toCode(sql`e.code`)} as code, ${toCode(sql`e.code_before`)} as code_before
      from (
        select e.code, e.at, lag(e.at) over in_time as before, lag(e.code) over in_time as code_before
        from (
          select f.code, f.created_origin as at from features f where ${isSelected(selected)}
          union all ${endOf(from, FROM)}
          union all ${endOf(until, UNTIL)}
        ) e window in_time as (order by e.at, e.code)
      ) e where e.at > e.before order by e.at - e.before desc, e.at limit 1
    ) s)`;
