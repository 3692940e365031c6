import type { RadarFault } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { plannedOnce } from '../../platform/db/driver/planned-once.ts';

/** The station of a layer, as an organization may see it. */
export interface StationRow {
  readonly radar_id: number;
  readonly name: string | null;
  readonly longitude: number | null;
  readonly latitude: number | null;
  readonly status: string | null;
  readonly range_km: number | null;
  readonly from_deg: number | null;
  readonly to_deg: number | null;
  readonly target_count: number;
  readonly skipped: number;
  readonly clock_ahead_s: number | null;
  readonly read_at: Date | null;
  readonly fault: RadarFault | null;
  /** Why the account of the organization does not open it any longer. */
  readonly own_fault: RadarFault | null;
  /** Since when it does not. */
  readonly closed_at: Date | null;
  readonly is_opened: boolean;
  readonly keep_days: number;
}

/** Days that an organization sees what its radars saw, unless it says otherwise. */
export const DEFAULT_KEEP_DAYS = 30;

/** What a layer of an organization shows; null for an unknown layer. */
export interface RadarLayer {
  /** Null: it shows no radar. */
  readonly radar_id: number | null;
  /** Null: nobody has read a new one yet. */
  readonly station: StationRow | null;
}

export async function findRadarLayer(
  db: Reader,
  organizationId: number,
  code: string,
): Promise<RadarLayer | null> {
  const { rows } = await sql<StationRow & { readonly layer_radar_id: number | null }>`
    ${plannedOnce}
    select l.radar_id as layer_radar_id, s.radar_id, s.name, s.longitude, s.latitude, s.status, s.range_km, s.from_deg,
      s.to_deg, s.target_count, s.skipped, s.clock_ahead_s, s.read_at, s.fault, a.fault as own_fault, a.closed_at,
      a.radar_id is not null as is_opened,
      coalesce(
        (select keep_days from radar_settings where organization_id = l.organization_id), ${DEFAULT_KEEP_DAYS}::integer
      ) as keep_days
    from (
      select organization_id, case when type = 3 then (layer ->> 'radar_id')::integer end as radar_id from layers
      where organization_id = ${organizationId}::integer and code = ${code}::uuid) l
    left join radar_stations s on s.radar_id = l.radar_id
    left join radar_access a on a.radar_id = s.radar_id and a.organization_id = l.organization_id`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { layer_radar_id, ...station } = row;
  return { radar_id: layer_radar_id, station: station.radar_id === null ? null : station };
}

/** Notes that somebody looks at a station, which is then read more often, and at once if that is due. */
export async function watchStation(
  tx: Tx,
  radarId: number,
  { watchedMs, untilMs }: { readonly watchedMs: number; readonly untilMs: number },
): Promise<void> {
  await sql`
    update radar_stations set watched_until = now() + ${untilMs}::float8 * interval '1 millisecond',
      next_read_at = case when failures > 0 or read_at is null then next_read_at
        else least(next_read_at, read_at + ${watchedMs}::float8 * interval '1 millisecond') end
    where radar_id = ${radarId}`.execute(tx);
}

/** From one time to another, both included. */
export interface TimeRange {
  readonly from: Date;
  readonly to: Date;
}

/** How many tracks of a station have times in a range. */
export async function countTracks(db: Reader, radarId: number, { from, to }: TimeRange): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from radar_tracks t
    where radar_id = ${radarId} and last_at >= ${from} and first_at <= ${to}
      and exists (select from radar_detections d where d.track_id = t.track_id and at between ${from} and ${to})`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

/** The partitions of whole days that no organization keeps. */
export async function listOldDays(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'public.radar_detections'::regclass
      and c.relname < 'radar_detections_' || to_char(
        (now() at time zone 'UTC') - interval '1 day' * (1 + greatest(${DEFAULT_KEEP_DAYS},
          coalesce((select max(keep_days) from radar_settings), 0))), 'YYYYMMDD')
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

export async function dropDay(tx: Tx, name: string): Promise<void> {
  await sql`drop table if exists ${sql.table(name)}`.execute(tx);
}

/** Deletes some lines of days whose partition is gone. @returns how many. */
export async function deleteLines(tx: Tx, limit: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    with days as materialized (
      select day from (select distinct day from radar_lines) d
      where to_regclass('public.radar_detections_' || to_char(day, 'YYYYMMDD')) is null),
    gone as (
      delete from radar_lines where (track_id, day) in (
        select track_id, day from radar_lines join days using (day) limit ${limit})
      returning track_id)
    select count(*)::integer as total from gone`.execute(tx);
  return rows[0]?.total ?? 0;
}

