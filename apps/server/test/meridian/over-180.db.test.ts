import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ENDPOINTS, type Feature, type Geometry, MAX_TILE_ZOOM, type OgcItems } from '@waypost/contract';
import { areaOf, lengthOf } from '@waypost/geo';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OgcWorld, startOgcWorld } from '../../src/modules/ogc/ogc.fixture.ts';
import { decodeTile, EXTENT, toTile } from '../tiles/decode-tile.ts';

const { features, tiles } = ENDPOINTS;

/** The file of a person who reported it. */
const FIXTURE = resolve(import.meta.dirname, '../../../../../shared/fixtures/troubles/23-over-180.geojson');

const toBox = (west: number, east: number, south = -17): Geometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, south + 0.1],
      [west, south + 0.1],
      [west, south],
    ],
  ],
});

/** Each is 0.1 or 0.2° wide, and written in another way. */
const SHAPES: Readonly<Record<string, Geometry>> = {
  'Within 180': toBox(179.95, -179.95),
  'Beyond 180': toBox(179.95, 180.05, -17.2),
  'Beyond -180': toBox(-180.05, -179.95, -17.4),
  Boat: {
    type: 'LineString',
    coordinates: [
      [179.9, -16.85],
      [-179.9, -16.85],
    ],
  },
};
const NAMES = Object.keys(SHAPES).toSorted();

let world: OgcWorld;
const made = new Map<string, Feature>();

const create = (name: string, geometry: Geometry, project_id = world.projectId) =>
  world.admin.client.call(features.createFeature, {
    query: { project_id },
    body: { feature: { name, geometry } },
  });

beforeAll(async () => {
  world = await startOgcWorld();
  for (const [name, geometry] of Object.entries(SHAPES)) made.set(name, await create(name, geometry));
});
afterAll(() => world.app.close());

const list = (query: { west: number; east: number }) =>
  world.admin.client.call(features.listFeatures, {
    params: { project_id: world.projectId },
    query: { south: -18, north: -16, ...query },
  });

const toNames = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name).toSorted();

