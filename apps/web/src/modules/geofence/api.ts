import { useQuery } from '@tanstack/react-query';
import {
  type Feature,
  type FenceSettings,
  type FenceTrial,
  type FenceTrialCreate,
  featureEndpoints,
  type GeofenceEvent,
  geofenceEndpoints,
  type Layer,
  radarKind,
} from '@waypost/contract';
import { hasAccess } from '../../data/queries/access.ts';
import { invalidateAfterFirst } from '../../data/queries/invalidate-after-first.ts';
import { queryClient } from '../../data/queries/query-client.ts';
import { queryKeys } from '../../data/queries/query-keys.ts';
import { useFallbackInterval } from '../../data/realtime/realtime.ts';
import { getHttp } from '../../data/session/http.ts';
import { layersQuery } from '../layers/index.ts';
import { useCurrentOrganization } from '../organizations/index.ts';

/** What a geofence told, newest first. */
export function useFenceCrossings(code: string) {
  return useQuery({
    queryKey: [...queryKeys.geofenceEvents(code), 'crossings'],
    queryFn: ({ signal }) =>
      getHttp().call(geofenceEndpoints.listFenceCrossings, { params: { code }, query: {}, signal }),
    refetchInterval: useFallbackInterval(),
  });
}

/** Who is inside, and the settings. */
export function useFenceNow(code: string) {
  return useQuery({
    queryKey: [...queryKeys.geofenceEvents(code), 'now'],
    queryFn: ({ signal }) => getHttp().call(geofenceEndpoints.getFenceNow, { params: { code }, signal }),
    refetchInterval: useFallbackInterval(),
  });
}

const NO_LAYERS: readonly Layer[] = [];
const listRadars = (layers: readonly Layer[]) =>
  layers.filter(({ properties }) => properties.type === radarKind.type);

/** The layers of an organization that show a radar; none for who may not see layers. */
export function useRadarLayers(organizationId: number): readonly Layer[] {
  const { current } = useCurrentOrganization();
  const { data = NO_LAYERS } = useQuery({
    ...layersQuery(organizationId),
    select: listRadars,
    enabled: hasAccess(current?.current_member.access_map, 'layer:read'),
  });
  return data;
}

/** How often it is read again who is inside, in milliseconds. */
const MARKED_MS = 60_000;
const toMarkedKey = (projectId: number) => queryKeys.features(projectId, { fences: true });

/** The geofences of a project with who is inside. */
export function useMarkedFences(projectId: number) {
  return useQuery({
    queryKey: toMarkedKey(projectId),
    queryFn: ({ signal }) =>
      getHttp().call(geofenceEndpoints.listMarkedFences, { params: { project_id: projectId }, signal }),
    // No event tells of whom a geofence does not watch, nor of who is not heard of any more.
    refetchInterval: useFallbackInterval() || MARKED_MS,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Reads again who is inside. */
export const refreshMarkedFences = (projectId: number) =>
  invalidateAfterFirst(queryClient, { queryKey: toMarkedKey(projectId) });

/** What the form of a geofence sets. */
export interface FenceChange {
  readonly watches: readonly GeofenceEvent[];
  readonly isAsking: boolean;
  readonly settings: FenceSettings;
}

/** Saves the settings first, so that the geofence has them from its first moment. */
export async function saveFence({ properties }: Feature, change: FenceChange): Promise<void> {
  const { code, geofence, geofence_events, geofence_prompt } = properties;
  const params = { code };
  await getHttp().call(geofenceEndpoints.putFenceSettings, { params, body: change.settings });
  const isOn = change.watches.length > 0;
  const isSame =
    geofence === isOn &&
    (!isOn || (geofence_prompt === change.isAsking && geofence_events.join() === change.watches.join()));
  if (!isSame) {
    const feature = isOn
      ? { geofence: true, geofence_events: [...change.watches], geofence_prompt: change.isAsking }
      : { geofence: false };
    await getHttp().call(featureEndpoints.updateFeature, { params, body: { feature } });
  }
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['feature'] }),
    queryClient.invalidateQueries({ queryKey: queryKeys.geofenceEvents(code) }),
  ]);
}

export function tryFence(code: string, body: FenceTrialCreate): Promise<FenceTrial> {
  return getHttp().call(geofenceEndpoints.tryFence, { params: { code }, body });
}
