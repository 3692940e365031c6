import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildGeneration } from '../generation/generation-builder.ts';
import type { TileFeature, TileFilter } from '../generation/tile-feature.ts';
import {
  CELL_BITS,
  CLUSTER_MAX_ZOOM,
  CLUSTER_MIN_POINTS,
  EXTENT,
  MAX_ZOOM,
  toPlaceX,
  toPlaceY,
} from '../grid/grid.ts';
import {
  DAY_MS,
  makeFeature,
  NOW_MS,
  pointAt,
  type ReadFeature,
  readTile,
} from '../tile-set/tile-set.fixture.ts';
import { createTileSet, type Selection, selectFrom, type TileSet } from '../tile-set/tile-set.ts';
import { encodeTile } from './encode-tile.ts';

const ZOOMS = Array.from({ length: MAX_ZOOM + 1 }, (_, zoom) => zoom);

/** Positions in groups of every width, so that there are cells of every size at every zoom. */
const place = fc
  .tuple(
    fc.constantFrom(0, 1, 2, 3),
    fc.nat(6),
    fc.double({ min: -1, max: 1, noNaN: true }),
    fc.double({ min: -1, max: 1, noNaN: true }),
  )
  .map(([group, digits, dx, dy]): readonly [number, number] => {
    const width = 40 * 10 ** -digits;
    return [(group - 1.5) * 80 + dx * width, (group - 1.5) * 40 + dy * width];
  });

const id = fc.integer({ min: 1, max: 3 });
const feature = fc.record({
  place,
  shared: fc.boolean(),
  is_static: fc.boolean(),
  has_resources: fc.boolean(),
  member_id: fc.option(id),
  template_id: fc.option(id),
  project_id: id,
  age: fc.nat(10),
});
const features = fc
  .array(feature, { minLength: 60, maxLength: 300 })
  .map((all): TileFeature[] =>
    all.map(({ place: [lng, lat], age, ...rest }, index) =>
      makeFeature(`code-${index}`, pointAt(lng, lat), { ...rest, created_origin_ms: NOW_MS - age * DAY_MS }),
    ),
  );

/** Mostly empty: all nine conditions at once would match nothing. */
const maybe = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: 5 }, { arbitrary: value, weight: 1 });
const filter: fc.Arbitrary<TileFilter> = fc.record({
  shared: maybe(fc.boolean()),
  is_static: maybe(fc.boolean()),
  has_resources: maybe(fc.boolean()),
  member_ids: maybe(fc.array(id, { minLength: 1, maxLength: 2 })),
  template_ids: maybe(fc.array(id, { minLength: 1, maxLength: 2 })),
  project_ids: maybe(fc.array(id, { minLength: 1, maxLength: 2 })),
  from_ms: maybe(fc.nat(10).map((age) => NOW_MS - age * DAY_MS)),
  until_ms: maybe(fc.nat(10).map((age) => NOW_MS - age * DAY_MS)),
  codes: maybe(fc.array(fc.nat(310).map((index) => `code-${index}`))),
});

/** The meaning of a filter, implemented in the simplest way. */
function passes(one: TileFeature, wanted: TileFilter): boolean {
  const is = <T>(value: T | undefined, own: T) => value === undefined || value === own;
  const isAmong = (ids: readonly number[] | undefined, own: number | null | undefined) =>
    ids === undefined || (own != null && ids.includes(own));
  return (
    is(wanted.shared, one.shared) &&
    is(wanted.is_static, one.is_static ?? false) &&
    is(wanted.has_resources, one.has_resources ?? false) &&
    isAmong(wanted.member_ids, one.member_id) &&
    isAmong(wanted.template_ids, one.template_id) &&
    isAmong(wanted.project_ids, one.project_id) &&
    one.created_origin_ms >= (wanted.from_ms ?? -Infinity) &&
    one.created_origin_ms <= (wanted.until_ms ?? Infinity) &&
    (wanted.codes === undefined || wanted.codes.includes(one.code))
  );
}

interface Place {
  readonly code: string;
  readonly x: number;
  readonly y: number;
}

function toPlaces(all: readonly TileFeature[]): Place[] {
  return all.map(({ code, geometry }) => {
    const [lng = 0, lat = 0] = geometry.coordinates as readonly number[];
    return { code, x: toPlaceX(lng), y: toPlaceY(lat) };
  });
}

