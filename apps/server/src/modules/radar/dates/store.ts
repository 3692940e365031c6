import type { TimelineBucket } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { TimeRange } from '../store.ts';

/** How many tracks of a station had detections in each bar of a range, in order; bars without any are left out. */
export async function countByBars(
  db: Reader,
  radarId: number,
  bucket: TimelineBucket,
  { from, to }: TimeRange,
): Promise<{ readonly date: Date; readonly count: number }[]> {
  const bar =
    bucket === 'month'
      ? sql`date_trunc('month', d.at at time zone 'UTC') at time zone 'UTC'`
      : sql`date_bin(${bucket}::interval, d.at, 'epoch')`;
  const { rows } = await sql<{ date: Date; count: number }>`
    select ${bar} as date, count(distinct d.track_id)::integer as count
    from radar_tracks t join radar_detections d on d.track_id = t.track_id and d.at between ${from} and ${to}
    where t.radar_id = ${radarId} and t.last_at >= ${from} and t.first_at <= ${to}
    group by 1 order by 1`.execute(db);
  return rows;
}
