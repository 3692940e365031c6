import type { Fact } from '@waypost/contract';
import { type RawBuilder, sql } from 'kysely';
import { isSelected, type Selected } from '../../features/index.ts';
import { isEmpty, MIN_BEFORE, MIN_FOR_OUTLIERS, NUMBER, OUTLIER_DISTANCE } from './data-facts.ts';
import type { FactRequest } from './fact-scope.ts';

/** The first value that each feature has of a field, as `text` and `type`. */
const valuesOf = (selected: Selected, key: string | null) => sql`
  select e.entry->>'value' as text, (e.entry->>'type')::integer as type
  from features f cross join lateral (
    select d.entry from jsonb_array_elements(f.data) with ordinality as d (entry, place)
    where d.entry->>'key' = ${key} order by d.place limit 1
  ) e where ${isSelected(selected)}`;

const numbersOf = (selected: Selected, key: string | null) => sql`
  select v.text::numeric as number from (${valuesOf(selected, key)}) v where v.type = 1 and v.text ~ ${sql.lit(NUMBER)}`;

const ofNumbers = (selected: Selected, key: string | null, value: RawBuilder<unknown>, least = 1) => sql`
  select (${value})::float8 as value from (${numbersOf(selected, key)}) n having count(*) >= ${sql.lit(least)}`;

const middle = (value: RawBuilder<unknown>, part = 0.5) =>
  sql`percentile_cont(${sql.lit(part)}) within group (order by ${value})`;

const countOutliers = (selected: Selected, key: string | null) => sql`
  with numbers as materialized (select n.number::float8 as number from (${numbersOf(selected, key)}) n),
  median as materialized (
    select ${middle(sql`n.number`)} as median from numbers n having count(*) >= ${sql.lit(MIN_FOR_OUTLIERS)}
  ), distances as materialized (
    select abs(n.number - m.median) as distance from numbers n cross join median m
  ), usual as (select ${middle(sql`d.distance`)} as usual from distances d)
  select count(*)::float8 as value from distances d cross join usual u
  where u.usual > 0 and d.distance > u.usual * ${sql.lit(OUTLIER_DISTANCE)}::float8 having count(*) > 0`;

/** The query that gives a fact of a field again; null for other facts. */
export function toFieldQuery({ selected, previous }: FactRequest, fact: Fact): RawBuilder<unknown> | null {
  const { kind, label, detail } = fact;
  switch (kind) {
    case 'number_count':
      return ofNumbers(selected, label, sql`count(*)`);
    case 'number_least':
      return ofNumbers(selected, label, sql`min(n.number)`);
    case 'number_greatest':
      return ofNumbers(selected, label, sql`max(n.number)`);
    case 'number_mean':
      return ofNumbers(selected, label, sql`avg(n.number)`);
    case 'number_median':
      return ofNumbers(selected, label, middle(sql`n.number::float8`));
    case 'number_lower_quartile':
      return ofNumbers(selected, label, middle(sql`n.number::float8`, 0.25));
    case 'number_upper_quartile':
      return ofNumbers(selected, label, middle(sql`n.number::float8`, 0.75));
    case 'number_mean_before':
      return previous === null ? null : ofNumbers(previous, label, sql`avg(n.number)`, MIN_BEFORE);
    case 'number_outliers':
      return countOutliers(selected, label);
    case 'answer':
      return sql`
        select count(*)::float8 as value from (${valuesOf(selected, label)}) v
        where v.type in (0, 2, 4) and v.text = ${detail}`;
    case 'text':
      return sql`
        select count(*)::float8 as value from (${valuesOf(selected, label)}) v where v.type = 3 and v.text <> ''
        having count(*) > 0`;
    case 'unanswered':
      return sql`
        select count(*)::float8 as value from features f join templates t on t.id = f.template_id
        where ${isSelected(selected)} and ${isEmpty(sql`${label}::text`)} and exists (
          select from jsonb_array_elements(t.data_fields) as d (field) where d.field->>'key' = ${label}
        ) having count(*) > 0`;
    default:
      return null;
  }
}
