import { type Device, deviceEndpoints, MAX_PAST_POSITIONS, type PastPosition } from '@waypost/contract';
import { queryClient } from '../../../data/queries/query-client.ts';
import { queryKeys } from '../../../data/queries/query-keys.ts';
import { getHttp } from '../../../data/session/http.ts';

/** What became of the positions of a file. */
export interface PastLoaded {
  readonly accepted: number;
  /** Those that were there already, and those that the project does not keep. */
  readonly ignored: number;
}

/**
 * Sends positions as the past of a device, in order, a part at a time.
 * @param tell called with the share that is sent, 0 to 1.
 * @param signal stops it: what was sent stays.
 */
export async function loadPast(
  { project_id, device_id }: Device,
  past: readonly PastPosition[],
  tell: (part: number) => void,
  signal: AbortSignal,
): Promise<PastLoaded> {
  const total = { accepted: 0, ignored: 0 };
  try {
    for (let from = 0; from < past.length; from += MAX_PAST_POSITIONS) {
      signal.throwIfAborted();
      const to = from + MAX_PAST_POSITIONS;
      const { accepted, ignored } = await getHttp().call(deviceEndpoints.loadDevicePast, {
        params: { project_id, device_id },
        body: { positions: past.slice(from, to), is_last: to >= past.length },
        signal,
      });
      total.accepted += accepted;
      total.ignored += ignored;
      tell(Math.min(1, to / past.length));
    }
  } finally {
    void queryClient.invalidateQueries({ queryKey: queryKeys.devices(project_id) });
    void queryClient.invalidateQueries({ queryKey: queryKeys.trails(project_id) });
  }
  return total;
}
