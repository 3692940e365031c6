import { MAX_FACT_CODES, MAX_FACT_FIELDS } from '@waypost/contract';
import { type RawBuilder, sql } from 'kysely';
import { isSelected, type Selected } from '../../features/index.ts';
import { NO_PLACE, NO_TIME, newestCodes } from './fact-columns.ts';

/** Answers of a field that are told. */
const MAX_ANSWERS = 5;
/** A field with more different answers is free text. */
const MAX_CHOICES = 20;
const MAX_ANSWER_LENGTH = 60;
/** The newest features, among which those with an empty field are listed. */
const MAX_RECENT = 5_000;
/** What is read as a number, so that no value of a field fails the report. */
export const NUMBER = '^-?[0-9]{1,15}([.][0-9]{1,12})?$';

/** Fewer values say nothing of which of them are far from the others. */
export const MIN_FOR_OUTLIERS = 10;
/** Fewer values before are no time to compare with. */
export const MIN_BEFORE = 3;
/** Outliers have a modified z-score above 3.5 (Iglewicz and Hoaglin, 1993), by the median of the distances from the median. */
export const OUTLIER_DISTANCE = 3.5 / 0.6745;

/** Collected values of features `s`, each field of a feature once. */
const entriesOf = (features: RawBuilder<unknown>) => sql`
  select distinct on (s.code, e.entry->>'key') s.code, s.n, s.template_id, e.entry->>'key' as key,
    e.entry->>'value' as text, (e.entry->>'type')::integer as type
  from ${features} s cross join lateral jsonb_array_elements(s.data) with ordinality as e (entry, place)
  order by s.code, e.entry->>'key', e.place`;
const isNumber = sql`e.type = 1 and e.text ~ ${sql.lit(NUMBER)}`;

/** What facts of fields share: `entries`, those with `numbers`, and the `fields` that have most of these, from features `s`. */
export const fieldTables = sql`
  entries as materialized (${entriesOf(sql`s`)}),
  numbers as materialized (
    select e.code, e.n, e.key, e.text::numeric as number from entries e where ${isNumber}
  ),
  fields as materialized (
    select q.*, q.quartiles[1] as lower, q.quartiles[2] as median, q.quartiles[3] as upper
    from (select s.key, count(*) as count, min(s.number)::float8 as least, max(s.number)::float8 as greatest,
      avg(s.number)::float8 as mean, percentile_cont(array[0.25, 0.5, 0.75]) within group (order by s.number::float8) as quartiles,
      ${newestCodes} as newest,
      (array_agg(s.code order by s.number, s.code))[1:1]::text[] as least_code,
      (array_agg(s.code order by s.number desc, s.code))[1:1]::text[] as greatest_code
    from numbers s group by s.key order by count(*) desc, s.key limit ${sql.lit(MAX_FACT_FIELDS)}) q
  )`;

/** The least and so on of each field with numbers. Sums are of decimals: those of floats depend on their order. */
export const numberFacts = sql`
  (select told.kind, 'number', told.value, n.key, null, ${NO_TIME}, ${NO_PLACE}, n.count, told.codes
  from fields n cross join lateral (values
    ('number_count', n.count::float8, n.newest), ('number_least', n.least, n.least_code),
    ('number_greatest', n.greatest, n.greatest_code), ('number_mean', n.mean, n.newest),
    ('number_median', n.median, n.newest), ('number_lower_quartile', n.lower, n.newest),
    ('number_upper_quartile', n.upper, n.newest)
  ) as told (kind, value, codes))`;

/** Values that are far from the others of their field. If most are the same, the others are no outliers. */
export const outlierFacts = sql`
  (select 'number_outliers', 'features', count(*)::float8, s.key, null, ${NO_TIME}, ${NO_PLACE}, count(*), ${newestCodes}
  from (
    select v.*, m.distance as usual, abs(v.number::float8 - m.median) as distance
    from numbers v join (
      select v.key, n.median, percentile_cont(0.5) within group (order by abs(v.number::float8 - n.median)) as distance
      from numbers v join fields n on n.key = v.key
      where n.count >= ${sql.lit(MIN_FOR_OUTLIERS)} group by v.key, n.median
    ) m on m.key = v.key
  ) s
  where s.usual > 0 and s.distance > s.usual * ${sql.lit(OUTLIER_DISTANCE)}::float8
  group by s.key)`;

