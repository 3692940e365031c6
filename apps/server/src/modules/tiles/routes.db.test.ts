import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { API_BASE, ENDPOINTS, type FeatureCreate, featureCreate, MAX_TILE_ZOOM } from '@waypost/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRaw } from '../../../test/app/raw-request.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { makePicture } from '../../../test/pictures/picture.ts';
import {
  countPoints,
  decodeTile,
  listTilesAround,
  makePlaces,
  toTile,
} from '../../../test/tiles/decode-tile.ts';
import { requireProject } from '../../access/require-access.ts';

const { features, organizations, projects, tiles } = ENDPOINTS;

let app: TestApp;
let ana: Person;
let outsider: Person;
let projectId: number;
let childId: number;
const places = makePlaces(14, 12);

function toInput(geometry: object): FeatureCreate {
  return featureCreate.parse({ name: 'Sighting', geometry });
}

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana Ruiz');
  outsider = await app.createPerson('Mallory Fox');
  const org = await ana.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  });
  const make = async (name: string, parentId?: number) =>
    (
      await ana.client.call(projects.createProject, {
        params: { org_id: org.organization_id },
        body: { name, parentId },
      })
    ).project_id;
  projectId = await make('Coast watch');
  childId = await make('Kelp beds', projectId);
  const half = places.length / 2;
  await createMany(
    projectId,
    places.slice(0, half).map((coordinates) => ({ type: 'Point', coordinates })),
  );
  await createMany(
    childId,
    places.slice(half).map((coordinates) => ({ type: 'Point', coordinates })),
  );
});
afterAll(() => app.close());

async function createMany(where: number, geometries: readonly object[]): Promise<void> {
  const grant = await requireProject(app.database.read, ana, where, 'feature:create');
  await app.services.featureWriter.createMany(grant, geometries.map(toInput));
}

const getState = (id = projectId) => ana.client.call(tiles.getTileState, { params: { project_id: id } });

async function getTile(z: number, x: number, y: number) {
  const bytes = await ana.client.call(tiles.getFeatureTile, { params: { project_id: projectId, z, x, y } });
  return bytes === undefined ? [] : decodeTile(new Uint8Array(bytes));
}

function rawTile(path: string, headers: Record<string, string> = {}, person = ana) {
  return sendRaw(`${app.baseUrl}${API_BASE}/tiles/features/${path}`, {
    method: 'GET',
    headers: { authorization: `Bearer ${person.tokens.access_token}`, ...headers },
  });
}

describe('tile contents', () => {
  test.each(Array.from({ length: MAX_TILE_ZOOM + 1 }, (_, z) => z))(
    'at zoom %i add up to every point of the project and its subprojects',
    async (z) => {
      // Includes neighbouring tiles, since a cluster may be outside the tile of its points.
      const around = listTilesAround(z, places, z < 8 ? 1 : 0);
      const read = await Promise.all(
        around.map(async ([x, y]) => countPoints(await getTile(z, x, y), y === 2 ** z - 1)),
      );
      const sum = read.reduce((total, count) => total + count, 0);
      if (z < 8 || z === MAX_TILE_ZOOM) expect(sum).toBe(places.length);
      else expect(sum).toBeGreaterThan(0);
    },
  );

  test('the state reports counts and bounds', async () => {
    const state = await getState();
    expect(state.count).toBe(places.length);
    const lngs = places.map(([lng]) => lng);
    expect(state.bbox?.[0]).toBeCloseTo(Math.min(...lngs), 6);
    expect(state.bbox?.[2]).toBeCloseTo(Math.max(...lngs), 6);
    expect((await getState(childId)).count).toBe(places.length / 2);
  });

  test('lines and areas are present until deleted', async () => {
    const shape = (geometry: object) =>
      ana.client.call(features.createFeature, {
        query: { project_id: childId },
        body: { feature: { name: 'Shape', geometry: geometry as never } },
      });
    const line = await shape({
      type: 'LineString',
      coordinates: [
        [100, 80],
        [101, 80],
      ],
    });
    await shape({
      type: 'Polygon',
      coordinates: [
        [
          [100, 80],
          [101, 80],
          [101, 80.5],
          [100, 80],
        ],
      ],
    });
    const kinds = async () =>
      (await getTile(10, ...toTile(10, 100.5, 80))).map((feature) => feature.properties.kind).toSorted();
    expect(await kinds()).toEqual(['area', 'line']);
    await ana.client.call(features.deleteFeature, { params: { code: line.properties.code } });
    expect(await kinds()).toEqual(['area']);
  });
});

