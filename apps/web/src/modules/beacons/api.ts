import { type QueryClient, useQuery } from '@tanstack/react-query';
import { BEACON_MAX_AGE_MS, type Beacon, beaconEndpoints, type EphemeralMessage } from '@waypost/contract';
import { queryKeys } from '../../data/queries/query-keys.ts';
import { useFallbackInterval } from '../../data/realtime/realtime.ts';
import { getHttp } from '../../data/session/http.ts';
import { withoutOld, withReplaced } from './beacon-list.ts';

const PRUNE_MS = 2 * 60_000;

/** Where the members are who share it with a project. */
export function useBeacons(projectId: number): readonly Beacon[] {
  const fallback = useFallbackInterval();
  const { data = [] } = useQuery({
    queryKey: queryKeys.beacons(projectId),
    queryFn: ({ signal }) =>
      getHttp().call(beaconEndpoints.listBeacons, { params: { project_id: projectId }, signal }),
    refetchInterval: fallback === false ? PRUNE_MS : fallback,
    select: (all) => withoutOld(all, Date.now() - BEACON_MAX_AGE_MS),
  });
  return data;
}

/** Stops the caller's beacon of a project, also when the live channel is down. */
export async function closeBeacon(projectId: number): Promise<void> {
  await getHttp().call(beaconEndpoints.closeBeacon, { params: { project_id: projectId } });
}

/** Shows a beacon that moved, or hides one that was closed. */
export function showBeacon(queryClient: QueryClient, message: EphemeralMessage): void {
  if (message.type === 'job.progressed') return;
  const { project_id, member_id } = message.payload;
  const key = queryKeys.beacons(project_id);
  // An answer that is under way may be older than the message.
  void queryClient.cancelQueries({ queryKey: key });
  queryClient.setQueryData<Beacon[]>(key, (all = []) =>
    withReplaced(all, member_id, message.type === 'beacon.next' ? message.payload : null),
  );
}
