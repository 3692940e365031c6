import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { FENCE_CHANNEL } from './store.ts';

/** Detections of one track between two times. */
export interface HeardVessel {
  readonly track_id: number;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  /** The box around them, in degrees. */
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** A vessel is judged from when it is as near to a fence, in degrees: it may have come so far since it was seen last. */
export const NEAR_DEG = 0.1;

/** Projects whose geofences watch a station, and whose organization its account opens it for. */
export async function listWatchers(tx: Tx, radarId: number): Promise<number[]> {
  const { rows } = await sql<{ project_id: number }>`
    select distinct p.project_id from fence_settings s
    join layers l on l.code = s.radar_layer and l.type = 3 and l.layer ->> 'radar_id' = ${String(radarId)}
    join features f on f.code = s.feature_code and f.geofence and f.deleted_at is null
    join projects p on p.project_id = f.project_id and p.organization_id = l.organization_id and p.deleted_at is null
    join radar_access a on a.organization_id = l.organization_id and a.radar_id = ${radarId} and a.fault is null
    where s.source = 'radar' order by 1`.execute(tx);
  return rows.map(({ project_id }) => project_id);
}

/** Notes which vessels of a station a project has to judge. One that was never near a fence is left out. */
export async function addVesselWindows(
  tx: Tx,
  projectId: number,
  radarId: number,
  vessels: readonly HeardVessel[],
): Promise<void> {
  const heard = vessels.map(({ from, to, ...vessel }) => ({
    ...vessel,
    from_at: new Date(from),
    to_at: new Date(to),
  }));
  const watched = sql`
    with fences as (
      select f.project_id, s.min_length_m, st_xmin(f.geometry) - ${NEAR_DEG} as west,
        st_ymin(f.geometry) - ${NEAR_DEG} as south, st_xmax(f.geometry) + ${NEAR_DEG} as east,
        st_ymax(f.geometry) + ${NEAR_DEG} as north
      from fence_settings s
      join layers l on l.code = s.radar_layer and l.type = 3 and l.layer ->> 'radar_id' = ${String(radarId)}
      join features f on f.code = s.feature_code and f.geofence and f.deleted_at is null and f.project_id = ${projectId}
      join projects p on p.project_id = f.project_id and p.organization_id = l.organization_id
      where s.source = 'radar'),
    heard as (
      select * from jsonb_to_recordset(${JSON.stringify(heard)}::jsonb)
        as h (track_id integer, from_at timestamptz, to_at timestamptz, west float8, south float8, east float8,
          north float8)),
    watched as (
      select distinct f.project_id, h.track_id, h.from_at, h.to_at, coalesce(t.vessel_name, '#' || t.radar_track_id) as name
      from heard h join radar_tracks t on t.track_id = h.track_id
      join fences f on f.min_length_m is null or t.length_m >= f.min_length_m
      where (h.west <= f.east and h.east >= f.west and h.south <= f.north and h.north >= f.south)
        or exists (select from fence_subjects s where s.project_id = f.project_id and s.track_id = h.track_id))`;
  await sql`
    ${watched} insert into fence_subjects (project_id, kind, track_id, vessel_name)
    select w.project_id, 'vessel', w.track_id, w.name from watched w
    -- A conflict locks its row even where the name stays, and would wait for whoever judges the vessel.
    where not exists (select from fence_subjects s where s.project_id = w.project_id and s.track_id = w.track_id
      and s.vessel_name is not distinct from w.name)
    order by 1, 3
    on conflict (track_id, project_id) do update set vessel_name = excluded.vessel_name`.execute(tx);
  // One that waited for its radar to be open again is judged now: it is.
  const { rows } = await sql<{ is_any: boolean }>`
    ${watched}, added as (
      insert into fence_windows (subject_id, from_at, to_at)
      select s.subject_id, w.from_at, w.to_at from watched w
      join fence_subjects s on s.project_id = w.project_id and s.track_id = w.track_id
      returning subject_id),
    woken as (
      update fence_subjects s set retry_at = null from added a
      where s.subject_id = a.subject_id and s.failures = 0 and s.retry_at is not null)
    select exists (select from added) as is_any`.execute(tx);
  if (rows[0]?.is_any === true) await sql`select pg_notify(${FENCE_CHANNEL}, '')`.execute(tx);
}

/** Deletes vessels whose track is no longer kept and of which nothing was told. @returns how many. */
export async function deleteGoneVessels(tx: Tx): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from fence_subjects s where s.kind = 'vessel' and s.track_id is null
      and not exists (select from fence_crossings c where c.subject_id = s.subject_id)`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
