import { ENDPOINTS, type TileJson } from '@waypost/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decodeTile } from '../../../test/tiles/decode-tile.ts';
import { type OgcWorld, squareAt, startOgcWorld } from './ogc.fixture.ts';

let world: OgcWorld;
let childId: number;
/** Every URL that accepts a key. */
let addresses: string[];
beforeAll(async () => {
  world = await startOgcWorld();
  childId = await world.makeProject('Inner bay', world.projectId);
  await world.add([
    { name: 'Buoy', geometry: { type: 'Point', coordinates: [-110.3, 24.1] } },
    { name: 'Reserve', geometry: squareAt(-110.5, 24.5, 2) },
  ]);
  const { features } = await world.read<{ features: { id: string }[] }>('/collections/features/items');
  const tiles = `${world.app.baseUrl}/api/3/tiles/features/${world.projectId}`;
  addresses = [
    '',
    '/api',
    '/conformance',
    '/collections',
    '/collections/points',
    '/collections/points/schema',
    '/collections/points/items',
    `/collections/features/items/${features[0]?.id}`,
  ].map((path) => world.root + path);
  addresses.push(`${tiles}/tiles.json`, `${tiles}/0/0/0`);
});
afterAll(() => world.app.close());

const basic = (user: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
});
const askAll = (headers: Record<string, string>) =>
  Promise.all(addresses.map(async (address) => (await world.get(address, headers)).status));
const all = (status: number) => addresses.map(() => status);

describe('an API key opens every URL', () => {
  test.each([
    ['a bearer token', (key: string) => ({ authorization: `Bearer ${key}` })],
    ['the X-API-Key header', (key: string) => ({ 'x-api-key': key })],
    ['a Basic password', (key: string) => basic('qgis', key)],
    ['a Basic user name', (key: string) => basic(key, '')],
  ])('sent as %s', async (_, toHeaders) => {
    expect(await askAll(toHeaders(world.key))).toEqual(all(200));
  });

  test('until it is deleted', async () => {
    const { apiKeys } = ENDPOINTS;
    const params = { org_id: world.organizationId };
    const { key, uuid } = await world.admin.client.call(apiKeys.createApiKey, {
      params,
      body: { name: 'For today', scope: 'read' },
    });
    expect(await askAll(basic('', key))).toEqual(all(200));
    await world.admin.client.call(apiKeys.deleteApiKey, { params: { ...params, uuid } });
    expect(await askAll(basic('', key))).toEqual(all(401));
  });
});

describe('authentication', () => {
  const unknown = `wp_${'A'.repeat(43)}`;
  test.each([
    ['a request without credentials', {}],
    ['an unknown key in X-API-Key', { 'x-api-key': unknown }],
    ['an unknown key as a Basic password', basic('qgis', unknown)],
    ['an unknown key as a bearer token', { authorization: `Bearer ${unknown}` }],
    ['an empty Basic header', basic('', '')],
  ])('%s gets a challenge for a key, everywhere', async (_, headers) => {
    for (const address of addresses) {
      const answer = await world.get(address, headers);
      expect(answer.status, address).toBe(401);
      expect(answer.headers.get('www-authenticate'), address).toBe('Basic realm="Waypost", charset="UTF-8"');
      expect(await answer.text()).not.toContain('AAAA');
    }
  });

  test('an ended session gets no challenge, since a browser would open a dialog over the page', async () => {
    for (const address of addresses) {
      const answer = await world.get(address, { authorization: 'Bearer eyJhbGciOiJFUzI1NiJ9.e30.AAAA' });
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, null]);
    }
  });

  test('a session token is accepted as a bearer token only', async () => {
    const { access_token } = world.admin.tokens;
    expect(await askAll({ authorization: `Bearer ${access_token}` })).toEqual(all(200));
    expect(await askAll(basic('me', access_token))).toEqual(all(401));
    expect(await askAll({ 'x-api-key': access_token })).toEqual(all(401));
  });
});

