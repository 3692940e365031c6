import { type BeaconFix, MAX_LATE_POSITIONS } from '@waypost/contract';
import { isStillMember } from '../../../data/session/is-still-member.ts';
import { sendLatePositions } from '../api.ts';
import { sendInParts } from './send-in-parts.ts';
import { hearStops, tellOfStop, whileAlone, whileFree } from './tabs.ts';
import { countWaiting, deleteWaiting, findWaiting, saveWaiting } from './waiting-positions.ts';
import { waiting } from './waiting-state.ts';

/** How soon it is tried again to send what waits. */
const RETRY_MS = 15_000;
/** A request that hangs would keep all tabs from sending. */
const PATIENCE_MS = 30_000;

let stopping = new AbortController();
let retry: ReturnType<typeof setTimeout> | null = null;
/** The run that is under way, and the last one, which may still be ending. */
let sending: Promise<void> | null = null;
let last: Promise<void> = Promise.resolve();
let saving: Promise<void> = Promise.resolve();

async function showCount(memberId: number, signal: AbortSignal): Promise<void> {
  const count = await countWaiting(memberId);
  if (!signal.aborted) waiting.set({ count });
}

const withPatience = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);

/** Sends one batch. @returns whether there was one. */
async function sendNext(memberId: number, signal: AbortSignal): Promise<boolean> {
  const next = await findWaiting(memberId, MAX_LATE_POSITIONS);
  if (next === null || signal.aborted || !(await isStillMember(memberId, withPatience(signal)))) return false;
  const { projectId, fixes } = next;
  await sendInParts(
    fixes,
    (part) => sendLatePositions(projectId, part, withPatience(signal)),
    async (part) => {
      await deleteWaiting(memberId, projectId, part);
      await showCount(memberId, signal);
    },
  );
  return true;
}

async function sendAll(memberId: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  try {
    await showCount(memberId, signal);
    await whileFree(async () => {
      while (navigator.onLine && (await sendNext(memberId, signal)));
    });
    await showCount(memberId, signal);
  } catch {
    // No network, or no storage: it is tried again.
  }
  if (waiting.get().count > 0) sendLater(memberId, signal);
}

function sendLater(memberId: number, signal: AbortSignal): void {
  if (!signal.aborted) retry ??= setTimeout(() => sendWaiting(memberId), RETRY_MS);
}

/** Sends what waits of a member, oldest first, and tries again while that fails. */
export function sendWaiting(memberId: number): void {
  if (retry !== null) clearTimeout(retry);
  retry = null;
  hearStops(() => {
    void stopSending();
    sendLater(memberId, stopping.signal);
  });
  if (sending !== null) return;
  const { signal } = stopping;
  const run = last
    .then(() => sendAll(memberId, signal))
    .finally(() => {
      if (sending === run) sending = null;
    });
  sending = run;
  last = run;
}

/** Keeps positions until they can be sent. */
export function keepWaiting(memberId: number, projectId: number, fixes: readonly BeaconFix[]): Promise<void> {
  const { signal } = stopping;
  saving = saving.then(async () => {
    try {
      await saveWaiting(memberId, projectId, fixes);
      waiting.set({ isLosing: false });
      await showCount(memberId, signal);
    } catch {
      // The store is full, or there is none.
      waiting.set({ isLosing: true });
    }
    sendLater(memberId, signal);
  });
  return saving;
}

/** Ends sending, for instance since another person signs in; what waits is kept. @returns once nothing is under way. */
export async function stopSending(): Promise<void> {
  stopping.abort();
  // At once: sending may start again before the old run has ended.
  stopping = new AbortController();
  sending = null;
  if (retry !== null) clearTimeout(retry);
  retry = null;
  waiting.set({ count: 0, isLosing: false });
  await last;
}

/** Forgets what waits of a project, since its member wants to share nothing more with it. */
export async function dropWaiting(memberId: number, projectId: number): Promise<void> {
  // What is under way, in whichever tab, would be taken after the person said that it is not to be.
  tellOfStop();
  await stopSending();
  try {
    await saving;
    await whileAlone(() => deleteWaiting(memberId, projectId, null));
  } catch {
    return;
  }
  sendWaiting(memberId);
}
