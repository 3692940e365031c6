import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TileFaultError } from './ask-tiles.ts';
import { createKeptTiles } from './kept-tiles.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Tiles with the time since which they are kept. */
function createCache() {
  const kept = new Map<string, { readonly tile: Buffer; readonly since: number }>();
  return {
    find: async (name: string, maxAgeMs = 30 * 24 * HOUR_MS) => {
      const found = kept.get(name);
      return found === undefined || found.since + maxAgeMs < Date.now() ? null : found.tile;
    },
    keep: async (name: string, tile: Buffer) => void kept.set(name, { tile, since: Date.now() }),
  };
}

const passTime = (ms: number) => vi.setSystemTime(Date.now() + ms);
const [first, second] = [Buffer.from('first'), Buffer.from('second')];
const fail = (fault: 'unreachable' | 'refused') => async () => {
  throw new TileFaultError(fault);
};

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

test('a tile is asked for once a day', async () => {
  const tiles = createKeptTiles(createCache());
  const ask = vi.fn(async () => first);
  await Promise.all([tiles.get('a', ask), tiles.get('a', ask)]);
  passTime(23 * HOUR_MS);
  expect(await tiles.get('a', ask)).toEqual(first);
  expect(ask).toHaveBeenCalledTimes(1);
  passTime(2 * HOUR_MS);
  expect(await tiles.get('a', async () => second)).toEqual(second);
});

test('a tile is asked for once, whatever time passes meanwhile', async () => {
  const tiles = createKeptTiles(createCache());
  const server = Promise.withResolvers<Buffer>();
  const ask = vi.fn(() => server.promise);
  const early = tiles.get('a', ask);
  passTime(20 * MINUTE_MS);
  const late = tiles.get('a', ask);
  server.resolve(first);
  expect(await Promise.all([early, late])).toEqual([first, first]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a failure is told to all who wait, and asked again after it', async () => {
  const tiles = createKeptTiles(createCache());
  const both = [tiles.get('a', fail('refused')), tiles.get('a', fail('refused'))];
  for (const { status } of await Promise.allSettled(both)) expect(status).toBe('rejected');
  expect(await tiles.get('a', async () => second)).toEqual(second);
});

test('an old tile is shown while its server is down, and not when it refuses', async () => {
  const tiles = createKeptTiles(createCache());
  await tiles.get('a', async () => first);
  passTime(48 * HOUR_MS);
  await expect(tiles.get('a', fail('refused'))).rejects.toThrow(TileFaultError);
  expect(await tiles.get('a', fail('unreachable'))).toEqual(first);
  await expect(tiles.get('b', fail('unreachable'))).rejects.toThrow(TileFaultError);
});

test('that there is none is remembered for minutes', async () => {
  const tiles = createKeptTiles(createCache());
  expect(await tiles.get('a', async () => null)).toBeNull();
  passTime(20 * MINUTE_MS);
  expect(await tiles.get('a', async () => first)).toEqual(first);
});
