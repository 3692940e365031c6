import { MAX_FACT_CODES } from '@waypost/contract';
import { type RawBuilder, sql } from 'kysely';
import { isSelected, type Selected } from '../../features/index.ts';
import { MIN_FEATURES_WITH_PLACE } from './fact-columns.ts';
import { MIDDLE_X, MIDDLE_Y, MIN_FOR_CELL, toCellSize } from './grid.ts';

/** Places that are told, the one with the most included. */
const MAX_CELLS = 12;
/** How many times as many features as are listed the newest part of a group is taken to have. */
const AMPLE = 4;

/**
 * Features counted by what most facts are about and the hour, which is as long ago as these need: in one scan, which PostgreSQL
 * shares among its workers. What it counted is a few thousand rows, from which the facts are.
 */
const hours = (selected: Selected, timeZone: string) => sql`
  select f.template_id, f.member_id, f.project_id, f.geometry_type,
    date_trunc('hour', f.created_origin at time zone ${timeZone}) as hour,
    count(*) as count, min(f.created_origin) as oldest, max(f.created_origin) as newest,
    count(*) filter (where f.resources_count > 0) as pictured, max(f.resources_count) as pictures_most,
    sum(f.area_m2::numeric) as area, count(f.area_m2) as areas, max(f.area_m2) as area_most,
    sum(f.length_m::numeric) as length, count(f.length_m) as lengths, max(f.length_m) as length_most,
    min(${MIDDLE_X}) as west, max(${MIDDLE_X}) as east, min(${MIDDLE_Y}) as south, max(${MIDDLE_Y}) as north
  from features f where ${isSelected(selected)} group by 5, 2, 1, 3, 4`;

const cellSize = sql`(select g.size from grid g)`;
/** The cell of a grid that feature `f` is in. */
const CELL_X = sql`floor((${MIDDLE_X}) / ${cellSize})`;
const CELL_Y = sql`floor((${MIDDLE_Y}) / ${cellSize})`;
export const isInCell = sql`${CELL_X} = g.cx and ${CELL_Y} = g.cy`;

/**
 * Tables that facts share: `hours`, `slots` of all features of an hour, `span` of one row, `grid` of one row or none, and the `cells` with the most features. Those
 * with few are left out: a report may be shared, and would tell where single features are.
 */
export const hourTables = (selected: Selected, timeZone: string) => sql`
  hours as materialized (${hours(selected, timeZone)}),
  slots as materialized (
    select s.*, row_number() over (partition by s.part order by s.hour desc) as place
    from (
      select h.hour, extract(hour from h.hour)::integer as part, sum(h.count) as count,
        min(h.oldest) as oldest, max(h.newest) as newest
      from hours h group by h.hour
    ) s
  ), span as materialized (
    select max(newest) - min(oldest) as span, min(oldest) as oldest, max(newest) as newest from hours
  ), grid as materialized (
    select ${toCellSize(sql`greatest(max(east) - min(west), max(north) - min(south))`)} as size
    from hours having sum(count) >= ${sql.lit(MIN_FOR_CELL)}
  ), cells as materialized (
    select ${CELL_X} as cx, ${CELL_Y} as cy, count(*) as count, min(f.created_origin) as oldest,
      max(f.created_origin) as newest
    from features f where ${isSelected(selected)} and ${cellSize} is not null
    group by 1, 2 having count(*) >= ${sql.lit(MIN_FEATURES_WITH_PLACE)}
    order by 3 desc, 1, 2 limit ${sql.lit(MAX_CELLS)}
  )`;

/**
 * The newest codes of group `g`, which has `count` features from `oldest` to `newest`, as `listed.codes`. Looked for in as much
 * of the newest time as would have some more if they were spread evenly, and then in all of it if they are not.
 */
export function newestIn(selected: Selected, isOfGroup: RawBuilder<unknown>): RawBuilder<unknown> {
  const wanted = sql`least(${sql.lit(MAX_FACT_CODES)}, g.count)`;
  const list = (from: RawBuilder<unknown>, where: RawBuilder<unknown>) => sql`
    select array_agg(f.code::text order by f.created_origin desc, f.code desc) as codes, count(*) as found
    from (
      select f.code, f.created_origin from features f
      where ${where} and ${isSelected(selected)} and ${isOfGroup} and f.created_origin between ${from} and g.newest
      order by f.created_origin desc, f.code desc limit ${sql.lit(MAX_FACT_CODES)}
    ) f`;
  const recent = sql`g.newest - (g.newest - g.oldest) * least(1, ${sql.lit(AMPLE * MAX_FACT_CODES)} / g.count::float8)`;
  return sql`
    lateral (${list(recent, sql`true`)}) near
    cross join lateral (${list(sql`g.oldest`, sql`near.found < ${wanted}`)}) whole
    cross join lateral (select case when near.found < ${wanted} then whole.codes else near.codes end as codes) listed`;
}
