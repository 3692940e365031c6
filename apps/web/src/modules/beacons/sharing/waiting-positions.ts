import type { BeaconFix } from '@waypost/contract';
import { settle, withBrowserStore } from '../../../data/browser-store.ts';
import { queryClient } from '../../../data/queries/query-client.ts';
import { memberQuery } from '../../../data/session/member.ts';
import { getSession } from '../../../data/session/session.ts';
import { WAITING_POSITIONS } from '../../../data/session/waiting-positions-database.ts';
import { MAX_WAITING, toOldestKept } from './waiting-bounds.ts';

const NAMES = { database: WAITING_POSITIONS, store: 'positions' };

/** Of one member, or of theirs in one project, in order of time within it. */
const keysOf = (...start: readonly number[]) => IDBKeyRange.bound([...start], [...start, []]);

/** How many of the oldest are given up where the browser has no more room. */
const ROOM = 500;

/** Gives up the oldest positions of a member, in whichever project. */
async function makeRoom(memberId: number): Promise<void> {
  await withBrowserStore(NAMES, 'readwrite', async (store) => {
    const keys = (await settle(store.getAllKeys(keysOf(memberId)))) as [number, number, number][];
    keys.sort(([, , a], [, , b]) => a - b);
    for (const key of keys.slice(0, ROOM)) await settle(store.delete(key));
  });
}

/** Keeps positions that could not be sent, each once; beyond the bounds, the oldest are given up. @throws if there is no room. */
export async function saveWaiting(
  memberId: number,
  projectId: number,
  fixes: readonly BeaconFix[],
): Promise<void> {
  // Nothing of a position stays behind after signing out or another sign-in, in whichever tab that happens.
  if (!getSession().isSignedIn()) return;
  if (queryClient.getQueryData(memberQuery.queryKey)?.member_id !== memberId) return;
  try {
    await putWaiting(memberId, projectId, fixes);
  } catch (error) {
    // Where room lacks as it is written, the requests fail with an AbortError before the transaction says why.
    const { name } = error as { name?: unknown };
    if (name !== 'QuotaExceededError' && name !== 'AbortError') throw error;
    await makeRoom(memberId);
    await putWaiting(memberId, projectId, fixes);
  }
}

async function putWaiting(memberId: number, projectId: number, fixes: readonly BeaconFix[]): Promise<void> {
  await withBrowserStore(NAMES, 'readwrite', async (store) => {
    for (const fix of fixes) await settle(store.put(fix, [memberId, projectId, fix.rel_ts]));
    const keys = await settle(store.getAllKeys(keysOf(memberId, projectId)));
    for (const key of keys.slice(0, Math.max(0, keys.length - MAX_WAITING))) await settle(store.delete(key));
    const tooOld = [memberId, projectId, toOldestKept(Date.now())];
    await settle(store.delete(IDBKeyRange.bound([memberId, projectId], tooOld)));
  });
}

/** The next positions to be sent: of one project, the oldest first; null if none waits. */
export function findWaiting(
  memberId: number,
  limit: number,
): Promise<{ readonly projectId: number; readonly fixes: readonly BeaconFix[] } | null> {
  return withBrowserStore(NAMES, 'readonly', async (store) => {
    const [first] = await settle(store.getAllKeys(keysOf(memberId), 1));
    if (first === undefined) return null;
    // Only `saveWaiting` writes there.
    const [, projectId] = first as [number, number, number];
    const fixes: unknown[] = await settle(store.getAll(keysOf(memberId, projectId), limit));
    return { projectId, fixes: fixes as BeaconFix[] };
  });
}

export function countWaiting(memberId: number): Promise<number> {
  return withBrowserStore(NAMES, 'readonly', (store) => settle(store.count(keysOf(memberId))));
}

/** Forgets these positions; without any named, all of the member's in the project. */
export async function deleteWaiting(
  memberId: number,
  projectId: number,
  fixes: readonly BeaconFix[] | null,
): Promise<void> {
  await withBrowserStore(NAMES, 'readwrite', async (store) => {
    if (fixes === null) await settle(store.delete(keysOf(memberId, projectId)));
    else for (const { rel_ts } of fixes) await settle(store.delete([memberId, projectId, rel_ts]));
  });
}
