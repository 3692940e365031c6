import { type RawBuilder, sql } from 'kysely';
import { isSelected, type Selected } from '../../features/index.ts';
import { NO_PLACE, NO_TIME, newestCodes } from './fact-columns.ts';

/** A feature with one note is not discussed more than others. */
const MIN_FOR_MOST = 2;

/** Features with notes, and how many. Of projects that are read as a whole: who knows Public features only reads no notes. */
export const notedFeatures = (selected: Selected, whole: readonly number[]): RawBuilder<unknown> => sql`
  select f.code, f.name, f.created_origin, count(*) as notes
  from notes n join features f on f.code = n.feature_code
  where ${isSelected(selected)} and f.project_id = any(${[...whole]}::integer[])
  group by f.code, f.name, f.created_origin`;

/** The one of `noted` that has the most notes. */
export const mostNoted = (noted: RawBuilder<unknown>) => sql`
  select s.code, s.name, s.notes from (${noted}) s where s.notes >= ${sql.lit(MIN_FOR_MOST)}
  order by s.notes desc, s.code limit 1`;

/** What facts of notes share: `noted`, numbered from the newest feature. */
export const notedTable = (selected: Selected, whole: readonly number[]) => sql`
  noted as materialized (
    select v.*, row_number() over (order by v.created_origin desc, v.code desc) as n
    from (${notedFeatures(selected, whole)}) v
  )`;

/** How many features have notes, how many notes there are, and which feature has the most. Of their text, nothing is told. */
export const noteFacts = sql`
  (select told.kind, told.unit, told.value, null, null, ${NO_TIME}, ${NO_PLACE}, g.count, g.codes
  from (
    select count(*) as count, sum(s.notes) as notes, ${newestCodes} as codes from noted s having count(*) > 0
  ) g cross join lateral (values
    ('noted', 'features', g.count::float8), ('notes', 'notes', g.notes::float8)
  ) as told (kind, unit, value))
  union all
  (select 'most_notes', 'notes', v.notes::float8, v.name, null, ${NO_TIME}, ${NO_PLACE}, 1, array[v.code::text]
  from (${mostNoted(sql`select * from noted`)}) v)`;
