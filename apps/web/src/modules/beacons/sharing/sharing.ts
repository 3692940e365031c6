import { ApiError } from '@waypost/client';
import { createStore } from '../../../data/create-store.ts';
import { publish } from '../../../data/realtime/realtime.ts';
import { closeBeacon } from '../api.ts';
import { type KeptSharing, readSharing, SHARING_MS } from './kept-sharing.ts';

/** Positions are sent at least so often while shared, so that a missed one is made up for. */
const REPEAT_MS = 15_000;

type Problem = 'denied' | 'unavailable' | 'stillSeen' | null;

/** Answers after which nobody sees the beacon: the person or the project is not there any more. */
const GONE: readonly number[] = [401, 403, 404];

interface Sharing {
  /** What is shared until when; null: nothing. */
  readonly kept: KeptSharing | null;
  readonly problem: Problem;
}

/** Whether one's own position is shared. It survives a reload of the page, and ends with the tab. */
export const sharing = createStore<Sharing>({ kept: null, problem: null });

const KEY = 'waypost.sharing';
let watch: number | null = null;
let timer: ReturnType<typeof setInterval> | null = null;
let last: GeolocationPosition | null = null;

function send(): void {
  const { kept } = sharing.get();
  if (kept === null || last === null) return;
  const { longitude, latitude, heading, accuracy } = last.coords;
  publish({
    action: 'pub',
    id: 'beacon',
    topic: `project:${kept.projectId}`,
    type: 'beacon.next',
    payload: {
      lone6: Math.round(longitude * 1e6),
      late6: Math.round(latitude * 1e6),
      rel_ts: Math.round(last.timestamp),
      heading: heading === null || Number.isNaN(heading) ? null : heading,
      accuracy: Math.min(accuracy, 1_000_000),
    },
  });
}

function onTick(): void {
  const { kept } = sharing.get();
  if (kept !== null && Date.now() >= kept.until) void stopSharing();
  else send();
}

function watchPosition(): void {
  if (watch !== null) return;
  watch = navigator.geolocation.watchPosition(
    (position) => {
      last = position;
      sharing.set({ problem: null });
      onTick();
    },
    ({ code, PERMISSION_DENIED }) => {
      if (code !== PERMISSION_DENIED) {
        sharing.set({ problem: 'unavailable' });
        return;
      }
      void stopSharing().then(() => sharing.set({ problem: 'denied' }));
    },
    { enableHighAccuracy: true, maximumAge: 5_000 },
  );
  timer = setInterval(onTick, REPEAT_MS);
}

function keep(kept: KeptSharing): void {
  sessionStorage.setItem(KEY, JSON.stringify(kept));
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
  const kept = readSharing(sessionStorage.getItem(KEY), memberId, Date.now());
  if (kept === null || sharing.get().kept !== null) return;
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
  if (sharing.get().problem === 'stillSeen') sharing.set({ problem: null });
}

/** Ends sharing: the device is asked for no more positions, and colleagues see none. */
export async function stopSharing(): Promise<void> {
  const { kept } = sharing.get();
  pauseSharing();
  sessionStorage.removeItem(KEY);
  if (kept !== null) await withdraw(kept.projectId);
}
