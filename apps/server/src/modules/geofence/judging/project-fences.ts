import { VESSEL_LOST_S } from '@waypost/contract';
import { type FenceSet, type FenceVersion, prepareFences } from '@waypost/geofence';
import type { Reader } from '../../../platform/db/database.ts';
import { toJudged, toSettings } from './to-fence-settings.ts';
import { type FenceVersionRow, listFenceVersions, readFenceStamp } from './version-store.ts';

/** How many projects’ fences are kept ready, and how many vertices they have together at most. */
const KEPT_PROJECTS = 20;
const KEPT_VERTICES = 2_000_000;
/** Time zones are read anew after a day, since they are known for some time ahead only. */
const KEPT_MS = 24 * 3_600_000;

/** A vessel, as far as fences choose by it. */
export interface JudgedVessel {
  readonly radarId: number;
  /** Null: not known. */
  readonly lengthM: number | null;
}

/** The fences of a project, with their versions. */
export interface ProjectFences {
  /** Those that watch members and devices. */
  readonly set: FenceSet;
  /** Those that watch a vessel. */
  readonly toVesselSet: (vessel: JudgedVessel) => FenceSet;
}

interface Kept extends ProjectFences {
  readonly stamp: string;
  readonly readAt: number;
  readonly vertices: number;
}

function countVertices({ geometry }: FenceVersionRow): number {
  if (geometry === null) return 0;
  const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
  return rings.reduce((sum, ring) => sum + ring.length, 0);
}

/** Drops the oldest until the rest is small enough; the last one read alone may be larger. */
function dropOldest(kept: Map<number, Kept>): void {
  let vertices = 0;
  for (const one of kept.values()) vertices += one.vertices;
  for (const [projectId, one] of kept) {
    if (kept.size === 1 || (kept.size <= KEPT_PROJECTS && vertices <= KEPT_VERTICES)) return;
    kept.delete(projectId);
    vertices -= one.vertices;
  }
}

interface ChoosingVersion extends FenceVersion {
  /** Which vessels it watches; null: members and devices. */
  readonly radar: { readonly radarId: number | null; readonly minLengthM: number | null } | null;
}

function toVersion(row: FenceVersionRow, now: number): ChoosingVersion {
  const { id, code, validFrom, geometry, watches, radarId } = row;
  const settings = toSettings(row.settings);
  const minLengthM = settings.radar?.min_length_m ?? null;
  return {
    ...{ id: code, version: id, validFrom, geometry },
    settings: toJudged(settings, watches, now),
    radar: settings.radar === null ? null : { radarId, minLengthM },
  };
}

/** A version that watches somebody else is off. */
const toOff = (version: ChoosingVersion): ChoosingVersion => ({ ...version, geometry: null });

/** Prepares the fences of vessels: the same for all that the same versions watch. */
function createVesselSets(versions: readonly ChoosingVersion[]): ProjectFences['toVesselSet'] {
  const ofVessels = versions.filter(({ radar }) => radar !== null);
  const made = new Map<string, FenceSet>();
  return ({ radarId, lengthM }) => {
    const isWatched = ({ radar }: ChoosingVersion) =>
      radar !== null && radar.radarId === radarId && (radar.minLengthM ?? 0) <= (lengthM ?? 0);
    const chosen = versions.map((version) => (isWatched(version) ? version : toOff(version)));
    const key = ofVessels.map((version) => (isWatched(version) ? '1' : '0')).join('');
    const known = made.get(key);
    if (known !== undefined) return known;
    const set = prepareFences(chosen, { maxGapMs: VESSEL_LOST_S * 1000 });
    made.set(key, set);
    return set;
  };
}

/** Reads fences of projects, and keeps those of the last projects prepared. */
export function createFenceReader(): (db: Reader, projectId: number) => Promise<ProjectFences> {
  const kept = new Map<number, Kept>();
  return async (db, projectId) => {
    const stamp = await readFenceStamp(db, projectId);
    const now = Date.now();
    const known = kept.get(projectId);
    kept.delete(projectId);
    if (known !== undefined && known.stamp === stamp && now - known.readAt < KEPT_MS) {
      kept.set(projectId, known);
      return known;
    }
    const rows = await listFenceVersions(db, projectId);
    const versions = rows.map((row) => toVersion(row, now));
    const vertices = rows.reduce((sum, row) => sum + countVertices(row), 0);
    const people = versions.map((version) => (version.radar === null ? version : toOff(version)));
    const toVesselSet = createVesselSets(versions);
    const made = { set: prepareFences(people), toVesselSet, stamp, readAt: now, vertices };
    kept.set(projectId, made);
    dropOldest(kept);
    return made;
  };
}
