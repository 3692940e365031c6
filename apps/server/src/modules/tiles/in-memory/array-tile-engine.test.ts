import { CLUSTER_MAX_ZOOM, CLUSTER_MIN_POINTS, type Geometry, MAX_TILE_ZOOM } from '@waypost/contract';
import type { TileFeature } from '@waypost/tile-engine';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  countPoints,
  decodeTile,
  listTilesAround,
  makePlaces,
  toTile,
} from '../../../../test/tiles/decode-tile.ts';
import type { TileIndex } from '../tile-engine.ts';
import { loadIndex } from './load-index.fixture.ts';

const NOW_MS = Date.UTC(2026, 0, 15);
const DAY_MS = 86_400_000;

function toFeature(geometry: Geometry, index: number): TileFeature {
  return {
    code: `code ${index}`,
    name: `Feature ${index}`,
    color: '#0059ff',
    shared: index % 2 === 0,
    created_origin_ms: NOW_MS - index * DAY_MS,
    picture: index === 2 ? 'a photograph' : null,
    geometry,
  };
}

const buildOf = (geometries: readonly Geometry[]) => loadIndex(geometries.map(toFeature), NOW_MS);
const toPoint = (coordinates: [number, number]): Geometry => ({ type: 'Point', coordinates });
const read = (index: TileIndex, z: number, x: number, y: number) => {
  const bytes = index.tile(z, x, y);
  return bytes === null ? [] : decodeTile(bytes);
};
const zooms = Array.from({ length: MAX_TILE_ZOOM + 1 }, (_, z) => z);

describe('points', () => {
  const places: [number, number][] = [
    ...makePlaces(28, 40),
    [180, 10],
    [-180, -10],
    [179.9999, 0],
    [0, 85.06],
    [0, -89],
    [0, 90],
    [12.5, -90],
    [0, 0],
  ];
  let index: TileIndex;
  beforeAll(async () => {
    index = await buildOf(places.map(toPoint));
  });

  test.each(zooms)('at zoom %i clusters and single points add up to the total', (z) => {
    let sum = 0;
    for (const [x, y] of listTilesAround(z, places, 1)) {
      sum += countPoints(read(index, z, x, y), y === 2 ** z - 1);
    }
    expect(sum).toBe(places.length);
  });

  test('a cluster holds at least six points, and expands at a deeper zoom', () => {
    for (const z of zooms) {
      const clusters = listTilesAround(z, places, 1)
        .flatMap(([x, y]) => read(index, z, x, y))
        .filter((feature) => feature.layer === 'clusters');
      if (z > CLUSTER_MAX_ZOOM) expect(clusters).toEqual([]);
      for (const { properties } of clusters) {
        expect(Number(properties.point_count)).toBeGreaterThanOrEqual(CLUSTER_MIN_POINTS);
        expect(Number(properties.cluster_expansion_zoom)).toBeGreaterThan(z);
        expect(Number(properties.cluster_expansion_zoom)).toBeLessThanOrEqual(MAX_TILE_ZOOM);
      }
    }
  });

  test.each([
    { count: CLUSTER_MIN_POINTS - 1, clustersBelow14: 0 },
    { count: CLUSTER_MIN_POINTS, clustersBelow14: 1 },
  ])(
    '$count points at one position form $clustersBelow14 clusters at zoom 13 and below',
    async ({ count, clustersBelow14 }) => {
      const place: [number, number] = [10.001, 45.001];
      const together = await buildOf(Array.from({ length: count }, () => toPoint(place)));
      for (const z of zooms) {
        const features = read(together, z, ...toTile(z, ...place));
        const clusters = features.filter((feature) => feature.layer === 'clusters');
        expect(clusters).toHaveLength(z <= CLUSTER_MAX_ZOOM ? clustersBelow14 : 0);
        expect(countPoints(features, false)).toBe(count);
      }
    },
  );

  test('a point carries the properties that the map style uses', async () => {
    const one = await buildOf([toPoint([1, 1]), toPoint([-120, 40])]);
    const [feature] = read(one, 14, ...toTile(14, -120, 40));
    expect(feature).toMatchObject({
      layer: 'features',
      properties: {
        code: 'code 1',
        name: 'Feature 1',
        color: '#0059ff',
        kind: 'point',
        shared: false,
        age_days: 1,
      },
    });
  });
});

describe('lines and areas', () => {
  const line: Geometry = {
    type: 'LineString',
    coordinates: [
      [0.1, 0.1],
      [20, 10],
    ],
  };
  const square = (west: number, south: number): [number, number][] => [
    [west, south],
    [west + 1, south],
    [west + 1, south + 1],
    [west, south + 1],
    [west, south],
  ];
  const area: Geometry = { type: 'Polygon', coordinates: [square(40, 40)] };
  const areas: Geometry = { type: 'MultiPolygon', coordinates: [[square(60, 10)], [square(63, 10)]] };
  let index: TileIndex;
  beforeAll(async () => {
    index = await buildOf([line, area, areas]);
  });

  test.each(zooms)('are present at zoom %i', (z) => {
    const kinds = [
      ...read(index, z, ...toTile(z, 0.1, 0.1)),
      ...read(index, z, ...toTile(z, 40.0001, 40.0001)),
      ...read(index, z, ...toTile(z, 63.5, 10.5)),
    ].map((feature) => `${feature.properties.kind} ${feature.type}`);
    expect(new Set(kinds)).toEqual(new Set(['line 2', 'area 3']));
  });

  test('the bbox covers every feature, and an empty project has none', async () => {
    expect(index).toMatchObject({ count: 3, bbox: [0.1, 0.1, 64, 41] });
    const none = await buildOf([]);
    expect(none).toMatchObject({ count: 0, bbox: null });
    expect(none.tile(0, 0, 0)).toBeNull();
  });

  test('a tile without features, and one beyond the edge of the world, is empty', () => {
    expect(index.tile(6, 0, 0)).toBeNull();
    expect(index.tile(1, 9999, 0)).toBeNull();
  });

  test('ages are capped at a year', async () => {
    const old = await loadIndex(
      [
        { ...toFeature(toPoint([0, 0]), 0), created_origin_ms: 0 },
        { ...toFeature(toPoint([50, 0]), 1), created_origin_ms: NOW_MS + 5 * DAY_MS },
      ],
      NOW_MS,
    );
    expect(read(old, 0, 0, 0).map((feature) => feature.properties.age_days)).toEqual([365, 0]);
  });
});
