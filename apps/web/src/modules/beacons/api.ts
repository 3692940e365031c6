import { useQuery } from '@tanstack/react-query';
import {
  BEACON_MAX_AGE_MS,
  type Beacon,
  type BeaconFix,
  beaconEndpoints,
  type EphemeralMessage,
} from '@waypost/contract';
import { queryClient } from '../../data/queries/query-client.ts';
import { queryKeys } from '../../data/queries/query-keys.ts';
import { useFallbackInterval } from '../../data/realtime/realtime.ts';
import { getHttp } from '../../data/session/http.ts';
import { withLater, withoutOld, withReplaced } from './beacon-list.ts';

const PRUNE_MS = 2 * 60_000;

/** Where the members are who share it with a project. */
export function useBeacons(projectId: number): readonly Beacon[] {
  const fallback = useFallbackInterval();
  const { data = [] } = useQuery({
    queryKey: queryKeys.beacons(projectId),
    queryFn: async ({ signal }) => {
      const options = { params: { project_id: projectId }, signal };
      const answer = await getHttp().call(beaconEndpoints.listBeacons, options);
      return withLater(answer, queryClient.getQueryData<Beacon[]>(queryKeys.beacons(projectId)) ?? []);
    },
    refetchInterval: fallback === false ? PRUNE_MS : fallback,
    select: (all) => withoutOld(all, Date.now() - BEACON_MAX_AGE_MS),
  });
  return data;
}

/** Sends positions that were measured without a network. */
export async function sendLatePositions(
  projectId: number,
  fixes: readonly BeaconFix[],
  signal: AbortSignal,
): Promise<void> {
  const input = {
    params: { project_id: projectId },
    body: { positions: [...fixes], sent_at: Date.now() },
    signal,
  };
  await getHttp().call(beaconEndpoints.sendLatePositions, input);
}

/** Stops the caller's beacon of a project, also when the live channel is down. */
export async function closeBeacon(projectId: number): Promise<void> {
  await getHttp().call(beaconEndpoints.closeBeacon, { params: { project_id: projectId } });
}

/** Shows a beacon that moved, or hides one that was closed. */
export function showBeacon(message: EphemeralMessage): void {
  if (message.type !== 'beacon.next' && message.type !== 'beacon.close') return;
  const { project_id, member_id } = message.payload;
  const key = queryKeys.beacons(project_id);
  const isLoading = queryClient.getQueryData(key) === undefined;
  // An answer that is under way may still have the beacon that was closed.
  const isUnderWay = message.type === 'beacon.close' && queryClient.isFetching({ queryKey: key }) > 0;
  if (isLoading || isUnderWay)
    void queryClient.invalidateQueries({ queryKey: key }, { cancelRefetch: isUnderWay });
  // The first answer is the whole list: one position before it is not.
  if (isLoading) return;
  queryClient.setQueryData<Beacon[]>(key, (all = []) =>
    withReplaced(all, member_id, message.type === 'beacon.next' ? message.payload : null),
  );
}
