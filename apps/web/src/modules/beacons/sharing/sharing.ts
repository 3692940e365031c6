import { ApiError } from '@waypost/client';
import type { BeaconFix } from '@waypost/contract';
import {
  answerHandlers,
  getConnectionState,
  publish,
  subscribeConnection,
} from '../../../data/realtime/realtime.ts';
import { SHARED_POSITION } from '../../../data/session/shared-position.ts';
import { closeBeacon } from '../api.ts';
import { createUnacknowledged, toPublicationId } from './acknowledged.ts';
import { type KeptSharing, readSharing, SHARING_MS } from './kept-sharing.ts';
import { dropWaiting, keepWaiting, sendWaiting } from './sender.ts';
import { forgetShared, noteShared, subscribeSharedEnd } from './shared-projects.ts';
import { sharing } from './sharing-state.ts';
import { isWorthKeeping } from './waiting-bounds.ts';

/** Positions are sent at least so often while shared, so that a missed one is made up for. */
const REPEAT_MS = 15_000;

/** Answers after which nobody sees the beacon: the person or the project is not there any more. */
const GONE: readonly number[] = [401, 403, 404];

let watch: number | null = null;
let timer: ReturnType<typeof setInterval> | null = null;
let last: BeaconFix | null = null;
/** The time of the last position that was kept for want of a network. */
let lastKeptAt: number | null = null;
let unhear: (() => void) | null = null;
let unhearEnd: (() => void) | null = null;
const unacknowledged = createUnacknowledged();

function toFix({ coords, timestamp }: GeolocationPosition): BeaconFix {
  const { longitude, latitude, heading, accuracy } = coords;
  return {
    lone6: Math.round(longitude * 1e6),
    late6: Math.round(latitude * 1e6),
    rel_ts: Math.round(timestamp),
    heading: heading === null || Number.isNaN(heading) ? null : heading,
    accuracy: Math.min(accuracy, 1_000_000),
  };
}

function keepForLater(fixes: readonly BeaconFix[]): void {
  const { kept } = sharing.get();
  if (kept !== null && fixes.length > 0) void keepWaiting(kept.memberId, kept.projectId, fixes);
}

/** Sends the last position, or keeps it until that is possible. */
function send(): void {
  const { kept } = sharing.get();
  if (kept === null || last === null) return;
  // Also again: another tab may have ended sharing with the same project.
  noteShared(kept.projectId);
  keepForLater(unacknowledged.takeLost(Date.now(), getConnectionState() !== 'live'));
  const isSent = publish({
    action: 'pub',
    id: toPublicationId(last),
    topic: `project:${kept.projectId}`,
    type: 'beacon.next',
    payload: last,
  });
  if (isSent) unacknowledged.add(last, Date.now());
  else if (isWorthKeeping(last.rel_ts, lastKeptAt)) {
    lastKeptAt = last.rel_ts;
    keepForLater([last]);
  }
}

function onAnswer(id: string, isTaken: boolean): void {
  const refused = unacknowledged.settle(id, isTaken);
  if (refused !== null) keepForLater([refused]);
}

/** Keeps what the channel may have lost with its socket; once there is another, sends what waits. */
function onConnection(): void {
  const { kept } = sharing.get();
  const isLive = getConnectionState() === 'live';
  keepForLater(unacknowledged.takeLost(Date.now(), true));
  if (kept !== null && isLive) {
    sendWaiting(kept.memberId);
    // Its topics are subscribed to just after this.
    queueMicrotask(send);
  }
}

function onTick(): void {
  const { kept } = sharing.get();
  if (kept !== null && Date.now() >= kept.until) void endSharing();
  else send();
}

function watchPosition(): void {
  if (watch !== null) return;
  watch = navigator.geolocation.watchPosition(
    (position) => {
      last = toFix(position);
      sharing.set({ problem: null });
      onTick();
    },
    ({ code, PERMISSION_DENIED }) => {
      if (code !== PERMISSION_DENIED) {
        sharing.set({ problem: 'unavailable' });
        return;
      }
      // What was measured before is still meant to be sent.
      void endSharing().then(() => sharing.set({ problem: 'denied' }));
    },
    { enableHighAccuracy: true, maximumAge: 5_000 },
  );
  timer = setInterval(onTick, REPEAT_MS);
  answerHandlers.add(onAnswer);
  unhear = subscribeConnection(onConnection);
  // Whoever signs in next has not asked to be seen.
  unhearEnd = subscribeSharedEnd(() => {
    pauseSharing();
    sessionStorage.removeItem(SHARED_POSITION);
  });
}

function keep(kept: KeptSharing): void {
  sessionStorage.setItem(SHARED_POSITION, JSON.stringify(kept));
  // Before there is a position: it must not be sent as that of whoever signs in meanwhile.
  noteShared(kept.projectId);
  sharing.set({ kept, problem: null });
}

/** Starts to share one's position with a project, or renews it, for 30 minutes. */
export function startSharing(asked: Omit<KeptSharing, 'until'>): void {
  if (navigator.geolocation === undefined) {
    sharing.set({ problem: 'unavailable' });
    return;
  }
  const before = sharing.get().kept;
  keep({ ...asked, until: Date.now() + SHARING_MS });
  if (before !== null && before.projectId !== asked.projectId) void withdraw(before.projectId);
  watchPosition();
}

/** Goes on after a reload of the page, if the time is not over. */
export function resumeSharing(memberId: number): void {
  const kept = readSharing(sessionStorage.getItem(SHARED_POSITION), memberId, Date.now());
  if (kept === null || sharing.get().kept !== null) return;
  noteShared(kept.projectId);
  sharing.set({ kept });
  watchPosition();
}

/** Asks the device for no more positions, until sharing is resumed. */
export function pauseSharing(): void {
  if (watch !== null) navigator.geolocation.clearWatch(watch);
  if (timer !== null) clearInterval(timer);
  watch = null;
  timer = null;
  last = null;
  lastKeptAt = null;
  // No answer is heard any more.
  keepForLater(unacknowledged.takeLost(Date.now(), true));
  answerHandlers.delete(onAnswer);
  unhear?.();
  unhear = null;
  unhearEnd?.();
  unhearEnd = null;
  sharing.set({ kept: null, problem: null });
}

/** Closes a beacon. While that fails colleagues still see it: the person is told, and it is tried again. */
async function withdraw(projectId: number): Promise<void> {
  if (sharing.get().kept?.projectId === projectId) return;
  try {
    await closeBeacon(projectId);
  } catch (error) {
    if (!(error instanceof ApiError && GONE.includes(error.status))) {
      sharing.set({ problem: 'stillSeen' });
      setTimeout(() => void withdraw(projectId), REPEAT_MS);
      return;
    }
  }
  forgetShared(projectId);
  if (sharing.get().problem === 'stillSeen') sharing.set({ problem: null });
}

/** Ends sharing: the device is asked for no more positions, and colleagues see none. What waits is still sent. */
async function endSharing(): Promise<void> {
  const { kept } = sharing.get();
  pauseSharing();
  sessionStorage.removeItem(SHARED_POSITION);
  if (kept !== null) await withdraw(kept.projectId);
}

/** Ends sharing at the person's wish: what waits of the project is forgotten too. */
export async function stopSharing(): Promise<void> {
  const { kept } = sharing.get();
  const ended = endSharing();
  if (kept !== null) await dropWaiting(kept.memberId, kept.projectId);
  await ended;
}
