import { expect, it } from 'vitest';
import { toPollInterval } from './poll-interval.ts';

it('polls every 30 s, and only while the socket is down', () => {
  expect(toPollInterval('live')).toBe(false);
  for (const state of ['reconnecting', 'offline', 'closed'] as const)
    expect(toPollInterval(state)).toBe(30_000);
});
