import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildBoxTree, visitBoxes } from '../generation/box-tree.ts';
import { buildGeneration } from '../generation/generation-builder.ts';
import type { TileGeometry } from '../generation/tile-feature.ts';
import { EXTENT, MARGIN, MAX_ZOOM, toPlaceX, toPlaceY } from '../grid/grid.ts';
import { makeFeature, NOW_MS, pointAt, readTile } from '../tile-set/tile-set.fixture.ts';
import { createTileSet, selectFrom, type TileSet } from '../tile-set/tile-set.ts';
import { encodeTile } from './encode-tile.ts';

const ZOOMS = Array.from({ length: MAX_ZOOM + 1 }, (_, zoom) => zoom);

const setOf = (...geometries: TileGeometry[]): TileSet =>
  createTileSet(buildGeneration(geometries.map((geometry, index) => makeFeature(`${index}`, geometry))));

function readAt(set: Pick<TileSet, 'parts'>, zoom: number, lng: number, lat: number) {
  const side = 26 - zoom;
  return readTile(encodeTile(set, zoom, toPlaceX(lng) >>> side, toPlaceY(lat) >>> side, NOW_MS));
}

type Ring = [number, number][];
const square = (west: number, south: number, size: number): Ring => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];
const area = (...coordinates: Ring[]): TileGeometry => ({ type: 'Polygon', coordinates });
const line = (...coordinates: Ring): TileGeometry => ({ type: 'LineString', coordinates });

