import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { TileIndex } from '../tile-engine.ts';
import { TileCache, TileStore } from './tile-cache.ts';

/** A source of empty tiles or tiles of 1,000 bytes, which records the tiles built. */
function makeIndex(): { index: TileIndex; made: string[] } {
  const made: string[] = [];
  const index: TileIndex = {
    count: 1,
    isDear: false,
    bbox: null,
    tile(z, x, y) {
      made.push(`${z}/${x}/${y}`);
      return z === 0 ? null : Buffer.alloc(1_000, x);
    },
    select: () => index,
    paint: () => index,
  };
  return { index, made };
}

test('a tile is built once, also for concurrent requests, and an empty tile stays empty', async () => {
  const { index, made } = makeIndex();
  const cache = new TileCache(new TileStore(1e6), index);
  const [a, b] = await Promise.all([cache.get(1, 0, 1, 'identity'), cache.get(1, 0, 1, 'identity')]);
  expect(a).toBe(b);
  expect(await cache.get(0, 0, 0, 'identity')).toBeNull();
  await cache.get(0, 0, 0, 'identity');
  expect(made).toEqual(['1/0/1', '0/0/0']);
});

test.each([
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
] as const)('compressed with %s it is the same tile, cached for that encoding', async (encoding, unpack) => {
  const { index, made } = makeIndex();
  const cache = new TileCache(new TileStore(1e6), index);
  const plain = await cache.get(1, 0, 1, 'identity');
  const packed = await Promise.all([cache.get(1, 0, 1, encoding), cache.get(1, 0, 1, encoding)]);
  expect(unpack(packed[0] ?? '')).toEqual(plain);
  expect(packed[1]).toBe(packed[0]);
  expect(await cache.get(0, 0, 0, encoding)).toBeNull();
  expect(made).toEqual(['1/0/1', '1/0/1', '0/0/0']);
});

test('the plain bytes of an expensive tile are kept for every encoding', async () => {
  const { index, made } = makeIndex();
  const cache = new TileCache(new TileStore(1e6), { ...index, isDear: true });
  for (const encoding of ['br', 'gzip', 'identity', 'br'] as const) await cache.get(1, 0, 1, encoding);
  expect(made).toEqual(['1/0/1']);
});

test('each encoding of a tile counts towards the memory budget', async () => {
  const store = new TileStore(1e6);
  const cache = new TileCache(store, makeIndex().index);
  let before = 0;
  for (const encoding of ['identity', 'gzip', 'br'] as const) {
    const tile = await cache.get(1, 0, 1, encoding);
    expect(store.bytes - before).toBeGreaterThan(tile?.length ?? 0);
    before = store.bytes;
  }
});

test('over budget the least recently used tiles are evicted, across projects', async () => {
  const [one, other] = [makeIndex(), makeIndex()];
  const store = new TileStore(4_000);
  const [first, second] = [new TileCache(store, one.index), new TileCache(store, other.index)];
  await first.get(1, 0, 0, 'identity');
  await first.get(1, 1, 0, 'identity');
  await first.get(1, 0, 0, 'identity');
  for (const x of [0, 1]) await second.get(1, x, 1, 'identity');
  expect(store.bytes).toBeLessThanOrEqual(4_000);
  await first.get(1, 0, 0, 'identity');
  await first.get(1, 1, 0, 'identity');
  expect(one.made).toEqual(['1/0/0', '1/1/0', '1/1/0']);
});

test('a tile is found by its key once it is built, and a lookup counts as a use', async () => {
  const store = new TileStore(3_000);
  const cache = new TileCache(store, makeIndex().index);
  const nameOf = (x: number) => cache.nameOf(1, x, 0, 'identity');
  const making = cache.get(1, 0, 0, 'identity');
  expect(store.find(nameOf(0))).toBeUndefined();
  expect(store.find(nameOf(1))).toBeUndefined();
  const tile = await making;
  expect(store.find(nameOf(0))).toBe(tile);
  await cache.get(0, 0, 0, 'identity');
  expect(store.find(cache.nameOf(0, 0, 0, 'identity'))).toBeNull();
  await cache.get(1, 1, 0, 'identity');
  store.find(nameOf(0));
  await cache.get(1, 2, 0, 'identity');
  expect(store.find(nameOf(0))).toBe(tile);
  expect(store.find(nameOf(1))).toBeUndefined();
});

test('a tile that fails is retried', async () => {
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
  await expect(cache.get(1, 0, 0, 'identity')).rejects.toThrow('no memory');
  expect(await cache.get(1, 0, 0, 'identity')).toBeNull();
});