test('a key in a URL is rejected', async () => {
  for (const address of addresses) {
    for (const name of ['api_key', 'key', 'access_token', 'token']) {
      const answer = await world.get(`${address}?${name}=${world.key}`, {});
      expect(answer.status, address).toBe(401);
    }
  }
});

test('other endpoints accept keys as bearer tokens only, and send no challenge', async () => {
  const address = `${world.app.baseUrl}/api/3/geo/features/${world.projectId}`;
  expect((await world.get(address, { authorization: `Bearer ${world.key}` })).status).toBe(200);
  for (const headers of [{ 'x-api-key': world.key }, basic('qgis', world.key)]) {
    const answer = await world.get(address, headers);
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, null]);
  }
});

describe('an API key', () => {
  const rootOf = (projectId: number) => world.root.replace(/\d+$/, String(projectId));

  test('reaches its project and its descendants, and reveals no other', async () => {
    const key = await world.makeKey(childId);
    const other = await world.makeProject('Elsewhere');
    const ask = async (projectId: number) =>
      Promise.all(
        ['', '/api', '/conformance', '/collections/features/items'].map(
          async (path) => (await world.get(rootOf(projectId) + path, { 'x-api-key': key })).status,
        ),
      );
    expect(await ask(childId)).toEqual([200, 200, 200, 200]);
    expect(await ask(world.projectId)).toEqual([404, 404, 404, 404]);
    expect(await ask(other)).toEqual([404, 404, 404, 404]);
    expect(await ask(999_999)).toEqual([404, 404, 404, 404]);
  });

  test('reaches nothing of another organization', async () => {
    const stranger = await world.app.createPerson('Stranger');
    const { organizations, projects, apiKeys } = ENDPOINTS;
    const { organization_id: org_id } = await stranger.client.call(organizations.createOrganization, {
      body: { organization_name: 'Others' },
    });
    const { project_id } = await stranger.client.call(projects.createProject, {
      params: { org_id },
      body: { name: 'Theirs' },
    });
    const { key } = await stranger.client.call(apiKeys.createApiKey, {
      params: { org_id },
      body: { name: 'Theirs', scope: 'read' },
    });
    expect(await askAll({ 'x-api-key': key })).toEqual(all(404));
    expect((await world.get(rootOf(project_id))).status).toBe(404);
  });

  test('changes nothing', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await world.get('/collections/features/items', undefined, method);
      expect(answer.status, method).toBe(404);
    }
  });
});

describe('TileJSON', () => {
  test('gives the tile URL and the vector layers', async () => {
    const address = `${world.app.baseUrl}/api/3/tiles/features/${world.projectId}`;
    const answer = await world.get(`${address}/tiles.json`);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    const page = (await answer.json()) as TileJson;
    expect(page).toMatchObject({
      tilejson: '3.0.0',
      name: 'Bay watch',
      // Programs render the attribution as HTML.
      attribution: 'Reef &lt;watch&gt;',
      tiles: [`${address}/{z}/{x}/{y}`],
      minzoom: 0,
      maxzoom: 14,
    });
    expect(page.bounds?.map((side) => Number(side.toFixed(6)))).toEqual([-112.5, 22.5, -108.5, 26.5]);
    expect(page.vector_layers.map(({ id }) => id)).toEqual(['features', 'clusters']);

    const tile = await world.get(
      (page.tiles[0] ?? '').replace('{z}', '0').replace('{x}', '0').replace('{y}', '0'),
    );
    expect(tile.headers.get('content-type')).toBe('application/vnd.mapbox-vector-tile');
    const drawn = decodeTile(new Uint8Array(await tile.arrayBuffer()));
    const known = Object.keys(page.vector_layers[0]?.fields ?? {});
    expect(drawn).toHaveLength(2);
    for (const { properties } of drawn) {
      expect(known).toEqual(expect.arrayContaining(Object.keys(properties)));
    }
  });

  test('of an empty project has no bounds', async () => {
    const empty = await world.makeProject('Nothing yet');
    const page = await world.read<TileJson>(`${world.app.baseUrl}/api/3/tiles/features/${empty}/tiles.json`);
    expect(page.bounds).toBeUndefined();
    expect(page.maxzoom).toBe(14);
  });
});
