import { expect, test } from 'vitest';
import { mergeInWorker, startTileBuild } from '../build/build-in-worker.ts';
import { buildGeneration } from '../generation/generation-builder.ts';
import type { TileFeature } from '../generation/tile-feature.ts';
import { encodeTile } from '../tile/encode-tile.ts';
import { createLiveTiles } from './live-tiles.ts';
import { makeFeature, NOW_MS, pointAt, readTile } from './tile-set.fixture.ts';
import { createTileSet, selectFrom, type TileSet } from './tile-set.ts';

/** Points, and for every tenth feature a line or an area, with all attributes of a feature. */
function makeMany(from: number, count: number): TileFeature[] {
  return Array.from({ length: count }, (_, index) => {
    const n = from + index;
    const [lng, lat] = [(n * 7.3) % 160, (n * 3.1) % 70];
    return makeFeature(
      `code-${n}`,
      n % 10 === 0
        ? {
            type: 'LineString',
            coordinates: [
              [lng, lat],
              [lng + 5, lat + 3],
              [lng + 9, lat],
            ],
          }
        : n % 10 === 5
          ? {
              type: 'Polygon',
              coordinates: [
                [
                  [lng, lat],
                  [lng + 6, lat],
                  [lng + 6, lat + 4],
                  [lng, lat],
                ],
              ],
            }
          : pointAt(lng, lat),
      {
        name: `Näme ${n % 17}`,
        color: n % 3 === 0 ? '#ff0000' : '#0059ff',
        shared: n % 4 === 0,
        member_id: n % 5,
        picture: n % 9 === 0 ? `picture-${n}` : null,
      },
    );
  });
}

/** Everything that a set shows of the world, independent of encoding order. */
function show(set: Pick<TileSet, 'parts'>): string[] {
  return [0, 1, 2, 3]
    .flatMap((zoom) =>
      Array.from({ length: 4 ** zoom }, (_, n) => n).flatMap((n) =>
        readTile(encodeTile(set, zoom, n % 2 ** zoom, Math.floor(n / 2 ** zoom), NOW_MS)).map((one) =>
          JSON.stringify([zoom, n, one.layer, one.type, one.properties, one.rings]),
        ),
      ),
    )
    .toSorted();
}

test('a worker builds the same generation as this thread', async () => {
  const all = makeMany(0, 500);
  const build = startTileBuild();
  build.add(JSON.stringify(all.slice(0, 200)));
  build.add(JSON.stringify(all.slice(200)));
  const built = createTileSet(await build.finish());
  const here = createTileSet(buildGeneration(all));
  expect(built).toMatchObject({ count: 500, bbox: here.bbox, bytes: here.bytes });
  expect(show(built)).toEqual(show(here));
});

test('a merged set gives the same tiles as the changes over its generation', async () => {
  const changes = new Map<string, TileFeature | null>([
    ...makeMany(450, 100).map((one) => [one.code, { ...one, name: 'Changed' }] as const),
    ...makeMany(0, 30).map(({ code }) => [code, null] as const),
  ]);
  const before = createTileSet(buildGeneration(makeMany(0, 500)), changes);
  const merged = createTileSet(await mergeInWorker(before.base, changes));
  expect(merged).toMatchObject({ count: before.count, bbox: before.bbox });
  expect(merged.parts).toHaveLength(1);
  expect(show(merged)).toEqual(show(before));
  const filter = { shared: true, member_ids: [1, 2, 4] };
  expect(show(selectFrom(merged, filter))).toEqual(show(selectFrom(before, filter)));
});

test('an abandoned build ends its thread', async () => {
  const build = startTileBuild();
  build.add(JSON.stringify(makeMany(0, 10)));
  await build.cancel();
  await expect(build.finish()).rejects.toThrow('ended before it answered');
});

test('changes show at once, before, during and after a merge', async () => {
  const all = makeMany(0, 300);
  const live = createLiveTiles(buildGeneration(all));
  const now = new Map(all.map((one) => [one.code, one]));
  const change = async (changed: readonly TileFeature[], gone: readonly string[]) => {
    for (const one of changed) now.set(one.code, one);
    for (const code of gone) now.delete(code);
    await live.apply(
      new Map<string, TileFeature | null>([
        ...changed.map((one) => [one.code, one] as const),
        ...gone.map((code) => [code, null] as const),
      ]),
    );
    expect(live.current.count).toBe(now.size);
  };
  const old = live.current;
  await change(makeMany(300, 5), ['code-1']);
  // From a thousand on they are merged, and changes during the merge are not lost.
  await change(makeMany(1_000, 1_200), ['code-2']);
  await change(makeMany(301, 2), ['code-1001', 'code-3']);
  expect(live.current.changes.size).toBeGreaterThan(1_000);
  await live.settle();
  expect(live.current.changes.size).toBe(4);
  await change(makeMany(10_000, 4_500), ['code-4']);
  expect(live.current.changes.size).toBe(0);
  expect(show(live.current)).toEqual(show(createTileSet(buildGeneration(now.values()))));
  // Sets obtained earlier are unchanged.
  expect(old.count).toBe(300);
});