/** What all tiles of a zoom must show, computed in the simplest way: the cells of a grid one after the other. */
function expectAt(zoom: number, places: readonly Place[]): string[] {
  const shift = MAX_ZOOM + 12 - zoom - CELL_BITS;
  const unit = 2 ** (MAX_ZOOM - zoom);
  const cells = Map.groupBy(places, ({ x, y }) =>
    zoom > CLUSTER_MAX_ZOOM ? `${x} ${y}` : `${x >>> shift} ${y >>> shift}`,
  );
  return [...cells.values()]
    .flatMap((cell) => {
      if (zoom > CLUSTER_MAX_ZOOM || cell.length < CLUSTER_MIN_POINTS)
        return cell.map(({ code, x, y }) => `${code} ${Math.floor(x / unit)} ${Math.floor(y / unit)}`);
      const mean = (side: 'x' | 'y') =>
        Math.floor(Math.floor(cell.reduce((sum, own) => sum + own[side], 0) / cell.length) / unit);
      return [`${cell.length} ${mean('x')} ${mean('y')}`];
    })
    .toSorted();
}

/** What all tiles of a zoom actually show. */
function showAt(zoom: number, tiles: Pick<TileSet | Selection, 'parts'>, places: readonly Place[]): string[] {
  const side = 2 ** (MAX_ZOOM + 12 - zoom);
  const names = new Set(places.map(({ x, y }) => `${Math.floor(x / side)} ${Math.floor(y / side)}`));
  return [...names]
    .flatMap((name) => {
      const [x = 0, y = 0] = name.split(' ').map(Number);
      return readTile(encodeTile(tiles, zoom, x, y, NOW_MS)).map((one) => {
        const at = one.rings[0]?.[0] ?? { x: NaN, y: NaN };
        const label = one.layer === 'clusters' ? one.properties.point_count : one.properties.code;
        return `${label} ${x * EXTENT + at.x} ${y * EXTENT + at.y}`;
      });
    })
    .toSorted();
}

