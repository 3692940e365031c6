import type { FactKind, FactUnit } from '@waypost/contract';
import { type RawBuilder, sql } from 'kysely';
import { isSelected, type Selected } from '../../features/index.ts';
import { previousFact } from './before-facts.ts';
import { bounds, countFact } from './count-fact.ts';
import { NO_PLACE, NO_TIME } from './fact-columns.ts';
import type { FactRequest } from './fact-scope.ts';
import { listGroupFacts } from './group-facts.ts';
import { hourFacts } from './hour-facts.ts';
import { isInCell, newestIn } from './hour-tables.ts';
import { longestGapFact } from './longest-gap.ts';

/** Days, weeks, months or years that are told. */
const MAX_PERIODS = 37;
/** A feature with one photograph has not more than others. */
export const MIN_FOR_MOST_PICTURED = 2;

type Sql = RawBuilder<unknown>;

const nothing = sql`null as label, null as detail, null::timestamptz as at`;

const totalFacts = (selected: Selected) => [
  sql`(select 'total', 'features', g.count::float8, null, null, ${NO_TIME}, ${NO_PLACE}, g.count::bigint,
      coalesce(listed.codes, '{}')
    from (select coalesce(sum(h.count), 0) as count, ${bounds} from hours h) g
    cross join ${newestIn(selected, sql`g.count > 0`)})`,
  countFact(
    selected,
    'photographs',
    sql`select sum(h.pictured) as count, ${nothing}, ${bounds} from hours h where h.pictured > 0 having count(*) > 0`,
    sql`f.resources_count > 0`,
  ),
  countFact(
    selected,
    'unpictured',
    sql`
      select sum(h.count) - sum(h.pictured) as count, ${nothing}, ${bounds} from hours h
      where h.count > h.pictured having count(*) > 0`,
    sql`f.resources_count = 0`,
  ),
];

interface EndFact {
  readonly kind: FactKind;
  readonly unit: FactUnit;
  readonly value: Sql;
  /** A query of times `oldest` and `newest`, and the `most` that a feature of then has. */
  readonly group: Sql;
  readonly isOfGroup: Sql;
  readonly order: Sql;
}

/** One feature at an end of an order. Where it is, only those are told who may read it: a report may be shared with others. */
const endFact = (selected: Selected, { kind, unit, value, group, isOfGroup, order }: EndFact) => sql`
  (select ${sql.lit(kind)}, ${sql.lit(unit)}, (${value})::float8, f.name, null, f.created_origin, null::timestamptz,
    ${NO_PLACE}, 1, array[f.code::text]
  from (${group}) g cross join lateral (
    select f.* from features f
    where ${isSelected(selected)} and ${isOfGroup} and f.created_origin between g.oldest and g.newest
    -- Else PostgreSQL walks through all features in the order of their codes.
    offset 0
  ) f order by ${order} limit 1)`;

const endOfTime = (selected: Selected, kind: 'first' | 'last') => {
  const at = kind === 'first' ? sql`s.oldest` : sql`s.newest`;
  return endFact(selected, {
    kind,
    unit: 'features',
    value: sql`1`,
    group: sql`select ${at} as oldest, ${at} as newest from span s`,
    isOfGroup: sql`true`,
    order: kind === 'first' ? sql`f.code` : sql`f.code desc`,
  });
};

/** What areas or lengths there are together, and the most that one feature has. */
function listExtentFacts(selected: Selected, name: 'area' | 'length'): [Sql, Sql] {
  const [unit, kind, mostKind] =
    name === 'area'
      ? (['m2', 'area_sum', 'area_largest'] as const)
      : (['m', 'length_sum', 'length_longest'] as const);
  const column = name === 'area' ? sql`f.area_m2` : sql`f.length_m`;
  const [sum, count, most] = [sql.ref(`h.${name}`), sql.ref(`h.${name}s`), sql.ref(`h.${name}_most`)];
  return [
    sql`(select ${sql.lit(kind)}, ${sql.lit(unit)}, g.value, null, null, ${NO_TIME}, ${NO_PLACE}, g.count::bigint, listed.codes
      from (
        select sum(${sum})::float8 as value, sum(${count}) as count, ${bounds} from hours h
        where ${count} > 0 having count(*) > 0
      ) g cross join ${newestIn(selected, sql`${column} is not null`)})`,
    endFact(selected, {
      kind: mostKind,
      unit,
      value: column,
      group: sql`
        select h.oldest, h.newest, ${most} as most from hours h
        where ${most} = (select max(${most}) from hours h)`,
      isOfGroup: sql`${column} = g.most`,
      order: sql`f.code`,
    }),
  ];
}

