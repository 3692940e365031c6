import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAlarm } from './alarm.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('it rings at each time, in whatever order they were set', () => {
  const rung: number[] = [];
  const began = performance.now();
  const alarm = createAlarm(() => void rung.push(performance.now() - began));
  for (const ms of [1_000, 250, 4_000]) alarm.set(ms);
  vi.advanceTimersByTime(10_000);
  expect(rung).toEqual([250, 1_000, 4_000]);
});

test('times that are due together ring once, and none once it is cleared', () => {
  const ring = vi.fn();
  const alarm = createAlarm(ring);
  for (const ms of [100, 100, -5, 900]) alarm.set(ms);
  vi.advanceTimersByTime(500);
  expect(ring).toHaveBeenCalledTimes(2);
  alarm.clear();
  vi.advanceTimersByTime(10_000);
  expect(ring).toHaveBeenCalledTimes(2);
});