/** Twice the area of a ring of a tile, positive if it is clockwise on a map. */
function toDoubleArea(ring: readonly { readonly x: number; readonly y: number }[]): number {
  return ring.reduce((sum, { x, y }, index) => {
    const next = ring[(index + 1) % ring.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
}

describe('lines and areas', () => {
  test('outer rings and holes have opposite winding, whatever the input has', () => {
    const outer = square(10, 10, 20);
    const hole = square(15, 15, 5);
    for (const set of [setOf(area(outer, hole)), setOf(area(outer.toReversed(), hole.toReversed()))]) {
      const [read] = readAt(set, 2, 12, 12);
      expect(read).toMatchObject({ type: 3, properties: { kind: 'area', code: '0' } });
      expect(read?.rings.map((ring) => Math.sign(toDoubleArea(ring)))).toEqual([1, -1]);
    }
  });

  test('a multi-part area has the rings of all its parts', () => {
    const set = setOf({ type: 'MultiPolygon', coordinates: [[square(10, 10, 5)], [square(20, 10, 5)]] });
    expect(readAt(set, 2, 12, 12)[0]?.rings).toHaveLength(2);
  });

  test('a tile inside an area is filled, buffer included', () => {
    const [read] = readAt(setOf(area(square(-60, -60, 120))), 10, 3, 3);
    const corners = read?.rings[0]?.map(({ x, y }) => `${x} ${y}`);
    const [low, high] = [-MARGIN, EXTENT + MARGIN];
    expect(new Set(corners)).toEqual(
      new Set([`${low} ${low}`, `${low} ${high}`, `${high} ${low}`, `${high} ${high}`]),
    );
  });

  test('a line that enters a tile twice becomes two lines; one that passes by becomes none', () => {
    // Across the tile of 0° to 90° at zoom 2, out of it to the east, and back.
    const set = setOf(line([10, 10], [120, 10], [120, 40], [10, 40]));
    expect(readAt(set, 2, 45, 45)[0]).toMatchObject({ type: 2, properties: { kind: 'line' } });
    expect(readAt(set, 2, 45, 45)[0]?.rings).toHaveLength(2);
    expect(readAt(set, 2, -45, 45)).toEqual([]);
  });

  test('a shape smaller than a pixel is one point of its own kind in one tile', () => {
    const set = setOf(area(square(10, 10, 0.01)), line([50, 10], [50.01, 10.01]));
    for (const zoom of ZOOMS) {
      const [small] = readAt(set, zoom, 10.005, 10.005);
      const [short] = readAt(set, zoom, 50.005, 10.005).slice(-1);
      // 0.01° is more than 8 units from zoom 7 on.
      expect([small?.type, small?.properties.kind]).toEqual([zoom < 7 ? 1 : 3, 'area']);
      expect([short?.type, short?.properties.kind]).toEqual([zoom < 7 ? 1 : 2, 'line']);
    }
  });

  test('many tiny shapes in one place share a point, and each appears at a deeper zoom', () => {
    const set = setOf(...Array.from({ length: 50 }, (_, n) => area(square(10 + n * 0.001, 10, 0.0005))));
    expect(readAt(set, 0, 10, 10)).toHaveLength(1);
    const found = new Set<unknown>();
    for (let n = 0; n < 50; n += 1)
      for (const one of readAt(set, 14, 10.0002 + n * 0.001, 10.0002)) found.add(one.properties.code);
    expect(found.size).toBe(50);
  });

  test('an area too thin to keep its corners becomes a point', () => {
    const set = setOf(
      area([
        [10, 10],
        [11, 10],
        [11, 10.0000001],
        [10, 10],
      ]),
    );
    for (const zoom of ZOOMS) expect(readAt(set, zoom, 10.5, 10)).toMatchObject([{ type: 1 }]);
  });

  test('filters and changes apply to shapes', () => {
    const base = buildGeneration([
      makeFeature('public', area(square(10, 10, 5)), { shared: true }),
      makeFeature('own', area(square(10, 10, 5))),
      makeFeature('moves', line([10, 10], [14, 14])),
    ]);
    const codes = (set: Pick<TileSet, 'parts'>) =>
      readAt(set, 4, 12, 12)
        .map(({ properties }) => properties.code)
        .toSorted();
    const set = createTileSet(base);
    expect(codes(set)).toEqual(['moves', 'own', 'public']);
    expect(codes(selectFrom(set, { shared: true }))).toEqual(['public']);
    const changed = createTileSet(
      base,
      new Map([
        ['own', null],
        ['moves', makeFeature('moves', line([60, 60], [62, 62]), { shared: true })],
      ]),
    );
    expect(codes(changed)).toEqual(['public']);
    expect(readAt(selectFrom(changed, { shared: true }), 4, 61, 61)).toMatchObject([
      { type: 2, properties: { code: 'moves', shared: true } },
    ]);
  });
});

describe('simplifying', () => {
  test('an outline moves by half a pixel at most, and not at all at the deepest zoom', () => {
    const turn = fc.double({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(turn, { minLength: 3, maxLength: 60 }), (turns) => {
        const coordinates = turns.map((dy, index): [number, number] => [20 + index * 0.05, 20 + dy * 0.5]);
        const set = setOf(line(...coordinates));
        for (const zoom of [2, 4, 6]) {
          const unit = 2 ** (MAX_ZOOM - zoom);
          const shown = readAt(set, zoom, 20, 20).flatMap(({ rings }) => rings[0] ?? []);
          const [x0, y0] = [toPlaceX(20) >>> (26 - zoom), toPlaceY(20) >>> (26 - zoom)];
          for (const [lng, lat] of coordinates) {
            const at = {
              x: toPlaceX(lng) / unit - x0 * EXTENT,
              y: toPlaceY(lat) / unit - y0 * EXTENT,
            };
            // Clipped at the edge of the tile.
            if (Math.max(at.x, at.y) > EXTENT || Math.min(at.x, at.y) < 0 || shown.length < 2) continue;
            // Three units, plus rounding to whole units.
            expect(toDistance(at, shown)).toBeLessThanOrEqual(3 + 1.5);
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  test('a deeper zoom has more vertices', () => {
    const wave = Array.from({ length: 400 }, (_, n): [number, number] => [
      10 + n * 0.01,
      10 + Math.sin(n / 10) * 0.3 + Math.sin(n) * 0.01,
    ]);
    const set = setOf(line(...wave));
    const counts = [1, 3, 5].map((zoom) => readAt(set, zoom, 12, 10)[0]?.rings.flat().length ?? 0);
    expect(counts.toSorted((a, b) => a - b)).toEqual(counts);
    expect(counts[0]).toBeLessThan(counts[2] ?? 0);
  });
});

function toDistance(at: { x: number; y: number }, path: readonly { x: number; y: number }[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let index = 1; index < path.length; index += 1) {
    const [a, b] = [path[index - 1] ?? at, path[index] ?? at];
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const length2 = dx * dx + dy * dy;
    const along = length2 === 0 ? 0 : ((at.x - a.x) * dx + (at.y - a.y) * dy) / length2;
    const share = Math.min(1, Math.max(0, along));
    least = Math.min(least, Math.hypot(at.x - a.x - share * dx, at.y - a.y - share * dy));
  }
  return least;
}

test('the tree finds exactly the boxes that intersect another', () => {
  const side = fc.nat(1_000);
  const box = fc
    .tuple(side, side, side, side)
    .map(([a, b, c, d]) => [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)]);
  fc.assert(
    fc.property(fc.array(box, { maxLength: 600 }), box, (boxes, [minX = 0, minY = 0, maxX = 0, maxY = 0]) => {
      const found: number[] = [];
      visitBoxes(buildBoxTree(Uint32Array.from(boxes.flat())), minX, minY, maxX, maxY, (leaf) =>
        found.push(leaf),
      );
      const expected = boxes.flatMap(([a = 0, b = 0, c = 0, d = 0], index) =>
        a <= maxX && b <= maxY && c >= minX && d >= minY ? [index] : [],
      );
      expect(found).toEqual(expected);
    }),
  );
});

test('points, lines and areas of a project are counted together', () => {
  const set = setOf(pointAt(1, 1), line([1, 1], [2, 2]), area(square(1, 1, 1)));
  expect(set).toMatchObject({ count: 3, bbox: [1, 1, 2, 2] });
});
