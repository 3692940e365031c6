import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EventLoopWatch, watchEventLoop } from './process-health.ts';

let watch: EventLoopWatch;
beforeEach(() => {
  watch = watchEventLoop();
});
afterEach(() => watch.stop());

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('a thread that was busy for a while was late for its timers by about as long', async () => {
  await pause(100);
  const until = performance.now() + 300;
  while (performance.now() < until);
  await pause(50);
  const { median_ms, p99_ms, max_ms } = watch.read();
  expect(max_ms).toBeGreaterThan(200);
  expect(p99_ms).toBeLessThanOrEqual(max_ms);
  expect(median_ms).toBeLessThan(max_ms);
});
