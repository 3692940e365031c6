import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { ProviderStation } from '../../../providers/radar/radar.ts';

/** Gives every station that a layer shows a row. */
export async function putStations(tx: Tx): Promise<void> {
  await sql`
    insert into radar_stations (radar_id)
    select distinct (layer ->> 'radar_id')::integer from layers l
    where type = 3 and not exists (select from radar_stations s where s.radar_id = (l.layer ->> 'radar_id')::integer)
    order by 1 on conflict do nothing`.execute(tx);
}

export async function putStation(tx: Tx, radarId: number): Promise<void> {
  await sql`insert into radar_stations (radar_id) values (${radarId}) on conflict do nothing`.execute(tx);
}

/** A station that an organization has a layer of. */
export interface Holder {
  readonly organization_id: number;
  readonly radar_id: number;
  /** Why its account does not open it; null if it does, or was never asked. */
  readonly fault: string | null;
  /** When its account last said whether it opens it; null: never. */
  readonly checked_at: Date | null;
  /** When its account was last asked, whatever came of it. */
  readonly tried_at: Date | null;
  /** Until when the provider asks to be left alone with it. */
  readonly wait_until: Date | null;
}

/** Every organization with the stations that its layers show. */
export async function listHolders(db: Reader): Promise<Holder[]> {
  const { rows } = await sql<Holder>`
    select l.organization_id, l.radar_id, a.fault, a.checked_at, r.tried_at, r.wait_until
    from (select distinct organization_id, (layer ->> 'radar_id')::integer as radar_id from layers where type = 3) l
    left join radar_access a on a.organization_id = l.organization_id and a.radar_id = l.radar_id
    left join radar_accounts r on r.organization_id = l.organization_id
    order by 1, 2`.execute(db);
  return rows;
}

/** Notes that the accounts of organizations open stations, as far as layers show them. */
export async function putAccess(
  tx: Tx,
  organizationIds: readonly number[],
  radarIds: readonly number[],
): Promise<void> {
  await sql`
    insert into radar_access (organization_id, radar_id)
    select distinct l.organization_id, s.radar_id
    from layers l join radar_stations s on s.radar_id = (l.layer ->> 'radar_id')::integer
    where l.type = 3 and l.organization_id = any(${organizationIds}::integer[])
      and s.radar_id = any(${radarIds}::integer[])
    order by 1, 2
    on conflict (organization_id, radar_id) do update set fault = null, closed_at = null, checked_at = now()`.execute(
    tx,
  );
}

/**
 * Notes that the accounts of organizations do not open stations any longer; those that never did stay without a row.
 * @returns the stations that they opened until now.
 */
export async function closeAccess(
  tx: Tx,
  organizationIds: readonly number[],
  fault: 'refused' | 'gone',
  exceptRadarIds: readonly number[],
): Promise<readonly { readonly organization_id: number; readonly radar_id: number }[]> {
  const { rows } = await sql<{ organization_id: number; radar_id: number; was_open: boolean }>`
    update radar_access a set fault = ${fault}, closed_at = coalesce(a.closed_at, now()), checked_at = now()
    from radar_access b
    where b.organization_id = a.organization_id and b.radar_id = a.radar_id
      and a.organization_id = any(${organizationIds}::integer[]) and a.radar_id <> all(${exceptRadarIds}::integer[])
    returning a.organization_id, a.radar_id, b.fault is null as was_open`.execute(tx);
  return rows.filter(({ was_open }) => was_open);
}

/** Organizations with a layer of a station that their accounts open. */
export async function listOpeners(db: Reader, radarId: number): Promise<number[]> {
  const { rows } = await sql<{ organization_id: number }>`
    select organization_id from radar_access a where radar_id = ${radarId} and fault is null
      and exists (select from layers l where l.type = 3 and l.organization_id = a.organization_id
        and l.layer ->> 'radar_id' = a.radar_id::text)
    order by 1`.execute(db);
  return rows.map(({ organization_id }) => organization_id);
}

/** What a reading says of a station itself. */
export interface StationFacts
  extends Pick<ProviderStation, 'name' | 'longitude' | 'latitude' | 'status' | 'sweep'> {
  readonly targetCount: number;
  readonly skipped: number;
  readonly clockAheadS: number | null;
}

/**
 * Stores what a station says of itself, ends the claim, and holds the row until the transaction ends.
 * @returns whether the claim still held: if not, another process has read the station since.
 */
export async function updateStation(
  tx: Tx,
  radarId: number,
  claimedBy: string,
  facts: StationFacts,
  pauses: { readonly watchedMs: number; readonly idleMs: number },
): Promise<boolean> {
  const { name, longitude, latitude, status, sweep, targetCount, skipped, clockAheadS } = facts;
  const { rows } = await sql`
    update radar_stations set name = coalesce(${name}, name), longitude = coalesce(${longitude}, longitude),
      latitude = coalesce(${latitude}, latitude), status = ${status},
      range_km = ${sweep?.range_km ?? null}, from_deg = ${sweep?.from_deg ?? null}, to_deg = ${sweep?.to_deg ?? null},
      target_count = ${targetCount}, skipped = ${skipped}, clock_ahead_s = ${clockAheadS}, read_at = now(),
      fault = null, failures = 0, claimed_by = null, claimed_until = null,
      next_read_at = now() + interval '1 millisecond' *
        case when watched_until > now() then ${pauses.watchedMs}::float8 else ${pauses.idleMs}::float8 end
    where radar_id = ${radarId} and claimed_by = ${claimedBy}::uuid returning 1`.execute(tx);
  return rows.length > 0;
}

