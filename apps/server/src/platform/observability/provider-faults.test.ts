import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProviderFaults, type ProviderFaults } from './provider-faults.ts';

let lines: { provider: string; failed_requests: number; reason: string | null }[];
let faults: ProviderFaults;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  faults = createProviderFaults({ warn: (line: unknown) => lines.push(line as (typeof lines)[number]) });
});
afterEach(() => {
  vi.useRealTimers();
});

const refused = () =>
  new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED\n127.0.0.1:1') });

test('the first failure is logged at once, with its reason on one line and without a stack', () => {
  faults.note('weather', refused());
  expect(lines).toEqual([
    { provider: 'weather', failed_requests: 1, reason: 'fetch failed: connect ECONNREFUSED 127.0.0.1:1' },
  ]);
});

test('a thousand failures in three minutes are logged as one line per minute with their count', () => {
  for (let n = 0; n < 1_000; n += 1) {
    faults.note('geocoder', n % 10 === 0 ? refused() : undefined);
    vi.advanceTimersByTime(180);
  }
  faults.stop();
  expect(lines).toHaveLength(4);
  expect(lines.reduce((sum, line) => sum + line.failed_requests, 0)).toBe(1_000);
  expect(new Set(lines.map(({ reason }) => reason))).toEqual(
    new Set(['fetch failed: connect ECONNREFUSED 127.0.0.1:1']),
  );
});

test('each provider is logged separately', () => {
  faults.note('geocoder');
  faults.note('payments', 'out of order');
  expect(lines).toEqual([
    { provider: 'geocoder', failed_requests: 1, reason: null },
    { provider: 'payments', failed_requests: 1, reason: 'out of order' },
  ]);
});

test('after a minute without failures the next one is logged at once', () => {
  faults.note('identity', refused());
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(1);
  faults.note('identity', refused());
  expect(lines).toHaveLength(2);
});

test('a long reason is truncated', () => {
  faults.note('weather', new Error('x'.repeat(10_000)));
  expect(lines[0]?.reason).toHaveLength(200);
});
