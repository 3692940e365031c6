import { API_BASE } from '@waypost/contract';
import type { SharedPosition } from './shared-position.ts';

/** How long it is tried: the session ends after it, and must not wait for it for long. */
const PATIENCE_MS = 1_000;
const RETRY_MS = 200;

/** Closes a beacon, again while the server has a fault. */
async function close(projectId: string, authorization: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    // Also if the page is closed meanwhile.
    const options = { method: 'DELETE', headers: { authorization }, keepalive: true, signal };
    const answer = await fetch(`${API_BASE}/geo/beacons/${projectId}`, options).catch(() => null);
    if (answer !== null && answer.status < 500) return;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

/** Has colleagues see a position no more, with the session that is about to end. */
export async function closeBeacons({ projectIds, authorization }: SharedPosition): Promise<void> {
  if (authorization === null) return;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  await Promise.all(projectIds.map((projectId) => close(projectId, authorization, signal)));
}
