import {
  type FenceCrossing,
  type FenceNow,
  type FenceSettings,
  type FenceTrial,
  type FenceTrialCreate,
  MAX_GEOFENCE_EVENTS,
  type MarkedFence,
  radarKind,
} from '@waypost/contract';
import type { FeatureGrant, ProjectGrant } from '../../../access/grant.ts';
import { requireOrganization } from '../../../access/require-access.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Database, Reader, Tx } from '../../../platform/db/database.ts';
import { appendEvent } from '../../../platform/realtime/event-log.ts';
import type { RadarPastReader } from '../../radar/index.ts';
import { toSettings } from '../judging/to-fence-settings.ts';
import { listMarkedFences } from './marked-fences.ts';
import { readPastOfPeople } from './past-of-people.ts';
import { readPastOfVessels } from './past-of-vessels.ts';
import {
  findLayerOfFeature,
  findRadar,
  findSettings,
  findUsualZone,
  listCrossings,
  listLastStates,
  putSettings,
} from './store.ts';
import { type TrialPast, tryFence } from './try-fence.ts';

/** What the product judges of geofences, and how. */
export interface JudgedFenceService {
  /** The geofences of a project, with who is inside. */
  listMarked(grant: ProjectGrant<'geofence_event:read'>): Promise<MarkedFence[]>;
  listCrossings(grant: FeatureGrant<'geofence_event:read'>, before: number | null): Promise<FenceCrossing[]>;
  getNow(grant: FeatureGrant<'geofence_event:read'>): Promise<FenceNow>;
  putSettings(grant: FeatureGrant<'feature:update'>, settings: FenceSettings): Promise<FenceNow>;
  /**
   * Judges what is kept by a fence, of which nothing is saved or told.
   * @throws AppError of a radar layer: `organization_not_found`, `layer_not_found`, `layer_without_radar`,
   * `radar_access_required`.
   */
  try(grant: FeatureGrant<'feature:update'>, input: FenceTrialCreate): Promise<FenceTrial>;
}

async function readNow(db: Reader, code: string): Promise<FenceNow> {
  const settings = toSettings(await findSettings(db, code));
  const inside = (await listLastStates(db, code)).flatMap(({ subject, state }) => {
    const here = state.fences[code];
    if (here === undefined || state.last === null) return [];
    const since = new Date(here.since).toISOString();
    return [{ subject, since, cause: here.cause, seen_at: new Date(state.last.at).toISOString() }];
  });
  return {
    settings,
    usual_zone: await findUsualZone(db, code),
    radar: await findRadar(db, code),
    inside: inside.sort((a, b) => b.since.localeCompare(a.since)),
  };
}

/**
 * Whoever points a geofence at a radar layer may see that layer.
 * @throws AppError `organization_not_found`, `layer_not_found`, `layer_without_radar`.
 */
async function checkRadar(
  tx: Tx,
  { code, memberId }: FeatureGrant<'feature:update'>,
  radar: FenceSettings['radar'],
): Promise<void> {
  const layer = radar?.layer ?? null;
  const before = toSettings(await findSettings(tx, code)).radar?.layer ?? null;
  if (layer === null || layer === before) return;
  const { organization_id, type } = await findLayerOfFeature(tx, code, layer);
  await requireOrganization(tx, { memberId }, organization_id, 'layer:read');
  if (type === null) throw new AppError('layer_not_found');
  if (type !== radarKind.type) throw new AppError('layer_without_radar');
}

/** The past that a fence of a feature would have watched. */
async function readPast(
  db: Reader,
  readRadarPast: RadarPastReader,
  { code, projectId, memberId }: FeatureGrant<'feature:update'>,
  { settings: { radar }, geometry }: FenceTrialCreate,
  now: number,
): Promise<TrialPast> {
  if (radar === null) return readPastOfPeople(db, projectId, now);
  if (radar.layer === null) throw new AppError('layer_not_found');
  const { organization_id: organizationId } = await findLayerOfFeature(db, code, radar.layer);
  // Also of a layer that somebody else chose: what a trial tells was told to nobody.
  await requireOrganization(db, { memberId }, organizationId, 'layer:read');
  const watched = { organizationId, code: radar.layer, minLengthM: radar.min_length_m };
  return readPastOfVessels(db, readRadarPast, geometry, watched);
}

export function createJudgedFenceService(
  database: Database,
  readRadarPast: RadarPastReader,
): JudgedFenceService {
  return {
    listMarked: ({ projectId }) => listMarkedFences(database.read, projectId),
    listCrossings: ({ code }, before) =>
      listCrossings(database.read, code, { before, limit: MAX_GEOFENCE_EVENTS }),
    getNow: ({ code }) => readNow(database.read, code),
    putSettings: (grant, settings) =>
      database.transaction(async (tx) => {
        const { code, projectId, memberId } = grant;
        await checkRadar(tx, grant, settings.radar);
        if (!(await putSettings(tx, code, settings))) throw new AppError('feature_not_found');
        const now = await readNow(tx, code);
        await appendEvent(tx, {
          topic: `project:${projectId}`,
          type: 'geofence.crossed',
          payload: { code },
          memberId,
        });
        return now;
      }),
    try: async (grant, input) => {
      const now = Date.now();
      return tryFence(await readPast(database.read, readRadarPast, grant, input, now), input, now);
    },
  };
}
