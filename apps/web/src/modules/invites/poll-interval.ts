import type { ConnectionState } from '../../data/realtime/realtime.ts';

export const POLL_MS = 30_000;

/** How often lists of invites are asked for: events keep them fresh, so only while the socket is down. */
export function toPollInterval(state: ConnectionState): number | false {
  return state === 'live' ? false : POLL_MS;
}
