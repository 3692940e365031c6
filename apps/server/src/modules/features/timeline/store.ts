import type { FeatureFilter, TimelineBucket } from '@waypost/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import { subtreeOf, toConditions } from '../store.ts';

/** From the first moment to before the last; null where everything is meant. */
export interface Span {
  readonly start: Date;
  readonly end: Date;
}

export interface Bar {
  readonly date: Date;
  readonly count: number;
}

/** Where the bar of a moment begins. */
function toBar(bucket: TimelineBucket, moment: RawBuilder<unknown>): RawBuilder<unknown> {
  return bucket === 'month'
    ? sql`date_trunc('month', ${moment} at time zone 'UTC') at time zone 'UTC'`
    : sql`date_bin(${bucket}::interval, ${moment}, 'epoch')`;
}

/** The bars of all features of a project and of those below it, by the counts that are kept an hour. */
export async function countByHours(
  db: Reader,
  projectId: number,
  bucket: TimelineBucket,
  span: Span | null,
): Promise<Bar[]> {
  // An hour that has begun before the span belongs to it: its first bar is as old.
  const within =
    span === null
      ? sql`true`
      : sql`f.hour >= date_bin('1 hour', ${span.start}::timestamptz, 'epoch') and f.hour < ${span.end}`;
  const result = await sql<Bar>`
    select ${toBar(bucket, sql`f.hour`)} as date, sum(f.features_count)::integer as count
    from feature_hours f where ${subtreeOf(projectId)} and ${within}
    group by 1 having sum(f.features_count) > 0 order by 1`.execute(db);
  return result.rows;
}

/** The bars of the features that pass a filter, by looking at each within the span. */
export async function countByFeatures(
  db: Reader,
  projectId: number,
  filter: FeatureFilter,
  bucket: TimelineBucket,
  span: Span | null,
): Promise<Bar[]> {
  const within =
    span === null
      ? sql`true`
      : sql`f.created_origin >= date_bin('1 hour', ${span.start}::timestamptz, 'epoch')
          and f.created_origin < ${span.end}`;
  const result = await sql<Bar>`
    select ${toBar(bucket, sql`f.created_origin`)} as date, count(*)::integer as count
    from features f where ${toConditions(projectId, filter)} and ${within}
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
