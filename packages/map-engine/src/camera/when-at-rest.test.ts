import type { Map as MapLibreMap } from 'maplibre-gl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenAtRest } from './when-at-rest.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A map that is `idle`, or has drawn, after this many milliseconds; without a number, never. */
function fakeMap({ idleMs, drawnMs }: { idleMs?: number; drawnMs?: number }) {
  const start = performance.now();
  const gl = {
    SIGNALED: 1,
    fenceSync: () => ({}),
    flush: vi.fn(),
    isContextLost: () => false,
    getSyncParameter: () => (drawnMs !== undefined && performance.now() - start >= drawnMs ? 1 : 0),
    deleteSync: vi.fn(),
  };
  const map = {
    triggerRepaint: vi.fn(),
    once: () => new Promise<void>((resolve) => idleMs !== undefined && setTimeout(resolve, idleMs)),
    getCanvas: () => ({ getContext: () => gl }),
  };
  return { map: map as unknown as MapLibreMap, gl, repaint: map.triggerRepaint };
}

/** Milliseconds from the call until it resolves, in steps of the polling interval. */
async function timeRest(map: MapLibreMap, patienceMs: number): Promise<number> {
  const start = performance.now();
  let tookMs = Number.NaN;
  const resting = whenAtRest(map, patienceMs).then(() => {
    tookMs = performance.now() - start;
  });
  await vi.advanceTimersByTimeAsync(10_000);
  await resting;
  return tookMs;
}

test('a map is at rest once it is idle and the GPU has drawn it', async () => {
  const { map, gl, repaint } = fakeMap({ idleMs: 100, drawnMs: 300 });
  const tookMs = await timeRest(map, 2_000);
  expect(tookMs).toBeGreaterThanOrEqual(300);
  expect(tookMs).toBeLessThan(350);
  // A map that is already idle would not send the event.
  expect(repaint).toHaveBeenCalled();
  expect(gl.flush).toHaveBeenCalled();
  expect(gl.deleteSync).toHaveBeenCalled();
});

test('the wait ends at its limit for a map that keeps moving or is never drawn', async () => {
  for (const never of [{}, { idleMs: 10 }, { drawnMs: 10 }]) {
    expect(await timeRest(fakeMap(never).map, 500)).toBeLessThanOrEqual(540);
  }
});