/** The stations, each of which is purged for itself: a reading holds its own only. */
export async function listStationIds(db: Reader): Promise<number[]> {
  const rows = await db.selectFrom('radar_stations').select('radar_id').orderBy('radar_id').execute();
  return rows.map(({ radar_id }) => radar_id);
}

/** Holds a station as a reading does: a line is drawn through what is there, which nobody else may be changing. */
const hold = (tx: Tx, radarId: number) =>
  sql`select from radar_stations where radar_id = ${radarId} for no key update`.execute(tx);

/** The days that the longest of a station's organizations keeps; a station that nobody has keeps the usual ones. */
const toKeptFrom = (radarId: number) => sql`now() - interval '1 day' * coalesce((
  select max(coalesce(r.keep_days, ${sql.lit(DEFAULT_KEEP_DAYS)})) from layers l
  left join radar_settings r on r.organization_id = l.organization_id
  where l.type = 3 and l.layer ->> 'radar_id' = ${String(radarId)}), ${sql.lit(DEFAULT_KEEP_DAYS)})`;

/** Deletes some detections of a station that no organization keeps. @returns how many. */
export async function deleteExpired(tx: Tx, radarId: number, limit: number): Promise<number> {
  await hold(tx, radarId);
  const { rows } = await sql<{ total: number }>`
    with kept as (select ${toKeptFrom(radarId)} as since),
    old as (
      select d.track_id, d.at from kept k join radar_tracks t on t.radar_id = ${radarId} and t.first_at < k.since
      join radar_detections d on d.track_id = t.track_id and d.at < k.since limit ${limit}),
    gone as (
      delete from radar_detections d using old where d.track_id = old.track_id and d.at = old.at returning d.track_id)
    select count(*)::integer as total from gone`.execute(tx);
  return rows[0]?.total ?? 0;
}

/** Deletes some tracks of a station that no organization keeps. @returns how many. */
export async function deleteTracks(tx: Tx, radarId: number, limit: number): Promise<number> {
  await hold(tx, radarId);
  const { rows } = await sql<{ total: number }>`
    with kept as (select ${toKeptFrom(radarId)} as since),
    gone as (
      delete from radar_tracks where track_id in (
        select t.track_id from kept k join radar_tracks t on t.radar_id = ${radarId} and t.last_at < k.since
        limit ${limit})
      returning track_id)
    select count(*)::integer as total from gone`.execute(tx);
  return rows[0]?.total ?? 0;
}

/**
 * Deletes some lines of days of which a station keeps no detection: they were drawn while the purge of a previous
 * version, which held no station, deleted the last ones.
 * @returns how many.
 */
export async function deleteLeftLines(tx: Tx, radarId: number, limit: number): Promise<number> {
  await hold(tx, radarId);
  const { rows } = await sql<{ total: number }>`
    with kept as (select ${toKeptFrom(radarId)} as since),
    gone as (
      delete from radar_lines where (track_id, day) in (
        select l.track_id, l.day from kept k join radar_tracks t on t.radar_id = ${radarId} and t.first_at < k.since
        join radar_lines l on l.track_id = t.track_id and l.day < (k.since at time zone 'UTC')::date
        where not exists (
          select from radar_detections d where d.track_id = l.track_id
            and d.at >= l.day::timestamp at time zone 'UTC' and d.at < (l.day + 1)::timestamp at time zone 'UTC')
        limit ${limit})
      returning track_id)
    select count(*)::integer as total from gone`.execute(tx);
  return rows[0]?.total ?? 0;
}
