import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildGeneration } from '../generation/generation-builder.ts';
import type { TileFeature } from '../generation/tile-feature.ts';
import { CLUSTER_MAX_ZOOM, type Edges, MAX_ZOOM, PLACE_BITS, toPlaceX, toPlaceY } from '../grid/grid.ts';
import { encodeContents, encodeTile } from '../tile/encode-tile.ts';
import { makeFeature, NOW_MS, pointAt, readTile } from '../tile-set/tile-set.fixture.ts';
import { createTileSet } from '../tile-set/tile-set.ts';
import { isCluster } from './cell-tally.ts';
import {
  type CountedCell,
  findBlock,
  foldCells,
  packCells,
  toBbox,
  toCellEdges,
  toEdges,
} from './counted-cells.ts';

type Place = readonly [x: number, y: number];

const contains = ([minX, minY, maxX, maxY]: Edges, [x, y]: Place) =>
  x >= minX && x <= maxX && y >= minY && y <= maxY;

/** Counts as a database would: all points of the cells of a block, in no particular order. */
function count(places: readonly Place[], z: number, x: number, y: number): CountedCell[] {
  const block = findBlock(z, x, y);
  const cells = Map.groupBy(
    places.filter((place) => contains(toEdges(block.z, block.x, block.y), place)),
    ([px, py]) => `${px >>> block.cellShift} ${py >>> block.cellShift}`,
  );
  return [...cells.values()].toReversed().map((inCell) => ({
    count: inCell.length,
    sumX: inCell.reduce((sum, [px]) => sum + px, 0),
    sumY: inCell.reduce((sum, [, py]) => sum + py, 0),
    x: Math.min(...inCell.map(([px]) => px)),
    y: Math.min(...inCell.map(([, py]) => py)),
    difference: inCell.reduce(
      (bits, [px, py]) => bits | (px ^ (inCell[0]?.[0] ?? 0)) | (py ^ (inCell[0]?.[1] ?? 0)),
      0,
    ),
  }));
}

const lngLat = fc
  .tuple(fc.constantFrom(-180, -60, 0, 179.9), fc.nat(6), fc.double({ min: 0, max: 1, noNaN: true }))
  .chain(([west, digits, share]) =>
    fc.double({ min: -1, max: 1, noNaN: true }).map((dy): [number, number] => {
      const width = 40 * 10 ** -digits;
      return [Math.min(west + share * width, 180), Math.max(-90, Math.min(90, west / 3 + dy * width * 2))];
    }),
  );

test('tiles from counted blocks equal those from features', () => {
  fc.assert(
    fc.property(fc.array(lngLat, { minLength: 40, maxLength: 200 }), (lngLats) => {
      const features: TileFeature[] = lngLats.map(([lng, lat], n) =>
        makeFeature(`code-${n}`, pointAt(lng, lat)),
      );
      const set = createTileSet(buildGeneration(features));
      const places = lngLats.map(([lng, lat]): Place => [toPlaceX(lng), toPlaceY(lat)]);
      for (let z = 0; z <= MAX_ZOOM; z += 1) {
        const shift = PLACE_BITS - z;
        const tiles = new Set(places.map(([px, py]) => `${px >>> shift} ${py >>> shift}`));
        for (const name of tiles) {
          const [x = 0, y = 0] = name.split(' ').map(Number);
          const cells = z > CLUSTER_MAX_ZOOM ? [] : foldCells(packCells(count(places, z, x, y)), z, x, y);
          const few = cells.filter((cell) => !isCluster(cell)).map((cell) => toCellEdges(cell, z));
          const alone = z > CLUSTER_MAX_ZOOM ? [toEdges(z, x, y)] : few;
          const contents = {
            clusters: cells.filter(isCluster),
            features: features.filter((_, n) => alone.some((edges) => contains(edges, places[n] ?? [0, 0]))),
          };
          const own = readTile(encodeContents(contents, z, x, y, NOW_MS));
          expect(own).toEqual(readTile(encodeTile(set, z, x, y, NOW_MS)));
        }
      }
    }),
    { numRuns: 30 },
  );
});

test('the bbox of a tile contains every feature placed in it', () => {
  fc.assert(
    fc.property(lngLat, fc.integer({ min: 0, max: MAX_ZOOM }), ([lng, lat], z) => {
      const shift = PLACE_BITS - z;
      const [west, south, east, north] = toBbox(toEdges(z, toPlaceX(lng) >>> shift, toPlaceY(lat) >>> shift));
      expect(lng >= west && lng <= east && lat >= south && lat <= north).toBe(true);
    }),
  );
  expect(toBbox(toEdges(0, 0, 0))).toEqual([-180, -90, 180, 90]);
});

test('all tiles of a block share it, and none needs finer cells', () => {
  expect(findBlock(0, 0, 0)).toEqual({ z: 0, x: 0, y: 0, cellShift: 20 });
  expect(findBlock(3, 7, 1)).toEqual(findBlock(0, 0, 0));
  expect(findBlock(6, 4 * 9 + 3, 4 * 5)).toEqual({ z: 4, x: 9, y: 5, cellShift: 16 });
  expect(findBlock(13, 3, 2)).toEqual({ z: 12, x: 1, y: 1, cellShift: 10 });
});

test('a tile beyond the world and one without features are empty', () => {
  const contents = { clusters: [], features: [] };
  expect(encodeContents(contents, 1, 0, 0, NOW_MS)).toBeNull();
  expect(
    encodeContents({ ...contents, features: [makeFeature('a', pointAt(0, 0))] }, 1, 2, 0, NOW_MS),
  ).toBeNull();
});
