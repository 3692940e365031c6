import type { Fact } from '@waypost/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import { isSelected, type Selected } from '../../features/index.ts';
import { MIN_FEATURES_WITH_PLACE } from './fact-columns.ts';
import { type FactRequest, listWhole } from './fact-scope.ts';
import { fencesOf } from './fence-facts.ts';
import { toFieldQuery } from './field-again.ts';
import { MIDDLE_X, MIDDLE_Y, MIN_FOR_CELL, toCellSize } from './grid.ts';
import { MIN_FOR_MOST_PICTURED } from './list-fact-queries.ts';
import { mostNoted, notedFeatures } from './note-facts.ts';

/** What the query of a fact gives. */
export interface FactAgain {
  readonly value: number;
  /** Of the feature, where the fact is about one. */
  readonly name: string | null;
  readonly at: Date | null;
  readonly until: Date | null;
}

/** A query of a row with `value`, and `name`, `at` and `until` where the fact has them. */
type Query = RawBuilder<unknown>;

const count = (selected: Selected, where: RawBuilder<unknown> = sql`true`): Query =>
  sql`select count(*)::float8 as value from features f where ${isSelected(selected)} and ${where}`;

/** @param nth of those that have the name, those with more features first: names are not unique. */
function countNamed(
  selected: Selected,
  named: RawBuilder<unknown>,
  key: RawBuilder<unknown>,
  nth: number,
): Query {
  return sql`
    select count(*)::float8 as value from features f join ${named} where ${isSelected(selected)}
    group by ${key} order by count(*) desc, ${key} offset ${nth} limit 1`;
}

/** How many a group had before. Of those with its name it is the one with the most features now: names of others are not compared. */
const countBefore = (
  { selected, previous }: FactRequest,
  named: RawBuilder<unknown>,
  key: RawBuilder<unknown>,
): Query | null =>
  previous === null
    ? null
    : sql`
      select count(f.code)::float8 as value
      from (
        select ${key} as key from features f join ${named} where ${isSelected(selected)}
        group by ${key} order by count(*) desc, ${key} limit 1
      ) g left join (features f join ${named}) on ${key} = g.key and ${isSelected(previous)}
      group by g.key`;

/** One feature at an end of an order. */
const end = (selected: Selected, value: RawBuilder<unknown>, order: RawBuilder<unknown>): Query => sql`
  select ${value}::float8 as value, f.name, f.created_origin as at from features f
  where ${isSelected(selected)} and ${value} is not null order by ${order} limit 1`;

const sum = (selected: Selected, value: RawBuilder<unknown>): Query => sql`
  select sum(${value}::numeric)::float8 as value from features f where ${isSelected(selected)} having count(${value}) > 0`;

/** The first day or hour of those with the most features. */
const busiest = (selected: Selected, part: RawBuilder<unknown>): Query => sql`
  (select ${part} as part, count(*)::float8 as count from features f where ${isSelected(selected)}
  group by 1 order by 2 desc, 1 limit 1)`;

/** From one observation, or the start of the range, to the next one, or its end. */
const longestGap = ({ selected, from, until }: FactRequest): Query => sql`
  with times as (
    select f.created_origin as at from features f where ${isSelected(selected)}
  ), ends as (
    select at from times
    union all select ${from}::timestamptz where exists (select from times)
    union all select ${until}::timestamptz where exists (select from times)
  )
  select (extract(epoch from g.until - g.at) / 86400)::float8 as value, g.at, g.until
  from (select e.at, lead(e.at) over (order by e.at) as until from ends e where e.at is not null) g
  where g.until > g.at order by g.until - g.at desc, g.until limit 1`;

/** @param place the middle of a cell. Nothing, once features elsewhere have made the cells larger or smaller. */
const countInCell = (selected: Selected, { lon, lat }: NonNullable<Fact['place']>): Query => sql`
  with s as materialized (
    select ${MIDDLE_X} as x, ${MIDDLE_Y} as y from features f
    where ${isSelected(selected)}
  ), grid as materialized (
    select ${toCellSize(sql`greatest(max(x) - min(x), max(y) - min(y))`)} as size
    from s having count(*) >= ${sql.lit(MIN_FOR_CELL)}
  )
  select count(*)::float8 as value from s cross join grid g
  where (floor(s.x / g.size) + 0.5) * g.size = ${lon}::float8 and (floor(s.y / g.size) + 0.5) * g.size = ${lat}::float8
  having count(*) >= ${sql.lit(MIN_FEATURES_WITH_PLACE)}`;

const countInPeriod = ({ selected, timeZone }: FactRequest, { detail, at }: Fact): Query => {
  const start = sql`date_trunc(${detail}::text, f.created_origin at time zone ${timeZone})`;
  return count(selected, sql`${start} at time zone ${timeZone} = ${at}::timestamptz`);
};

/** Which of the facts with its name a fact is, from 0. */
const toPlaceOfName = (facts: readonly Fact[], { id, kind, label }: Fact) =>
  facts.filter((other) => other.kind === kind && other.label === label).findIndex((other) => other.id === id);

