import { expect, test } from 'vitest';
import { TileCache, TileStore } from './tile-cache.ts';
import type { TileIndex } from './tile-engine.ts';

/** Tiles of a thousand bytes, or none, and which were made. */
function makeIndex(): { index: TileIndex; made: string[] } {
  const made: string[] = [];
  const index: TileIndex = {
    count: 1,
    bbox: null,
    tile(z, x, y) {
      made.push(`${z}/${x}/${y}`);
      return z === 0 ? null : Buffer.alloc(1_000, x);
    },
    select: () => index,
  };
  return { index, made };
}

test('a tile is made once, also for those who ask meanwhile, and none is none', async () => {
  const { index, made } = makeIndex();
  const cache = new TileCache(new TileStore(1e6), index);
  const [a, b] = await Promise.all([cache.get(1, 0, 1), cache.get(1, 0, 1)]);
  expect(a).toBe(b);
  expect(await cache.get(0, 0, 0)).toBeNull();
  await cache.get(0, 0, 0);
  expect(made).toEqual(['1/0/1', '0/0/0']);
});

test('over the budget the least recently asked go, of whichever project', async () => {
  const [one, other] = [makeIndex(), makeIndex()];
  const store = new TileStore(4_000);
  const [first, second] = [new TileCache(store, one.index), new TileCache(store, other.index)];
  await first.get(1, 0, 0);
  await first.get(1, 1, 0);
  await first.get(1, 0, 0);
  for (const x of [0, 1]) await second.get(1, x, 1);
  expect(store.bytes).toBeLessThanOrEqual(4_000);
  await first.get(1, 0, 0);
  await first.get(1, 1, 0);
  expect(one.made).toEqual(['1/0/0', '1/1/0', '1/1/0']);
});

test('a tile that fails is tried again', async () => {
  let tries = 0;
  const { index } = makeIndex();
  const failing: TileIndex = {
    ...index,
    tile() {
      tries += 1;
      if (tries === 1) throw new Error('no memory');
      return null;
    },
  };
  const cache = new TileCache(new TileStore(1e6), failing);
  await expect(cache.get(1, 0, 0)).rejects.toThrow('no memory');
  expect(await cache.get(1, 0, 0)).toBeNull();
});