/** One detection with its track, as it is sent to the database. */
export interface FeedRow {
  readonly provider_id: string;
  readonly radar_track_id: string;
  readonly source: string;
  readonly vessel_name: string | null;
  readonly length_m: number | null;
  readonly photo_count: number;
  /** Milliseconds since 1970. */
  readonly started_at: number;
  readonly at: number;
  readonly longitude: number;
  readonly latitude: number;
  readonly heading: number | null;
  readonly speed: number | null;
  readonly bearing: number | null;
  readonly distance: number | null;
  readonly confidence: number | null;
}

const asFeed = (rows: readonly FeedRow[]) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as f (
  provider_id text, radar_track_id text, source text, vessel_name text, length_m float8, photo_count integer, started_at bigint,
  at bigint, longitude float8, latitude float8, heading float8, speed float8, bearing float8, distance float8,
  confidence float8)`;
const toTime = (name: string) => sql`to_timestamp(${sql.raw(name)} / 1000.0)`;

/** Marks the tracks of a station that its feed has, and that it has not. */
export async function markActive(tx: Tx, radarId: number, providerIds: readonly string[]): Promise<void> {
  await sql`
    update radar_tracks set is_active = provider_id = any(${providerIds}::text[])
    where radar_id = ${radarId} and (is_active or provider_id = any(${providerIds}::text[]))
      and is_active is distinct from (provider_id = any(${providerIds}::text[]))`.execute(tx);
}

/** Gives the tracks of a feed a row each. */
export async function putTracks(
  tx: Tx,
  radarId: number,
  rows: readonly FeedRow[],
  units: { readonly speed: string; readonly distance: string },
): Promise<void> {
  await sql`
    insert into radar_tracks as t (radar_id, provider_id, radar_track_id, source, vessel_name, length_m, photo_count,
      started_at, first_at, last_at, last_lng, last_lat, speed_unit, distance_unit)
    select distinct on (f.provider_id) ${radarId}::integer, f.provider_id, f.radar_track_id, f.source, f.vessel_name,
      f.length_m, f.photo_count, ${toTime('f.started_at')}, ${toTime('f.at')}, ${toTime('f.at')}, f.longitude, f.latitude,
      ${units.speed}::text, ${units.distance}::text
    from ${asFeed(rows)} order by f.provider_id, f.at desc
    on conflict (radar_id, provider_id) do update set radar_track_id = excluded.radar_track_id,
      vessel_name = coalesce(excluded.vessel_name, t.vessel_name),
      length_m = coalesce(excluded.length_m, t.length_m),
      photo_count = greatest(excluded.photo_count, t.photo_count)`.execute(tx);
}

/** A detection that was not there before. */
export interface AddedDetection {
  readonly track_id: number;
  readonly at: Date;
  readonly longitude: number;
  readonly latitude: number;
  /** Whether it is of before the last one of its track. */
  readonly is_late: boolean;
}

/** Inserts detections that are not there, and moves their tracks on by one each. @returns those, by track and time. */
export async function insertDetections(
  tx: Tx,
  radarId: number,
  rows: readonly FeedRow[],
): Promise<readonly AddedDetection[]> {
  const { rows: added } = await sql<AddedDetection>`
    with feed as (
      select t.track_id, t.last_at, t.last_lng, t.last_lat, ${toTime('f.at')} as at, f.longitude, f.latitude, f.heading,
        f.speed, f.bearing, f.distance, f.confidence
      from ${asFeed(rows)} join radar_tracks t on t.radar_id = ${radarId} and t.provider_id = f.provider_id),
    added as (
      insert into radar_detections (at, track_id, longitude, latitude, heading, speed, bearing, distance, confidence)
      select at, track_id, longitude, latitude, heading, speed, bearing, distance, confidence from feed order by 2, 1
      on conflict do nothing returning track_id, at),
    moved as (
      update radar_tracks t set last_at = f.at, last_lng = f.longitude, last_lat = f.latitude,
        running_km = t.running_km + st_distancesphere(st_makepoint(f.last_lng, f.last_lat),
          st_makepoint(f.longitude, f.latitude)) / 1000
      from feed f join added using (track_id, at)
      where t.track_id = f.track_id and f.at > f.last_at)
    select distinct track_id, at, longitude, latitude, feed.at < feed.last_at as is_late
    from added join feed using (track_id, at) order by track_id, at`.execute(tx);
  return added;
}

/** Measures tracks anew whose detections did not come in order. */
export async function measureTracks(tx: Tx, trackIds: readonly number[]): Promise<void> {
  if (trackIds.length === 0) return;
  await sql`
    update radar_tracks t set running_km = m.km, first_at = m.first_at, last_at = m.last_at, last_lng = m.lng,
      last_lat = m.lat
    from (
      select track_id, coalesce(sum(st_distancesphere(st_makepoint(longitude, latitude), before)) / 1000, 0) as km,
        min(at) as first_at, max(at) as last_at, (array_agg(longitude order by at desc))[1] as lng,
        (array_agg(latitude order by at desc))[1] as lat
      from (
        select track_id, at, longitude, latitude,
          lag(st_makepoint(longitude, latitude)) over (partition by track_id order by at) as before
        from radar_detections where track_id = any(${trackIds}::integer[])) d
      group by track_id) m
    where t.track_id = m.track_id`.execute(tx);
}

const toDay = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The days of some times that have no partition yet. */
export async function listMissingDays(db: Reader, times: readonly number[]): Promise<string[]> {
  const days = [...new Set(times.map(toDay))];
  const { rows } = await sql<{ day: string }>`
    select d as day from unnest(${days}::text[]) d
    where to_regclass('public.radar_detections_' || to_char(d::date, 'YYYYMMDD')) is null order by d`.execute(
    db,
  );
  return rows.map(({ day }) => day);
}

export async function makePartition(tx: Tx, day: string): Promise<void> {
  await sql`select make_radar_partition(${day}::date)`.execute(tx);
}
