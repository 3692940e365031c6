import {
  FENCE_TRIAL_DAYS,
  type FenceTrialCreate,
  MAX_TRIAL_POSITIONS,
  VESSEL_LOST_S,
} from '@waypost/contract';
import type { Reader } from '../../../platform/db/database.ts';
import type { RadarPastReader } from '../../radar/index.ts';
import { NEAR_DEG } from '../judging/vessel-store.ts';
import type { TrialPast } from './try-fence.ts';

/** What a trial watches: the vessels of a radar layer. */
interface WatchedVessels {
  readonly organizationId: number;
  readonly code: string;
  readonly minLengthM: number | null;
}

/** West, south, east and north of what is near an area. */
function toNearBbox({ type, coordinates }: FenceTrialCreate['geometry']): [number, number, number, number] {
  const outer = type === 'Polygon' ? [coordinates[0]] : coordinates.map(([ring]) => ring);
  const bbox: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [lng = 0, lat = 0] of outer.flatMap((ring) => ring ?? [])) {
    bbox[0] = Math.min(bbox[0], lng - NEAR_DEG);
    bbox[1] = Math.min(bbox[1], lat - NEAR_DEG);
    bbox[2] = Math.max(bbox[2], lng + NEAR_DEG);
    bbox[3] = Math.max(bbox[3], lat + NEAR_DEG);
  }
  return bbox;
}

/** Where the vessels were that a radar saw near an area, as far back as the organization sees. */
export async function readPastOfVessels(
  db: Reader,
  read: RadarPastReader,
  geometry: FenceTrialCreate['geometry'],
  { organizationId, code, minLengthM }: WatchedVessels,
): Promise<TrialPast> {
  const { vessels, from, to, isCut } = await read(
    db,
    { organizationId, code },
    { bbox: toNearBbox(geometry), minLengthM, days: FENCE_TRIAL_DAYS, limit: MAX_TRIAL_POSITIONS },
  );
  const names = new Map(vessels.map(({ trackId, name }) => [String(trackId), { id: trackId, name }]));
  return {
    tracks: vessels.map(({ trackId, seen }) => ({
      key: String(trackId),
      positions: seen.map((place) => ({ ...place, accuracyM: 0 })),
    })),
    from,
    to,
    isCut,
    maxGapMs: VESSEL_LOST_S * 1000,
    toSubject: (key) => {
      const vessel = names.get(key);
      return vessel && { kind: 'vessel', id: vessel.id, display_name: vessel.name, avatar_url: null };
    },
  };
}
