import type { FeatureFilter, TimelineBucket } from '@waypost/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import { areKindsKnown } from '../counting/store.ts';
import { isSelected, type Selected } from '../selected/store.ts';
import { listedProjects, toConditions } from '../store.ts';

/** A half-open interval; null where everything is meant. */
export interface Span {
  readonly start: Date;
  readonly end: Date;
}

export interface Bar {
  readonly date: Date;
  readonly count: number;
}

/** The filters that stored counts support. */
export type KeptFilter = Pick<
  FeatureFilter,
  'tags' | 'template_ids' | 'shared' | 'is_static' | 'start_date' | 'end_date'
>;

type Condition = RawBuilder<unknown>;

const HOUR_MS = 3_600_000;

/** The start of the bar that contains a moment. */
function toBar(bucket: TimelineBucket, moment: Condition): Condition {
  return bucket === 'month'
    ? sql`date_trunc('month', ${moment} at time zone 'UTC') at time zone 'UTC'`
    : sql`date_bin(${bucket}::interval, ${moment}, 'epoch')`;
}

const all = (conditions: readonly Condition[]) =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);

/** Condition on `f`: features of a span, including the whole hour in which it starts, as stored counts do. */
const isWithin = (span: Span | null) =>
  span === null
    ? sql`true`
    : sql`f.created_origin >= date_bin('1 hour', ${span.start}::timestamptz, 'epoch') and f.created_origin < ${span.end}`;

/** Conditions on the whole hours of a span between two dates. */
function listHourConditions({ start_date, end_date }: KeptFilter, span: Span | null): Condition[] {
  const conditions: Condition[] = [];
  if (span !== null) {
    conditions.push(
      sql`h.hour >= date_bin('1 hour', ${span.start}::timestamptz, 'epoch') and h.hour < ${span.end}`,
    );
  }
  if (start_date !== undefined) conditions.push(sql`h.hour >= ${nextHour(start_date)}`);
  if (end_date !== undefined) conditions.push(sql`h.hour < ${beganHour(end_date)}`);
  return conditions;
}

const beganHour = (ms: number) => new Date(Math.floor(ms / HOUR_MS) * HOUR_MS);
const nextHour = (ms: number) => new Date(Math.ceil(ms / HOUR_MS) * HOUR_MS);

/** Conditions for features in the partial hours at the dates of a filter, which are scanned. */
function listEdges({ start_date, end_date }: KeptFilter): Condition[] {
  const edges: Condition[] = [];
  if (start_date !== undefined) edges.push(sql`f.created_origin < ${nextHour(start_date)}`);
  if (end_date !== undefined) {
    const after = start_date === undefined ? [] : [nextHour(start_date)];
    const from = [beganHour(end_date), ...after].reduce((a, b) => (a > b ? a : b));
    edges.push(sql`f.created_origin >= ${from}`);
  }
  return edges;
}

/** The number of features in a row of counts that match. */
function toCount({ shared, is_static }: KeptFilter): Condition {
  const one = (wanted: boolean, count: Condition) => (wanted ? count : sql`h.features_count - ${count}`);
  if (shared !== undefined) return one(shared, sql`h.shared_count`);
  if (is_static !== undefined) return one(is_static, sql`h.static_count`);
  return sql`h.features_count`;
}

/** Whether stored counts can answer a filter. They do not record how many features are both Public and static. */
export function isKept(filter: FeatureFilter): filter is KeptFilter {
  const { tags, template_ids, shared, is_static, start_date, end_date, ...other } = filter;
  if (shared !== undefined && is_static !== undefined) return false;
  return Object.values(other).every((value) => value === undefined);
}

/** Stored counts with the start of their hour. */
function hoursOf(projectId: number, filter: KeptFilter, span: Span | null): Condition {
  const { template_ids, tags } = filter;
  const conditions = [
    sql`h.project_id = any(${listedProjects(projectId, tags)})`,
    ...(template_ids === undefined ? [] : [sql`h.template_id = any(${template_ids}::integer[])`]),
    ...listHourConditions(filter, span),
  ];
  const table = template_ids === undefined ? sql`feature_hours` : sql`feature_form_hours`;
  return sql`select h.hour as moment, ${toCount(filter)} as count from ${table} h where ${all(conditions)}`;
}

/** Whether the counts that a filter needs are known for the whole subtree. */
function knownIn(projectId: number, { template_ids, shared, is_static }: KeptFilter): Condition {
  const needsKinds = [template_ids, shared, is_static].some((value) => value !== undefined);
  if (!needsKinds) return sql`select true as is_known`;
  return sql`
    select coalesce(bool_and(${areKindsKnown}), true) as is_known from project_stats s
    where s.project_id = any(${listedProjects(projectId)})`;
}

/**
 * The bars of a project and its descendants, from counts stored by hour, and from a scan of the partial hours at the
 * dates of the filter. Null when some counts are unknown.
 */
export async function countByHours(
  db: Reader,
  projectId: number,
  filter: KeptFilter,
  bucket: TimelineBucket,
  span: Span | null,
): Promise<Bar[] | null> {
  const edges = listEdges(filter).map(
    (edge) => sql`
      union all select f.created_origin, 1 from features f
      where ${toConditions(projectId, filter)} and ${isWithin(span)} and ${edge}`,
  );
  // A single statement, so that the counts and whether they are known come from one snapshot.
  const result = await sql<{ is_known: boolean; date: Date | null; count: number | null }>`
    select known.is_known, bars.date, bars.count from (${knownIn(projectId, filter)}) known
    left join (
      select ${toBar(bucket, sql`moment`)} as date, sum(count)::integer as count
      from (${hoursOf(projectId, filter, span)} ${sql.join(edges, sql` `)}) counted
      group by 1 having sum(count) > 0
    ) bars on true
    order by bars.date`.execute(db);
  if (result.rows.some(({ is_known }) => !is_known)) return null;
  return result.rows.flatMap(({ date, count }) => (date === null || count === null ? [] : [{ date, count }]));
}

/** The bars of the features that match a filter, from a scan of the span. */
export async function countByFeatures(
  db: Reader,
  projectId: number,
  filter: FeatureFilter,
  bucket: TimelineBucket,
  span: Span | null,
): Promise<Bar[]> {
  const result = await sql<Bar>`
    select ${toBar(bucket, sql`f.created_origin`)} as date, count(*)::integer as count
    from features f where ${toConditions(projectId, filter)} and ${isWithin(span)}
    group by 1 order by 1`.execute(db);
  return result.rows;
}

/** The bars of a selection, from a scan of the span. */
export async function countBySelected(
  db: Reader,
  selected: Selected,
  bucket: TimelineBucket,
  span: Span | null,
): Promise<Bar[]> {
  const result = await sql<Bar>`
    select ${toBar(bucket, sql`f.created_origin`)} as date, count(*)::integer as count
    from features f where ${isSelected(selected)} and ${isWithin(span)}
    group by 1 order by 1`.execute(db);
  return result.rows;
}

export async function getProjectName(db: Reader, projectId: number): Promise<string> {
  const row = await db
    .selectFrom('projects')
    .select('project_name')
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  return row.project_name;
}
