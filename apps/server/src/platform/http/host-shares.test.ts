import { beforeEach, expect, test } from 'vitest';
import { createHostShares } from './host-shares.ts';

let now = 0;
beforeEach(() => {
  now = 0;
});
const make = (unproven = 2) =>
  createHostShares({ unproven, rest: { firstMs: 1_000, maxMs: 4_000 }, clock: () => now });

/** Takes a place that has to be there. */
function take(shares: ReturnType<typeof make>, host: string) {
  const place = shares.take(host);
  if (!place.ok) throw new Error(`${host} has no place.`);
  return place;
}

test('a host that answers may take every place', () => {
  const shares = make();
  take(shares, 'live').end(true);
  for (let n = 0; n < 50; n += 1) take(shares, 'live');
  expect(shares.take('live').ok).toBe(true);
});

test('hosts that were never asked share a few places, each one of them, and leave the others', () => {
  const shares = make();
  take(shares, 'live').end(true);
  const first = take(shares, 'a');
  expect(shares.take('a').ok).toBe(false);
  take(shares, 'b');
  expect(shares.take('c').ok).toBe(false);
  expect(shares.take('live').ok).toBe(true);
  first.end(true);
  expect(shares.take('c').ok).toBe(true);
});

test('a host that does not answer rests, each time longer, until it answers', () => {
  const shares = make();
  for (const restMs of [1_000, 2_000, 4_000, 4_000]) {
    take(shares, 'dead').end(false);
    expect(shares.take('dead')).toEqual({ ok: false, afterMs: restMs });
    now += restMs;
  }
  take(shares, 'dead').end(true);
  expect(shares.take('dead').ok).toBe(true);
});

test('a host that ceases to answer shares those places again', () => {
  const shares = make(1);
  take(shares, 'once').end(true);
  take(shares, 'once').end(false);
  now += 1_000;
  take(shares, 'other');
  expect(shares.take('once').ok).toBe(false);
});

test('requests that were open together are one silence, and what was broken off is none', () => {
  const shares = make();
  take(shares, 'live').end(true);
  const open = [take(shares, 'live'), take(shares, 'live'), take(shares, 'live')];
  now += 100;
  for (const place of open) place.end(false);
  expect(shares.take('live')).toEqual({ ok: false, afterMs: 1_000 });
  now += 1_000;
  take(shares, 'live').end(null);
  take(shares, 'live').end(true);
  expect(shares.take('live').ok).toBe(true);
});