const mostPicturedFact = (selected: Selected) =>
  endFact(selected, {
    kind: 'most_pictured',
    unit: 'photographs',
    value: sql`f.resources_count`,
    group: sql`
      select h.oldest, h.newest, h.pictures_most as most from hours h
      where h.pictures_most >= ${sql.lit(MIN_FOR_MOST_PICTURED)}
        and h.pictures_most = (select max(h.pictures_most) from hours h)`,
    isOfGroup: sql`f.resources_count = g.most`,
    order: sql`f.code`,
  });

function listTimeFacts(request: FactRequest): Sql[] {
  const { selected, timeZone, from, until } = request;
  const local = sql`f.created_origin at time zone ${timeZone}`;
  return [
    endOfTime(selected, 'first'),
    endOfTime(selected, 'last'),
    countFact(
      selected,
      'busiest_day',
      sql`
        select sum(h.count) as count, null as label, null as detail, h.day at time zone ${timeZone} as at, h.day, ${bounds}
        from (select h.*, date_trunc('day', h.hour) as day from hours h) h
        group by h.day order by 1 desc, h.day limit 1`,
      sql`date_trunc('day', ${local}) = g.day`,
    ),
    sql`(select 'busiest_hour', 'hour', g.part::float8, null, null, ${NO_TIME}, ${NO_PLACE}, g.count::bigint, listed.codes
      from (
        select sum(h.count) as count, h.part, ${bounds}
        from (select h.*, extract(hour from h.hour) as part from hours h) h
        group by h.part order by 1 desc, h.part limit 1
      ) g cross join ${newestIn(selected, sql`extract(hour from ${local}) = g.part`)})`,
    longestGapFact(selected, from, until),
    hourFacts(request),
    countFact(selected, 'period', periods(timeZone), sql`date_trunc(g.detail, ${local}) = g.start`),
  ];
}

/** Days of a month, weeks of half a year, months of three years, or years. */
const periods = (timeZone: string) => sql`
  select sum(h.count) as count, null as label, h.unit as detail, h.start at time zone ${timeZone} as at, h.start, ${bounds}
  from (
    select h.*, u.unit, date_trunc(u.unit, h.hour) as start
    from hours h cross join (
      select case when x.span <= interval '31 days' then 'day' when x.span <= interval '184 days' then 'week'
        when x.span <= interval '1096 days' then 'month' else 'year' end as unit
      from span x
    ) u
  ) h group by h.unit, h.start order by h.start desc limit ${sql.lit(MAX_PERIODS)}`;

const cellFacts = (selected: Selected) => sql`
  (select case when g.place = 1 then 'densest_cell' else 'cell' end, 'features', g.count::float8, null, null, ${NO_TIME},
    (g.cx + 0.5) * g.size, (g.cy + 0.5) * g.size, g.count, listed.codes
  from (
    select c.*, x.size, row_number() over (order by c.count desc, c.cx, c.cy) as place from cells c cross join grid x
  ) g cross join ${newestIn(selected, isInCell)})`;

/** The queries of facts that `hours` have, in the order of a report: of what there is, of places, and of extents. */
export function listFactQueries(request: FactRequest, whole: readonly number[]): Sql[] {
  const { selected, previous } = request;
  const [areas, largest] = listExtentFacts(selected, 'area');
  const [lengths, longest] = listExtentFacts(selected, 'length');
  return [
    ...totalFacts(selected),
    mostPicturedFact(selected),
    ...(previous === null ? [] : [previousFact]),
    ...listGroupFacts(selected, previous, whole),
    ...listTimeFacts(request),
    cellFacts(selected),
    sql`${areas} union all ${lengths}`,
    largest,
    longest,
  ];
}
