import {
  OGC_COLLECTIONS,
  OGC_CONFORMANCE,
  type OgcCollection,
  type OgcItem,
  type OgcItems,
  type OgcLink,
} from '@waypost/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OgcWorld, squareAt, startOgcWorld } from './ogc.fixture.ts';

let world: OgcWorld;
beforeAll(async () => {
  world = await startOgcWorld();
  const child = await world.makeProject('Inner bay', world.projectId);
  const entry = (key: string, value: string, type: number) => ({ key, value, type });
  await world.add([
    {
      name: 'Buoy',
      description: 'Off its place',
      color: '#FF0000',
      geometry: { type: 'Point', coordinates: [-110.3, 24.1, 12.5] },
      created_origin: '2026-05-01T00:00:00Z',
      data: [entry('depth', '3.5', 1), entry('alive', 'true', 2), entry('name', 'B-1', 0)],
    },
    {
      name: 'Far buoy',
      geometry: { type: 'Point', coordinates: [179.9, -17] },
      created_origin: '2026-05-02T00:00:00Z',
      data: [
        entry('depth', '', 1),
        entry('count', '12', 1),
        entry('code', '007', 1),
        entry('seen', 'a', 0),
        entry('seen', 'b', 0),
      ],
    },
    {
      name: 'Transect',
      geometry: {
        type: 'LineString',
        coordinates: [
          [-110, 24],
          [-109, 25],
        ],
      },
      created_origin: '2026-05-03T00:00:00Z',
      data: [entry('code', 'T-9', 0)],
    },
  ]);
  await world.add(
    [
      { name: 'Reserve', geometry: squareAt(-110.5, 24.5), created_origin: '2026-05-04T00:00:00Z' },
      {
        name: 'East of the line',
        geometry: { type: 'Point', coordinates: [-179.9, -17] },
        created_origin: '2026-05-05T00:00:00Z',
      },
    ],
    child,
  );
});
afterAll(() => world.app.close());

const names = ({ features }: OgcItems) => features.map(({ properties }) => properties.name);
const hrefOf = (links: readonly OgcLink[] | undefined, rel: string) =>
  links?.find((link) => link.rel === rel)?.href;

