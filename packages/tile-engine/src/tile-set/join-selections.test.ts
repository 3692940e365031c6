import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildGeneration } from '../generation/generation-builder.ts';
import type { TileFeature, TileFilter, TileGeometry } from '../generation/tile-feature.ts';
import { MAX_ZOOM } from '../grid/grid.ts';
import { encodeTile } from '../tile/encode-tile.ts';
import { MAX_PARTS } from '../tile/feature-layer.ts';
import { makeFeature, NOW_MS, pointAt, readTile } from './tile-set.fixture.ts';
import { createTileSet, joinSelections, type Selection, selectFrom, type TileSet } from './tile-set.ts';

const geometry: fc.Arbitrary<TileGeometry> = fc.oneof(
  // Few positions, so that many points share a cell.
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 2 }))
      .map(([x, y]) => pointAt(x / 50, y / 50)),
  },
  fc.integer({ min: 0, max: 5 }).map(
    (n): TileGeometry => ({
      type: 'LineString',
      coordinates: [
        [n / 10, 0.3],
        [n / 10 + 1, 0.9],
      ],
    }),
  ),
  fc.integer({ min: 0, max: 5 }).map((n): TileGeometry => {
    const [w, s] = [n / 20, 0.1];
    return {
      type: 'Polygon',
      coordinates: [
        [
          [w, s],
          [w + 0.4, s],
          [w + 0.4, s + 0.4],
          [w, s + 0.4],
          [w, s],
        ],
      ],
    };
  }),
);
const feature = fc.record({
  geometry,
  shared: fc.boolean(),
  project_id: fc.integer({ min: 1, max: 6 }),
  template_id: fc.constantFrom(null, 3, 4),
  name: fc.constantFrom('Net', 'Trap', 'Buoy'),
  color: fc.constantFrom('#ff0000', '#00ff00'),
  isChange: fc.boolean(),
});

/** A set of some features, part of them laid over the generation as changes. */
function toSet(features: readonly (TileFeature & { isChange: boolean })[]): TileSet {
  const base = features.filter(({ isChange }) => !isChange);
  const changes = features.filter(({ isChange }) => isChange);
  return createTileSet(buildGeneration(base), new Map(changes.map((one) => [one.code, one])));
}

/** The contents of a tile. Which of several tiny lines or areas represents the others is left out. */
function describe(shown: Pick<Selection, 'parts'>, z: number): string[] {
  const [x, y] = z === 0 ? [0, 0] : [2 ** (z - 1), 2 ** (z - 1) - 1];
  return readTile(encodeTile(shown, z, x, y, NOW_MS))
    .map(({ type, rings, ...more }) => {
      const { kind = 'point' } = more.properties;
      const [at] = rings[0] ?? [];
      const isDot = type === 1 && kind !== 'point';
      return JSON.stringify(isDot ? [(at?.x ?? 0) >> 5, (at?.y ?? 0) >> 5] : [type, rings, more]);
    })
    .toSorted();
}

const ZOOMS = [0, 4, 8, MAX_ZOOM];

test('joined selections have the tiles of one set with all features', () => {
  fc.assert(
    fc.property(fc.array(feature, { maxLength: 60 }), fc.integer({ min: 1, max: 5 }), (made, count) => {
      const features = made.map(({ geometry: shape, ...more }, n) => ({
        ...makeFeature(`code ${n}`, shape, more),
        isChange: more.isChange,
      }));
      const sets = Array.from({ length: count }, (_, set) =>
        toSet(features.filter((_one, n) => n % count === set)),
      );
      const whole = toSet(features);
      const joined = joinSelections(sets);
      expect(joined.count).toBe(whole.count);
      for (const z of ZOOMS) expect(describe(joined, z)).toEqual(describe(whole, z));
    }),
    { numRuns: 60 },
  );
});

const ids = fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 4 }), { nil: undefined });
const filter: fc.Arbitrary<TileFilter> = fc.record({
  project_ids: ids,
  public_project_ids: ids,
  kinds: fc.option(fc.uniqueArray(fc.constantFrom('point', 'line', 'area')), { nil: undefined }),
});

const KINDS = {
  Point: 'point',
  LineString: 'line',
  MultiLineString: 'line',
  Polygon: 'area',
  MultiPolygon: 'area',
} as const;

function isWanted({ project_id = 0, shared, geometry: { type } }: TileFeature, wanted: TileFilter): boolean {
  const { project_ids, public_project_ids, kinds } = wanted;
  const isWhole = project_ids?.includes(project_id) ?? public_project_ids === undefined;
  const isOpen = shared && public_project_ids?.includes(project_id) === true;
  return (isWhole || isOpen) && (kinds?.includes(KINDS[type]) ?? true);
}

test('a filter keeps all features of some projects, the Public ones of others, and some kinds', () => {
  fc.assert(
    fc.property(fc.array(feature, { maxLength: 60 }), filter, (made, wanted) => {
      const features = made.map(({ geometry: shape, ...more }, n) => ({
        ...makeFeature(`code ${n}`, shape, more),
        isChange: more.isChange,
      }));
      const kept = features.filter((one) => isWanted(one, wanted));
      const selected = selectFrom(toSet(features), wanted);
      expect(selected.count).toBe(kept.length);
      for (const z of ZOOMS) expect(describe(selected, z)).toEqual(describe(toSet(kept), z));
    }),
    { numRuns: 60 },
  );
});

test('as many parts as a tile has room for keep their texts apart', () => {
  const sets = Array.from({ length: MAX_PARTS }, (_, n) =>
    createTileSet(
      buildGeneration([
        makeFeature(`code ${n}`, pointAt(n * 5 - 170, 1), {
          name: `Name ${n}`,
          color: `#${String(n).padStart(6, '0')}`,
        }),
      ]),
    ),
  );
  const joined = joinSelections(sets);
  const all = Array.from({ length: 16 }, (_, x) => readTile(encodeTile(joined, 4, x, 7, NOW_MS))).flat();
  for (const { properties } of all) {
    const n = Number(String(properties.code).slice(5));
    expect(properties).toMatchObject({ name: `Name ${n}`, color: `#${String(n).padStart(6, '0')}` });
  }
  expect(all).toHaveLength(MAX_PARTS);
  expect(() => joinSelections([...sets, ...sets.slice(0, 1)])).toThrow(RangeError);
});