/** The means of the same fields before. @param previous the condition for features `f` of then. */
export const meanBeforeFacts = (previous: RawBuilder<unknown>) => sql`
  (select 'number_mean_before', 'number', avg(e.text::numeric)::float8, e.key, null, ${NO_TIME}, ${NO_PLACE}, count(*),
    '{}'::text[]
  from (${entriesOf(sql`(select f.code, 0 as n, f.template_id, f.data from features f where ${previous})`)}) e
  join fields n on n.key = e.key
  where ${isNumber} group by e.key having count(*) >= ${sql.lit(MIN_BEFORE)})`;

/** The most frequent answers of fields with choices, yes or no, or texts that repeat. */
export const answerFacts = sql`
  (select 'answer', 'features', a.count::float8, a.key, a.text, ${NO_TIME}, ${NO_PLACE}, a.count, a.codes
  from (
    select g.*, sum(g.count) over of_key as answered, count(*) over of_key as choices, max(g.count) over of_key as most,
      row_number() over (partition by g.key order by g.count desc, g.text) as place
    from (
      select s.key, s.text, count(*) as count, ${newestCodes} as codes
      from entries s
      where s.type in (0, 2, 4) and s.text <> '' and length(s.text) <= ${sql.lit(MAX_ANSWER_LENGTH)}
      group by s.key, s.text
    ) g window of_key as (partition by g.key)
  ) a
  where a.choices <= ${sql.lit(MAX_CHOICES)} and a.most > 1 and a.place <= ${sql.lit(MAX_ANSWERS)}
  order by a.answered desc, a.key, a.place limit ${sql.lit(MAX_FACT_FIELDS * MAX_ANSWERS)})`;

/** Long texts are counted, and not told. */
export const textFacts = sql`
  (select 'text', 'features', count(*)::float8, s.key, null, ${NO_TIME}, ${NO_PLACE}, count(*), ${newestCodes}
  from entries s where s.type = 3 and s.text <> ''
  group by s.key order by count(*) desc, s.key limit ${sql.lit(MAX_FACT_FIELDS)})`;

/** Whether feature `f` has nothing in a field: the first value counts, as everywhere. */
export const isEmpty = (key: RawBuilder<unknown>) => sql`
  coalesce((
    select d.entry->>'value' from jsonb_array_elements(f.data) with ordinality as d (entry, place)
    where d.entry->>'key' = ${key} order by d.place limit 1
  ), '') = ''`;

/** What facts of empty fields share: the fields of forms, and the newest features, among which those that are listed are looked for. */
export const formTables = (selected: Selected) => sql`
  form_fields as materialized (
    select distinct t.id as template_id, d.field->>'key' as key
    from templates t cross join lateral jsonb_array_elements(t.data_fields) as d (field)
    where t.id in (select h.template_id from hours h)
  ), recent as materialized (
    select f.code, f.created_origin, f.template_id, f.data from features f where ${isSelected(selected)}
    order by f.created_origin desc, f.code desc limit ${sql.lit(MAX_RECENT)}
  )`;

/** Features whose form has a field that they left empty. Counted by what is filled in, which has been read already. */
export const unansweredFacts = sql`
  (select 'unanswered', 'features', g.count::float8, g.key, null, ${NO_TIME}, ${NO_PLACE}, g.count::bigint, listed.codes
  from (
    select k.key, sum(asked.count) - coalesce(max(filled.count), 0) as count
    from form_fields k
    join (select h.template_id, sum(h.count) as count from hours h group by h.template_id) asked
      on asked.template_id = k.template_id
    left join (
      select e.key, count(*) as count from entries e
      join form_fields k on k.template_id = e.template_id and k.key = e.key where e.text <> '' group by e.key
    ) filled on filled.key = k.key
    group by k.key having sum(asked.count) > coalesce(max(filled.count), 0)
    -- Before their features are looked for: forms may have thousands of fields.
    order by 2 desc, k.key limit ${sql.lit(MAX_FACT_FIELDS)}
  ) g cross join lateral (
    select array_agg(f.code::text order by f.created_origin desc, f.code desc) as codes
    from (
      select f.code, f.created_origin from recent f
      join form_fields k on k.template_id = f.template_id and k.key = g.key
      where ${isEmpty(sql`g.key`)} order by f.created_origin desc, f.code desc limit ${sql.lit(MAX_FACT_CODES)}
    ) f
  ) listed)`;