describe('the description of a service', () => {
  test('has a landing page that links to everything by absolute URLs', async () => {
    const page = await world.read<{ title: string; attribution: string; links: OgcLink[] }>('');
    expect(page).toMatchObject({ title: 'Bay watch', attribution: 'Reef <watch>' });
    const rels = page.links.map(({ rel }) => rel);
    expect(rels).toEqual(['self', 'service-desc', 'service-doc', 'conformance', 'data', 'related']);
    for (const { href, type, rel } of page.links) {
      const answer = await world.get(href);
      expect(answer.status, href).toBe(200);
      expect(answer.headers.get('content-type')?.startsWith(String(type)), `${rel}: ${type}`).toBe(true);
    }
    expect(await world.read('/?f=json')).toEqual(page);
  });

  test('declares the three conformance classes of Part 1 that it supports', async () => {
    expect(await world.read('/conformance')).toEqual({ conformsTo: [...OGC_CONFORMANCE] });
  });

  test('lists the collections with their spatial and temporal extent', async () => {
    const { collections } = await world.read<{ collections: OgcCollection[] }>('/collections');
    expect(collections.map(({ id }) => id)).toEqual([...OGC_COLLECTIONS]);
    for (const collection of collections) {
      expect(collection.id).not.toContain('.');
      expect(collection).toMatchObject({
        itemType: 'feature',
        crs: ['http://www.opengis.net/def/crs/OGC/1.3/CRS84'],
      });
      expect(hrefOf(collection.links, 'items')).toBe(`${world.root}/collections/${collection.id}/items`);
      expect(await world.read(`/collections/${collection.id}`)).toEqual(collection);
    }
    const [all, , lines] = collections;
    expect(all?.extent?.spatial.bbox[0]?.map((side) => Number(side.toFixed(6)))).toEqual([
      179.9, -17, -109, 25,
    ]);
    expect(all?.extent?.temporal.interval).toEqual([
      ['2026-05-01T00:00:00.000Z', '2026-05-05T00:00:00.000Z'],
    ]);
    expect(lines?.extent?.spatial.bbox).toEqual([[-110, 24, -109, 25]]);
  });

  test('returns 404 for an unknown collection and an unknown feature', async () => {
    for (const path of [
      '/collections/rivers',
      '/collections/rivers/items',
      '/collections/features/items/7',
    ]) {
      const answer = await world.get(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
      expect(await answer.json()).toMatchObject({
        type: 'about:blank',
        status: 404,
        title: expect.any(String),
      });
    }
  });

  test('is an OpenAPI 3.0 document of every URL that reveals no data of the project', async () => {
    const document = await world.read<{
      openapi: string;
      servers: { url: string }[];
      paths: Record<string, unknown>;
      components: { parameters: { limit: { schema: { maximum: number } } } };
    }>('/api');
    expect(document.openapi).toMatch(/^3\.0\./);
    expect(document.servers).toEqual([{ url: world.root }]);
    expect(document.components.parameters.limit.schema.maximum).toBe(1000);
    expect(Object.keys(document.paths)).toContain('/collections/{collectionId}/items/{featureId}');
    for (const [ref] of JSON.stringify(document).matchAll(/(?<="\$ref":"#\/)[^"]+/g)) {
      const found = ref
        .split('/')
        .reduce<unknown>((at, part) => (at as Record<string, unknown>)?.[part], document);
      expect(found, ref).toBeDefined();
    }
    expect(JSON.stringify(document)).not.toMatch(/depth|Buoy|Map keeper/);
  });
});

describe('features', () => {
  test('are GeoJSON with uniform, flat, typed properties, and keep their heights', async () => {
    const answer = await world.get('/collections/features/items');
    expect(answer.headers.get('content-type')).toBe('application/geo+json');
    const page = (await answer.json()) as OgcItems;
    expect(page).toMatchObject({ type: 'FeatureCollection', numberMatched: 5, numberReturned: 5 });
    expect(Date.parse(page.timeStamp)).toBeGreaterThan(Date.now() - 60_000);
    const columns = page.features.map(({ properties }) => Object.keys(properties).join());
    expect(new Set(columns).size).toBe(1);
    const buoy = page.features.find(({ properties }) => properties.name === 'Buoy');
    expect(buoy).toMatchObject({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [-110.3, 24.1, 12.5] },
      properties: {
        name: 'Buoy',
        description: 'Off its place',
        color: '#ff0000',
        template: null,
        project: 'Bay watch',
        author: 'Map keeper',
        observed: '2026-05-01T00:00:00.000Z',
        depth: 3.5,
        alive: true,
        data_name: 'B-1',
        // A key with numbers in one feature and text in another is text; repeated values are joined.
        code: null,
        seen: null,
      },
    });
    const far = page.features.find(({ properties }) => properties.name === 'Far buoy');
    expect(far?.properties).toMatchObject({ depth: null, alive: null, code: '007', seen: 'a; b' });
    expect(buoy?.id).not.toContain('.');
  });

  test('match their schema', async () => {
    const schema = await world.read<{
      properties: { properties: { properties: Record<string, { type: unknown; title?: string }> } };
    }>('/collections/points/schema');
    const { properties } = schema.properties.properties;
    const page = await world.read<OgcItems>('/collections/points/items?limit=1');
    expect(Object.keys(properties)).toEqual(Object.keys(page.features[0]?.properties ?? {}));
    expect(properties).toMatchObject({
      depth: { type: ['number', 'null'] },
      count: { type: ['integer', 'null'] },
      alive: { type: ['boolean', 'null'] },
      code: { type: ['string', 'null'] },
      data_name: { title: 'name' },
    });
  });

  test.each([
    ['points', ['East of the line', 'Far buoy', 'Buoy'], 'Point'],
    ['lines', ['Transect'], 'LineString'],
    ['areas', ['Reserve'], 'MultiPolygon'],
  ])('in %s have one kind of geometry', async (id, expected, type) => {
    const page = await world.read<OgcItems>(`/collections/${id}/items`);
    expect(names(page)).toEqual(expected);
    expect(page.numberMatched).toBe(expected.length);
    for (const { geometry } of page.features) expect(geometry).toMatchObject({ type });
  });

  test('can be read singly in their collections', async () => {
    const { features } = await world.read<OgcItems>('/collections/areas/items');
    const [area] = features;
    const one = await world.read<OgcItem>(`/collections/areas/items/${area?.id}`);
    expect(one).toMatchObject({ ...area });
    expect(hrefOf(one.links, 'collection')).toBe(`${world.root}/collections/areas`);
    expect((await world.get(`/collections/points/items/${area?.id}`)).status).toBe(404);
  });

  test('of another project return 404', async () => {
    const other = await world.makeProject('Elsewhere');
    await world.add([{ name: 'Not here', geometry: { type: 'Point', coordinates: [1, 1] } }], other);
    const root = world.root.replace(/\d+$/, String(other));
    const page = await world.read<OgcItems>(`${root}/collections/features/items`);
    expect(names(page)).toEqual(['Not here']);
    expect((await world.get(`/collections/features/items/${page.features[0]?.id}`)).status).toBe(404);
  });
});

