import type { TrackCursor } from '@waypost/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { TimeRange } from '../store.ts';

export interface TrackRow {
  readonly track_id: number;
  readonly radar_track_id: string;
  readonly source: string;
  readonly vessel_name: string | null;
  readonly photo_count: number;
  readonly started_at: Date;
  /** Along all detections up to `at`. */
  readonly running_km: number;
  /** False where it was seen after the range. */
  readonly is_active: boolean;
  readonly speed_unit: string;
  /** Of the last detection in the range. */
  readonly at: Date;
  readonly longitude: number;
  readonly latitude: number;
  readonly heading: number | null;
  readonly speed: number | null;
  /** Detections of the range in order, thinned out: milliseconds since 1970 of each. */
  readonly times: number[];
  /** Its place, in ten-millionths of a degree. */
  readonly lone7: number[];
  readonly late7: number[];
  /** How many there are before any are left out. */
  readonly total: number;
}

export interface TrackLimits {
  readonly limit: number;
  /** Of the line of each. */
  readonly points: number;
  /** Where the page before ended. */
  readonly after?: TrackCursor | null;
}

/** The days of a range, in UTC. */
const toDays = ({ from, to }: TimeRange) => sql`
  ${from.toISOString().slice(0, 10)}::date and ${to.toISOString().slice(0, 10)}::date`;

/**
 * The line of track `p` in a range, from those of its days, with every so many-th place if there are too many. The days
 * on which it begins and ends are cut by searching their times, and no detection is read.
 */
const drawLine = (range: TimeRange, points: number) => sql`
  select '[' || string_agg(array_to_string(c.times, ','), ',' order by k.day) || ']' as times,
    '[' || string_agg(array_to_string(c.lone7, ','), ',' order by k.day) || ']' as lone7,
    '[' || string_agg(array_to_string(c.late7, ','), ',' order by k.day) || ']' as late7,
    max(k.total)::integer as total
  from (
    select l.day, l.times[e.first:e.last] as times, l.lone7[e.first:e.last] as lone7, l.late7[e.first:e.last] as late7,
      sum(e.last - e.first + 1) over () as total,
      sum(e.last - e.first + 1) over (order by l.day) - (e.last - e.first + 1) as before,
      ceil(sum(e.last - e.first + 1) over () / ${points}::float8)::integer as step
    from radar_lines l
    -- An offset: otherwise the times are searched at each mention of these.
    cross join lateral (
      select width_bucket(${range.from.getTime() - 1}::bigint, l.times) + 1 as first,
        width_bucket(${range.to.getTime()}::bigint, l.times) as last offset 0) e
    where l.track_id = p.track_id and l.day between ${toDays(range)} and e.first <= e.last) k
  cross join lateral (
    select k.times, k.lone7, k.late7 where k.step = 1
    union all
    select array_agg(u.time order by u.place), array_agg(u.lone7 order by u.place), array_agg(u.late7 order by u.place)
    from unnest(k.times, k.lone7, k.late7) with ordinality u (time, lone7, late7, place)
    where k.step > 1 and (k.before + u.place = k.total or (k.before + u.place - 1) % k.step = 0)
    having count(*) > 0) c`;

/** A track whose way has still to be measured, if it was seen after the range. */
type PickedRow = Omit<TrackRow, 'running_km'> & { readonly running_km: number | null };

/** Only tracks within the limit are looked at closely: one that was not seen since the range was last seen in it. */
export function selectTracks(
  radarId: number,
  { from, to }: TimeRange,
  { limit, points, after = null }: TrackLimits,
): RawBuilder<PickedRow> {
  // To the millisecond, as a cursor is.
  const isAfter =
    after === null
      ? sql``
      : sql` and (date_trunc('milliseconds', l.at), t.track_id) < (to_timestamp(${after.at} / 1000.0), ${after.id})`;
  return sql<PickedRow>`
    with picked as materialized (
      select t.*, l.at from radar_tracks t
      cross join lateral (
        select case when t.last_at <= ${to} then t.last_at else (
          select max(d.at) from radar_detections d where d.track_id = t.track_id and d.at between ${from} and ${to}) end as at
        offset 0) l
      where t.radar_id = ${radarId} and t.last_at >= ${from} and t.first_at <= ${to} and l.at is not null${isAfter}
      order by date_trunc('milliseconds', l.at) desc, t.track_id desc limit ${limit})
    select p.track_id, p.radar_track_id, p.source, p.vessel_name, p.photo_count, p.started_at, p.speed_unit, p.at,
      p.is_active and p.at = p.last_at as is_active, d.longitude, d.latitude, d.heading, d.speed, n.times::json as times,
      n.lone7::json as lone7, n.late7::json as late7, n.total,
      case when p.at = p.last_at then p.running_km end as running_km
    from picked p
    join radar_detections d on d.track_id = p.track_id and d.at = p.at and d.at between ${from} and ${to}
    cross join lateral (${drawLine({ from, to }, points)}) n
    order by date_trunc('milliseconds', p.at) desc, p.track_id desc`;
}

/** The kilometres of tracks up to a time each, to the millisecond, by track. */
async function measureWays(db: Reader, tracks: readonly PickedRow[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ track_id: number; km: number }>`
    select w.track_id, coalesce(sum(st_distancesphere(m.place, m.before)) / 1000, 0) as km
    from unnest(${tracks.map((row) => row.track_id)}::integer[], ${tracks.map((row) => row.at.toISOString())}::timestamptz[]) w (track_id, at)
    cross join lateral (
      select st_makepoint(e.longitude, e.latitude) as place,
        lag(st_makepoint(e.longitude, e.latitude)) over (order by e.at) as before
      from radar_detections e where e.track_id = w.track_id and e.at < w.at + interval '1 millisecond') m
    group by 1`.execute(db);
  return new Map(rows.map(({ track_id, km }) => [track_id, km]));
}

/** The tracks of a station with detections in a range, the latest first, as they were at its end. */
export async function listTracks(
  db: Reader,
  radarId: number,
  range: TimeRange,
  limits: TrackLimits,
): Promise<TrackRow[]> {
  const { rows } = await selectTracks(radarId, range, limits).execute(db);
  const later = rows.filter(({ running_km }) => running_km === null);
  // A statement of its own: it looks into all days, and most pages have no such track.
  const ways = later.length === 0 ? new Map<number, number>() : await measureWays(db, later);
  return rows.map((row) => ({ ...row, running_km: row.running_km ?? ways.get(row.track_id) ?? 0 }));
}