describe('what crosses the 180th meridian', () => {
  test.each(NAMES)('%s is stored in two parts within ±180, of its own size', (name) => {
    const { geometry, properties } = made.get(name) ?? {};
    const isLine = name === 'Boat';
    expect(geometry?.type).toBe(isLine ? 'MultiLineString' : 'MultiPolygon');
    expect(properties?.type).toBe(isLine ? 'LineString' : 'MultiPolygon');
    expect(geometry?.coordinates.length).toBe(2);
    const numbers =
      JSON.stringify(geometry)
        .match(/-?\d+(\.\d+)?(?=,-1[67])/g)
        ?.map(Number) ?? [];
    expect(numbers.length).toBeGreaterThan(3);
    for (const lng of numbers) expect(Math.abs(lng)).toBeLessThanOrEqual(180);
    const given = SHAPES[name] ?? toBox(0, 0);
    if (isLine) expect((properties?.length_m ?? 0) / lengthOf(given)).toBeCloseTo(1, 5);
    else expect((properties?.area_m2 ?? 0) / areaOf(toBox(0, 0.1))).toBeCloseTo(1, 2);
  });

  test('is stored once: what was read is sent back without a new version', async () => {
    for (const { properties, geometry } of made.values()) {
      const params = { code: properties.code };
      const again = await world.admin.client.call(features.updateFeature, {
        params,
        body: { feature: { geometry } },
      });
      expect(again.properties.version).toBe(1);
    }
  });

  test('is found by views there alone, whichever way they are written', async () => {
    for (const view of [
      { west: 179.5, east: -179.5 },
      { west: 179.5, east: 180.5 },
      { west: -180.5, east: -179.5 },
      { west: 179.9, east: 180 },
      { west: -180, east: -179.9 },
    ]) {
      expect(toNames(await list(view)), JSON.stringify(view)).toEqual(NAMES);
    }
    expect(await list({ west: 0, east: 1 })).toEqual([]);
    expect(await list({ west: -170, east: 170 })).toEqual([]);
    const items = (bbox: string) => world.read<OgcItems>(`/collections/features/items?bbox=${bbox}`);
    expect((await items('0,-18,1,-16')).features).toEqual([]);
    const found = (await items('179.5,-18,180.5,-16')).features;
    expect(found.map(({ properties }) => String(properties.name)).toSorted()).toEqual(NAMES);
  });

  test('has a box whose west is greater than its east, as has all of it', async () => {
    const rows = await list({ west: 179, east: -179 });
    for (const { name, bbox } of rows) {
      const [west, , east] = bbox;
      expect(east + 360 - west, name).toBeCloseTo(name === 'Boat' ? 0.2 : 0.1, 6);
    }
    const state = await world.admin.client.call(tiles.getTileState, {
      params: { project_id: world.projectId },
    });
    const [west = 0, , east = 0] = state.bbox ?? [];
    expect([west, east].map((side) => Number(side.toFixed(6)))).toEqual([179.9, -179.9]);
    const collection = await world.read<{ extent: { spatial: { bbox: number[][] } } }>(
      '/collections/features',
    );
    const [first = []] = collection.extent.spatial.bbox;
    expect([first[0], first[2]]).toEqual([179.9, -179.9]);
  });

  test.each([0, 5, 9, MAX_TILE_ZOOM])('is drawn on both sides at zoom %i and nowhere else', async (z) => {
    const read = async (lng: number) => {
      const [x, y] = toTile(z, lng, -16.95);
      const params = { project_id: world.projectId, z, x, y };
      const bytes = await world.admin.client.call(tiles.getFeatureTile, { params });
      return bytes === undefined ? [] : decodeTile(new Uint8Array(bytes));
    };
    for (const lng of [179.99, -179.99]) {
      const drawn = await read(lng);
      expect(drawn.length, `at ${lng}`).toBeGreaterThan(0);
    }
    const elsewhere = z === 0 ? await read(0) : [];
    // The whole world is one tile: nothing begins in its middle.
    for (const { at } of elsewhere) expect(Math.min(at[0], EXTENT - at[0])).toBeLessThan(16);
    if (z > 0) expect(await read(10)).toEqual([]);
  });

  test('keeps a point where it is, and refuses one beyond', async () => {
    await expect(create('Astray', { type: 'Point', coordinates: [180.1, -17] })).rejects.toMatchObject({
      code: 'validation_failed',
    });
  });

  test('is changed as one shape: a corner moved beyond 180 and back', async () => {
    const projectId = await world.makeProject('Moved');
    const { properties } = await create('Moved', toBox(179.5, 179.9), projectId);
    const move = (geometry: Geometry) =>
      world.admin.client.call(features.updateFeature, {
        params: { code: properties.code },
        body: { feature: { geometry } },
      });
    expect((await move(toBox(179.5, 180.5))).geometry.type).toBe('MultiPolygon');
    expect((await move(toBox(179.5, 179.9))).geometry.type).toBe('Polygon');
  });

  test('is what the reported file means', async ({ skip }) => {
    skip(!existsSync(FIXTURE), 'Skipped: ../shared/fixtures is absent.');
    const projectId = await world.makeProject('Reported');
    const file = JSON.parse(readFileSync(FIXTURE, 'utf8')) as {
      features: { geometry: Geometry; properties: { name: string } }[];
    };
    for (const { geometry, properties } of file.features) {
      const { geometry: stored } = await create(properties.name, geometry, projectId);
      expect(stored.type).toMatch(/^Multi/);
    }
    const params = { project_id: projectId };
    const found = (west: number, east: number) =>
      world.admin.client.call(features.listFeatures, {
        params,
        query: { west, east, south: -18, north: -16 },
      });
    expect((await found(0, 1)).length).toBe(0);
    expect((await found(179, -179)).length).toBe(file.features.length);
  });
});