describe('query parameters', () => {
  test.each([
    ['bbox=-110.4,24,-110.2,24.2', ['Buoy']],
    // The bbox of the line overlaps, the line itself does not.
    ['bbox=-109.4,24,-109,24.4', []],
    ['bbox=-109.6,24.4,-109.4,24.6', ['Transect']],
    ['bbox=179,-20,-179,-10', ['East of the line', 'Far buoy']],
    ['bbox=179,-20,181,-10', ['East of the line', 'Far buoy']],
    ['bbox=-200,-91,200,90', ['East of the line', 'Reserve', 'Transect', 'Far buoy', 'Buoy']],
    ['bbox=-110.4,24,10,-110.2,24.2,20', ['Buoy']],
    ['bbox=-110.4,24,20,-110.2,24.2,30', []],
    ['bbox=179,-20,20,-179,-10,30', ['East of the line', 'Far buoy']],
    ['datetime=2026-05-03T00:00:00Z', ['Transect']],
    ['datetime=2026-05-02T19:00:00-05:00', ['Transect']],
    ['datetime=2026-05-03T00:00:00.001Z', []],
    ['datetime=2026-05-02T00:00:00Z/2026-05-03T00:00:00Z', ['Transect', 'Far buoy']],
    ['datetime=../2026-05-02T00:00:00Z', ['Far buoy', 'Buoy']],
    ['datetime=2026-05-04T00:00:00Z/', ['East of the line', 'Reserve']],
    ['datetime=2026-05-04T00:00:00Z/..&bbox=-111,24,-110,25', ['Reserve']],
    ['name=Buoy', ['Buoy']],
    ['color=%23FF0000', ['Buoy']],
    ['project=Inner%20bay', ['East of the line', 'Reserve']],
    ['author=Nobody', []],
    ['template=None', []],
  ])('select by %s', async (query, expected) => {
    const page = await world.read<OgcItems>(`/collections/features/items?${query}`);
    expect(names(page)).toEqual(expected);
    expect(page.numberMatched).toBe(expected.length);
    expect(hrefOf(page.links, 'self')).toContain(`${world.root}/collections/features/items?`);
  });

  test.each([
    ['limit=0', 'query.limit'],
    ['limit=ten', 'query.limit'],
    ['limit=1&limit=2', 'query.limit'],
    ['bbox=1,2,3', 'query.bbox'],
    ['bbox=1,2,3,north', 'query.bbox'],
    ['bbox=0,10,10,0', 'query.bbox'],
    ['bbox=0,0,,10', 'query.bbox'],
    ['datetime=yesterday', 'query.datetime'],
    ['datetime=2026-13-01T00:00:00Z', 'query.datetime'],
    ['datetime=2026-05-03T00:00:00Z/2026-05-02T00:00:00Z', 'query.datetime'],
    ['datetime=2026-05-03T00:00:00Z/2026-05-04T00:00:00Z/..', 'query.datetime'],
    ['after=here', 'query.after'],
    ['f=html', 'query.f'],
    ['colour=red', 'query.colour'],
    ['api_key=wp_secret', 'query.api_key'],
  ])('reject %s by the name of the parameter', async (query, path) => {
    const answer = await world.get(`/collections/features/items?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      status: 400,
      code: 'validation_failed',
      detail: expect.stringContaining(path),
      issues: [{ path }],
    });
    expect(text).not.toContain('secret');
  });

  test.each([
    '',
    '/api',
    '/conformance',
    '/collections',
    '/collections/points',
    '/collections/points/schema',
  ])('unknown to %s are rejected', async (path) => {
    expect((await world.get(`${path}?colour=red`)).status).toBe(400);
  });

  test('clamp a limit above the maximum', async () => {
    expect((await world.read<OgcItems>('/collections/features/items?limit=1000000')).numberReturned).toBe(5);
  });
});

describe('responses', () => {
  test('known to the client return 304, and no shared cache keeps them', async () => {
    const headers = { 'x-api-key': world.key };
    for (const path of ['', '/collections', '/collections/features/items?limit=2']) {
      const first = await world.get(path);
      const etag = first.headers.get('etag') ?? '';
      expect(first.headers.get('cache-control')).toBe('private, no-cache');
      const again = await world.get(path, { ...headers, 'if-none-match': etag });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect((await world.get(path, { ...headers, 'if-none-match': 'W/"other"' })).status).toBe(200);
    }
  });

  test('to HEAD equal GET without a body', async () => {
    const answer = await world.get('/collections/features/items', undefined, 'HEAD');
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    expect(answer.headers.get('content-type')).toBe('application/geo+json');
    expect((await world.get('/collections', {}, 'HEAD')).status).toBe(401);
  });

  test('to browsers are JSON too', async () => {
    const answer = await world.get('', { 'x-api-key': world.key, accept: 'text/html' });
    expect(answer.headers.get('content-type')).toContain('application/json');
  });

  test('are compressed when long', async () => {
    const answer = await world.get('/collections/features/items');
    expect(answer.headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
  });
});