function ofFence(request: FactRequest, { kind, codes: [code] }: Fact): Query {
  const column = kind === 'fence_time' ? sql`v.days` : sql`v.entries`;
  const fences = fencesOf({ ...request, whole: listWhole(request.selected) });
  return sql`
    select ${column}::float8 as value from (${fences}) v
    where v.feature_code = ${code ?? null}::uuid and ${column} > 0`;
}

/** The query of a fact of notes; null for other facts. */
function toNoteQuery({ selected }: FactRequest, { kind }: Fact): Query | null {
  const noted = notedFeatures(selected, listWhole(selected));
  switch (kind) {
    case 'noted':
      return sql`select count(*)::float8 as value from (${noted}) v having count(*) > 0`;
    case 'notes':
      return sql`select sum(v.notes)::float8 as value from (${noted}) v having count(*) > 0`;
    case 'most_notes':
      return sql`select v.notes::float8 as value, v.name from (${mostNoted(noted)}) v`;
    default:
      return null;
  }
}

/** The query of a fact of names; null for other facts. */
function toNamedQuery(request: FactRequest, facts: readonly Fact[], fact: Fact): Query | null {
  const { selected } = request;
  const { kind, label } = fact;
  const nth = toPlaceOfName(facts, fact);
  const template = [sql`templates t on t.id = f.template_id and t.name = ${label}`, sql`t.id`] as const;
  const member = [
    sql`members m on m.member_id = f.member_id and m.display_name = ${label}`,
    sql`m.member_id`,
  ] as const;
  if (kind === 'template') return countNamed(selected, ...template, nth);
  if (kind === 'template_before') return countBefore(request, ...template);
  if (kind === 'member') return countNamed(selected, ...member, nth);
  if (kind === 'member_before') return countBefore(request, ...member);
  if (kind !== 'project') return null;
  const named = sql`projects p on p.project_id = f.project_id and p.project_name = ${label}
    and p.project_id = any(${listWhole(selected)}::integer[])`;
  return countNamed(selected, named, sql`p.project_id`, nth);
}

/** The query of a fact of times; null for other facts. */
function toTimeQuery(request: FactRequest, fact: Fact): Query | null {
  const { selected, timeZone } = request;
  const local = sql`f.created_origin at time zone ${timeZone}`;
  switch (fact.kind) {
    case 'first':
      return end(selected, sql`1`, sql`f.created_origin, f.code`);
    case 'last':
      return end(selected, sql`1`, sql`f.created_origin desc, f.code desc`);
    case 'busiest_day':
      return sql`
        select b.count as value, b.part at time zone ${timeZone} as at
        from ${busiest(selected, sql`date_trunc('day', ${local})`)} b`;
    case 'busiest_hour':
      return sql`
        select b.part::float8 as value from ${busiest(selected, sql`extract(hour from ${local})`)} b`;
    case 'longest_gap':
      return longestGap(request);
    case 'hour':
      return count(selected, sql`extract(hour from ${local})::text = ${fact.detail}`);
    case 'period':
      return countInPeriod(request, fact);
    default:
      return null;
  }
}

/** The query that gives a fact again: of its own, not that which computes all of them. Null: it can have none. */
function toQuery(request: FactRequest, facts: readonly Fact[], fact: Fact): Query | null {
  const { selected, previous } = request;
  switch (fact.kind) {
    case 'total':
      return count(selected);
    case 'previous':
      return previous === null ? null : count(previous);
    case 'photographs':
      return count(selected, sql`f.resources_count > 0`);
    case 'unpictured':
      return count(selected, sql`f.resources_count = 0`);
    case 'most_pictured':
      return end(
        selected,
        sql`case when f.resources_count >= ${sql.lit(MIN_FOR_MOST_PICTURED)} then f.resources_count end`,
        sql`f.resources_count desc, f.code`,
      );
    case 'geometry_type':
      return count(selected, sql`f.geometry_type = ${fact.label}`);
    case 'densest_cell':
    case 'cell':
      return fact.place === null ? null : countInCell(selected, fact.place);
    case 'area_sum':
      return sum(selected, sql`f.area_m2`);
    case 'length_sum':
      return sum(selected, sql`f.length_m`);
    case 'area_largest':
      return end(selected, sql`f.area_m2`, sql`f.area_m2 desc, f.code`);
    case 'length_longest':
      return end(selected, sql`f.length_m`, sql`f.length_m desc, f.code`);
    case 'fence_entries':
    case 'fence_time':
      return ofFence(request, fact);
    default:
      return (
        toNamedQuery(request, facts, fact) ??
        toTimeQuery(request, fact) ??
        toNoteQuery(request, fact) ??
        toFieldQuery(request, fact)
      );
  }
}

/**
 * Computes one fact of a report again, of the features that the request selects now. @returns null if there is nothing to tell
 * any more. @param facts all facts of the report: some have the same name.
 */
export async function readFactAgain(
  db: Reader,
  request: FactRequest,
  facts: readonly Fact[],
  fact: Fact,
): Promise<FactAgain | null> {
  const query = toQuery(request, facts, fact);
  if (query === null) return null;
  const { rows } = await sql<Partial<FactAgain> & Pick<FactAgain, 'value'>>`${query}`.execute(db);
  const [row] = rows;
  return row === undefined ? null : { name: null, at: null, until: null, ...row };
}