describe('points', () => {
  test('the tiles of a zoom show each feature once, alone or in a cluster with an exact centre', () => {
    fc.assert(
      fc.property(features, (all) => {
        const tiles = createTileSet(buildGeneration(all));
        const places = toPlaces(all);
        for (const zoom of ZOOMS) expect(showAt(zoom, tiles, places)).toEqual(expectAt(zoom, places));
      }),
      { numRuns: 40 },
    );
  });

  test('filtered tiles show exactly the features that pass', () => {
    fc.assert(
      fc.property(features, filter, (all, wanted) => {
        const selection = selectFrom(createTileSet(buildGeneration(all)), wanted);
        const passed = toPlaces(all.filter((one) => passes(one, wanted)));
        expect(selection.count).toBe(passed.length);
        for (const zoom of ZOOMS)
          expect(showAt(zoom, selection, toPlaces(all))).toEqual(expectAt(zoom, passed));
      }),
      { numRuns: 60 },
    );
  });

  test('changes over a generation give the same tiles as a rebuild, with any filter', () => {
    const edit = fc.record({ of: fc.nat(320), isGone: fc.boolean(), to: feature });
    fc.assert(
      fc.property(features, fc.array(edit, { maxLength: 100 }), filter, (all, edits, wanted) => {
        const changes = new Map(
          edits.map(({ of, isGone, to: { place: to, age, ...rest } }) => [
            `code-${of}`,
            isGone
              ? null
              : makeFeature(`code-${of}`, pointAt(to[0], to[1]), {
                  ...rest,
                  created_origin_ms: NOW_MS - age * DAY_MS,
                }),
          ]),
        );
        const now = [...new Map([...all.map((one) => [one.code, one] as const), ...changes]).values()].filter(
          (one) => one !== null,
        );
        const set = createTileSet(buildGeneration(all), changes);
        const everywhere = toPlaces([...all, ...now]);
        expect(set.count).toBe(now.length);
        const selection = selectFrom(set, wanted);
        for (const zoom of ZOOMS) {
          expect(showAt(zoom, set, everywhere)).toEqual(expectAt(zoom, toPlaces(now)));
          const passed = toPlaces(now.filter((one) => passes(one, wanted)));
          expect(showAt(zoom, selection, everywhere)).toEqual(expectAt(zoom, passed));
        }
      }),
      { numRuns: 40 },
    );
  });

  test('a cluster splits at the first zoom at which its points are in more than one cell', () => {
    fc.assert(
      fc.property(features, (all) => {
        const tiles = createTileSet(buildGeneration(all));
        for (const zoom of ZOOMS.slice(0, 4)) {
          const shift = (at: number) => MAX_ZOOM + 12 - at - CELL_BITS;
          const cells = Map.groupBy(toPlaces(all), ({ x, y }) => `${x >>> shift(zoom)} ${y >>> shift(zoom)}`);
          const expected = [...cells.values()]
            .filter((cell) => cell.length >= CLUSTER_MIN_POINTS)
            .map((cell) => {
              let opens = zoom + 1;
              const isOneCell = () =>
                new Set(cell.map(({ x, y }) => `${x >>> shift(opens)} ${y >>> shift(opens)}`)).size === 1;
              while (opens < MAX_ZOOM && isOneCell()) opens += 1;
              return opens;
            });
          const shown: ReadFeature[] = [];
          for (let x = 0; x < 2 ** zoom; x += 1)
            for (let y = 0; y < 2 ** zoom; y += 1)
              shown.push(...readTile(encodeTile(tiles, zoom, x, y, NOW_MS)));
          const opening = shown
            .filter(({ layer }) => layer === 'clusters')
            .map(({ properties }) => Number(properties.cluster_expansion_zoom));
          expect(opening.toSorted()).toEqual(expected.toSorted());
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('properties of a point', () => {
  const tiles = createTileSet(
    buildGeneration([
      makeFeature('a', pointAt(0.1, 0.1), { name: 'Ñandú ✈', shared: true, picture: 'uuid-1' }),
      makeFeature('b', pointAt(0.1, 0.1), { created_origin_ms: 0, color: '#ff0000' }),
      makeFeature('c', pointAt(0.1, 0.1), { created_origin_ms: NOW_MS + DAY_MS, name: 'x'.repeat(255) }),
    ]),
  );
  const [x, y] = [toPlaceX(0.1) >>> 12, toPlaceY(0.1) >>> 12];

  test('include code, name, colour, kind, visibility, age up to a year and photograph', () => {
    const common = { color: '#0059ff', kind: 'point', shared: false };
    expect(readTile(encodeTile(tiles, 14, x, y, NOW_MS)).map(({ properties }) => properties)).toEqual([
      { ...common, code: 'a', name: 'Ñandú ✈', shared: true, age_days: 1, picture: 'uuid-1' },
      { ...common, code: 'b', name: 'Feature b', age_days: 365, color: '#ff0000' },
      { ...common, code: 'c', name: 'x'.repeat(255), age_days: 0 },
    ]);
  });

  test('an empty tile and one beyond the world are null', () => {
    expect(encodeTile(tiles, 14, x + 1, y, NOW_MS)).toBeNull();
    expect(encodeTile(tiles, 1, 2, 0, NOW_MS)).toBeNull();
    expect(encodeTile(createTileSet(buildGeneration([])), 0, 0, 0, NOW_MS)).toBeNull();
  });
});

test('the bbox of live features is exact and shrinks with deletions', () => {
  const all = [
    makeFeature('west', pointAt(-10, 1)),
    makeFeature('east', pointAt(20, 2)),
    makeFeature('between', pointAt(3, 1.5)),
  ];
  const base = buildGeneration(all);
  expect(createTileSet(base).bbox).toEqual([-10, 1, 20, 2]);
  const without = (codes: readonly string[]) =>
    createTileSet(base, new Map(codes.map((code) => [code, null]))).bbox;
  expect(without(['between'])).toEqual([-10, 1, 20, 2]);
  const [west = 0, south = 0, east, north] = without(['west']) ?? [];
  expect(west).toBeCloseTo(3, 4);
  expect(south).toBeCloseTo(1.5, 4);
  expect([east, north]).toEqual([20, 2]);
  expect(without(['west', 'east', 'between'])).toBeNull();
  expect(createTileSet(buildGeneration([])).bbox).toBeNull();
});
