import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SHARING_MS } from './kept-sharing.ts';
import { pauseSharing, resumeSharing, startSharing } from './sharing.ts';
import { sharing } from './sharing-state.ts';

const NOW = 1_800_000_000_000;
const ASKED = { memberId: 7, projectId: 3, projectName: 'Coast watch' };

/** The watches of the device that were not cleared. */
let watches = new Map<number, PositionCallback>();

function makeStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** What the device tells once it measures again. */
function measure(): void {
  const coords = { longitude: 1, latitude: 2, heading: null, accuracy: 5 };
  // The part of a position that is read.
  for (const tell of watches.values()) tell({ coords, timestamp: Date.now() } as GeolocationPosition);
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  watches = new Map();
  let count = 0;
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('sessionStorage', makeStorage());
  vi.stubGlobal('localStorage', makeStorage());
  vi.stubGlobal('navigator', {
    geolocation: {
      watchPosition: (tell: PositionCallback) => {
        count += 1;
        watches.set(count, tell);
        return count;
      },
      clearWatch: (id: number) => watches.delete(id),
    },
  });
});
afterEach(() => {
  pauseSharing();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('sharing stops by itself after 30 minutes: the device is asked no more, and a reload does not go on', () => {
  startSharing(ASKED);
  vi.advanceTimersByTime(SHARING_MS - 1_000);
  expect(sharing.get().kept).toMatchObject(ASKED);
  expect(watches.size).toBe(1);
  vi.advanceTimersByTime(15_000);
  expect(sharing.get().kept).toBeNull();
  expect(watches.size).toBe(0);
  resumeSharing(ASKED.memberId);
  expect(sharing.get().kept).toBeNull();
});

test('renewed, it goes on for 30 minutes from then', () => {
  startSharing(ASKED);
  vi.advanceTimersByTime(SHARING_MS - 60_000);
  startSharing(ASKED);
  vi.advanceTimersByTime(SHARING_MS - 60_000);
  expect(sharing.get().kept?.until).toBe(NOW + 2 * SHARING_MS - 60_000);
  expect(watches.size).toBe(1);
});

test('it goes on when the screen wakes within its time, and ends at once when that is over', () => {
  startSharing(ASKED);
  // A screen that sleeps runs no timers.
  vi.setSystemTime(NOW + 20 * 60_000);
  measure();
  expect(sharing.get().kept).toMatchObject(ASKED);
  vi.setSystemTime(NOW + SHARING_MS + 1);
  measure();
  expect(sharing.get().kept).toBeNull();
  expect(watches.size).toBe(0);
});
