import type { ConnectionState } from '../../data/realtime/realtime.ts';

export const POLL_MS = 30_000;

/** The polling interval of invites: only while the socket is down, since events keep them current otherwise. */
export function toPollInterval(state: ConnectionState): number | false {
  return state === 'live' ? false : POLL_MS;
}
