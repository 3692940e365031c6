import type { TileFeature } from '@waypost/tile-engine';
import { describe, expect, test } from 'vitest';
import { decodeTile } from '../../../../test/tiles/decode-tile.ts';
import { arrayTileEngine } from './array-tile-engine.ts';
import { loadIndex, loadLive, toPieces } from './load-index.fixture.ts';

const NOW_MS = Date.UTC(2026, 0, 15);

function* makePieces(count: number, size: number): Generator<TileFeature[]> {
  for (let from = 0; from < count; from += size) {
    yield Array.from({ length: Math.min(size, count - from) }, (_, n) => ({
      code: `code ${from + n}`,
      name: 'Sighting',
      color: '#0059ff',
      shared: n % 2 === 0,
      created_origin_ms: NOW_MS,
      picture: null,
      geometry: { type: 'Point', coordinates: [((from + n) * 7) % 180, (from + n) % 80] },
    }));
  }
}

async function* inPieces(count: number, size: number): AsyncGenerator<TileFeature[]> {
  yield* makePieces(count, size);
}

describe('loading', () => {
  // These counts are built on this thread and in a worker respectively.
  test.each([120, 12_000])('%i features in pieces equal the same features at once', async (count) => {
    const live = await loadLive(inPieces(count, 100), count);
    const once = await loadIndex([...makePieces(count, 100)].flat(), NOW_MS);
    const loaded = live.at(NOW_MS);
    expect(loaded).toMatchObject({ count, bbox: once.bbox });
    for (const z of [0, 5]) {
      const [x, y] = [(2 ** z) >> 1, ((2 ** z) >> 1) - (z > 0 ? 1 : 0)];
      const read = (index: typeof once) => decodeTile(index.tile(z, x, y) ?? new Uint8Array());
      expect(read(loaded).length).toBeGreaterThan(0);
      expect(read(loaded)).toEqual(read(once));
      expect(read(loaded.select({ shared: true }))).toEqual(read(once.select({ shared: true })));
    }
    expect(loaded.select({ shared: true }).count).toBe(count / 2);
  });

  // Lines use more memory than points, which is known only after reading them.
  test.each([
    [1, 1_000_000, true],
    [1, 600_000, true],
    [50, 1_000_000, false],
  ])('of features of %i positions, %i bytes hold all: %s', async (positions, most, isEnough) => {
    let read = 0;
    async function* drawn(): AsyncGenerator<TileFeature[]> {
      for (const piece of makePieces(4_000, 100)) {
        read += piece.length;
        const coordinates = Array.from({ length: positions }, (_, n) => [n / 10, 5]);
        yield piece.map((one) =>
          positions === 1 ? one : { ...one, geometry: { type: 'LineString', coordinates } },
        );
      }
    }
    const live = await arrayTileEngine.load(toPieces(drawn()), 4_000, most);
    expect('isTooLarge' in live).toBe(!isEnough);
    if ('isTooLarge' in live) {
      expect(live.bytesEach * 4_000).toBeGreaterThan(most);
      expect(read).toBeLessThan(4_000);
    } else expect(live.bytes).toBeLessThanOrEqual(most);
  });

  test('yields results that stay as they are when the source changes', async () => {
    const live = await loadLive(inPieces(10, 10), 10);
    const before = live.at(NOW_MS);
    const tile = before.tile(0, 0, 0);
    await live.apply(new Map([['code 1', null]]));
    expect([before.count, live.count, live.at(NOW_MS).count]).toEqual([10, 9, 9]);
    expect(before.tile(0, 0, 0)).toEqual(tile);
    expect(live.at(NOW_MS).tile(0, 0, 0)).not.toEqual(tile);
  });

  test.each([100, 12_000])('a database that fails after %i features raises its error', async (count) => {
    async function* failing(): AsyncGenerator<TileFeature[]> {
      yield* makePieces(count, 1_000);
      throw new Error('no database');
    }
    await expect(loadLive(failing(), count)).rejects.toThrow('no database');
  });
});