describe('tile responses', () => {
  test('an empty tile returns 204', async () => {
    const answer = await rawTile(`${projectId}/14/0/0`);
    expect(answer).toMatchObject({ status: 204, text: '' });
  });

  test.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip, br;q=0', gunzipSync],
    ['gzip', 'gzip;q=1.0, br;q=0.5', gunzipSync],
  ])(
    'compressed with %s for Accept-Encoding %s, they equal the plain bytes',
    async (encoding, accepted, unpack) => {
      const plain = await rawTile(`${projectId}/0/0/0`);
      const packed = await rawTile(`${projectId}/0/0/0`, { 'accept-encoding': accepted });
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(packed.headers).toMatchObject({
        'content-encoding': encoding,
        'content-type': 'application/vnd.mapbox-vector-tile',
        vary: expect.stringMatching(/accept-encoding/i),
      });
      expect(unpack(packed.bytes)).toEqual(plain.bytes);
      const refused = await rawTile(`${projectId}/0/0/0`, { 'accept-encoding': 'gzip;q=0, br;q=0' });
      expect(refused.bytes).toEqual(plain.bytes);
    },
  );

  test('only the URL of the current version is cacheable forever', async () => {
    const { version } = await getState();
    const cacheOf = async (query: string) =>
      (await rawTile(`${projectId}/0/0/0${query}`)).headers['cache-control'];
    expect(await cacheOf(`?v=${version}`)).toBe('private, max-age=31536000, immutable');
    expect(await cacheOf('?v=other')).toBe('private, no-cache');
    expect(await cacheOf('')).toBe('private, no-cache');
  });

  test('a known tile returns 304 without a body until something changes', async () => {
    const first = await rawTile(`${projectId}/0/0/0`);
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^W\/".+"$/);
    const ask = (value: string) => rawTile(`${projectId}/0/0/0`, { 'if-none-match': value });
    expect(await ask(etag)).toMatchObject({ status: 304, text: '' });
    // In any encoding, in a list of several, and as a proxy may rewrite it.
    const packed = await rawTile(`${projectId}/0/0/0`, { 'accept-encoding': 'br', 'if-none-match': etag });
    expect(packed).toMatchObject({ status: 304, text: '' });
    expect((await ask(`"another", ${etag.slice(2)}`)).status).toBe(304);
    expect((await ask('"another"')).status).toBe(200);
    await createMany(childId, [{ type: 'Point', coordinates: [1, 1] }]);
    expect((await ask(etag)).status).toBe(200);
  });

  test('the version changes with every create, update and delete, also in a subproject', async () => {
    const versions = [(await getState()).version];
    const note = async () => versions.push((await getState()).version);
    for (const where of [projectId, childId]) {
      const { properties } = await ana.client.call(features.createFeature, {
        query: { project_id: where },
        body: { feature: { name: 'Sighting', geometry: { type: 'Point', coordinates: [5, 5] } } },
      });
      await note();
      const params = { code: properties.code };
      await ana.client.call(features.updateFeature, {
        params,
        body: { feature: { version: 1, color: '#ff0000' } },
      });
      await note();
      await ana.client.call(features.deleteFeature, { params });
      await note();
    }
    expect(new Set(versions).size).toBe(7);
  });

  test('a point names its first image, which a map can request', async () => {
    const place: [number, number] = [100, 60];
    const { properties } = await ana.client.call(features.createFeature, {
      query: { project_id: projectId },
      body: { feature: { name: 'Seen', geometry: { type: 'Point', coordinates: place } } },
      files: [await makePicture(), await makePicture()],
    });
    const [x, y] = toTile(MAX_TILE_ZOOM, ...place);
    const tile = await getTile(MAX_TILE_ZOOM, x, y);
    expect(tile.map((one) => one.properties.picture)).toEqual([properties.resources[0]?.uuid]);
    await ana.client.call(features.deleteFeature, { params: { code: properties.code } });
  });

  test('the version of a subproject does not change with features of its parent', async () => {
    const before = (await getState(childId)).version;
    await createMany(projectId, [{ type: 'Point', coordinates: [2, 2] }]);
    expect((await getState(childId)).version).toBe(before);
  });

  test('a member without read access gets nothing, whatever they know', async () => {
    const { version } = await getState();
    const etag = String((await rawTile(`${projectId}/0/0/0`)).headers.etag);
    const answer = await rawTile(`${projectId}/0/0/0?v=${version}`, { 'if-none-match': etag }, outsider);
    expect(answer.status).toBe(404);
    expect(answer.headers.etag).toBeUndefined();
  });

  test('concurrent requests for a tile get the same tile', async () => {
    await createMany(projectId, [{ type: 'Point', coordinates: [3, 3] }]);
    const answers = await Promise.all(Array.from({ length: 30 }, () => rawTile(`${projectId}/1/1/0`)));
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.bytes.toString('base64')}`)).size).toBe(
      1,
    );
  });
});
