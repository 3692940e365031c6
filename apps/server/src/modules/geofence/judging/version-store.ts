import type { FenceSettings } from '@waypost/contract';
import type { MultiPolygon, Polygon } from 'geojson';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { plannedOnce } from '../../../platform/db/driver/planned-once.ts';
import { VESSEL_KEEP_DAYS } from './vessel-keep-days.ts';

/**
 * Two days more than positions, or the last states of a project without them, are kept: they are purged once a day. Vessels
 * are judged by the days of their radar, so a geofence that watched them keeps all its versions for these: one that ended
 * the watch must not go before the one it ended.
 */
const cutoff = sql`now() - (2 + greatest(coalesce(t.keep_days, 1), case when exists (
  select from fence_versions r where r.feature_code = v.feature_code and r.project_id = v.project_id
    and r.settings ->> 'source' = 'radar') then ${VESSEL_KEEP_DAYS}::integer end)) * interval '1 day'`;

/** Whether `v` was replaced, or is off, since before any position that the project of settings `t` keeps. */
const hasEnded = sql`(v.valid_from <= ${cutoff} and (v.geometry is null or exists (
  select from fence_versions n where n.feature_code = v.feature_code and n.project_id = v.project_id
    and n.valid_from > v.valid_from and n.valid_from <= ${cutoff})))`;

/** A version as it is stored. */
export interface FenceVersionRow {
  readonly id: number;
  readonly code: string;
  readonly validFrom: number;
  readonly geometry: Polygon | MultiPolygon | null;
  readonly watches: readonly ('in' | 'out')[];
  readonly settings: FenceSettingsRow | null;
  /** The station of its radar layer; null without one. */
  readonly radarId: number | null;
}

/** A row of `fence_settings` without its feature. */
export interface FenceSettingsRow
  extends Pick<FenceSettings, 'margin_m' | 'stay_s' | 'dwell_s' | 'hours' | 'time_zone' | 'absence_s'> {
  readonly still_radius_m: number | null;
  readonly still_s: number | null;
  /** Absent in versions from before vessels were watched, as the next two. */
  readonly source?: 'people' | 'radar';
  readonly radar_layer?: string | null;
  readonly min_length_m?: number | null;
}

/** Changes whenever a version is added to a project or deleted. */
export async function readFenceStamp(db: Reader, projectId: number): Promise<string> {
  const { rows } = await sql<{ stamp: string }>`
    ${plannedOnce}
    select count(*) || '/' || coalesce(max(id), 0) as stamp from fence_versions
    where project_id = ${projectId}`.execute(db);
  return rows[0]?.stamp ?? '';
}

/** The versions of a project that held at a time whose positions are kept. */
export async function listFenceVersions(db: Reader, projectId: number): Promise<FenceVersionRow[]> {
  const { rows } = await sql<{
    id: number | string;
    feature_code: string;
    valid_from: Date;
    geometry: Polygon | MultiPolygon | null;
    watches: ('in' | 'out')[];
    settings: FenceSettingsRow | null;
    radar_id: number | null;
  }>`
    select v.id, v.feature_code, v.valid_from, st_asgeojson(st_force2d(v.geometry), 9)::jsonb as geometry, v.watches,
      v.settings, (l.layer ->> 'radar_id')::integer as radar_id
    from fence_versions v left join trail_settings t on t.project_id = v.project_id
    left join layers l on l.code = (v.settings ->> 'radar_layer')::uuid and l.type = 3
    where v.project_id = ${projectId} and not ${hasEnded}
    order by v.id`.execute(db);
  return rows.map(({ id, feature_code: code, valid_from, radar_id, ...row }) => ({
    id: Number(id),
    code,
    validFrom: valid_from.getTime(),
    radarId: radar_id,
    ...row,
  }));
}

/** Deletes some of the versions that no kept position is judged by. @returns how many. */
export async function deleteOldVersions(tx: Tx, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from fence_versions where id in (
      select v.id from fence_versions v left join trail_settings t on t.project_id = v.project_id
      -- Oldest first: what was before a fence was turned off must not come back.
      where ${hasEnded} order by v.valid_from, v.id limit ${limit})`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
