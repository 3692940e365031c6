import { describe, expect, test } from 'vitest';
import { toErrorBody } from '../../../../test/app/raw-request.ts';
import { expectFault, GOOD_FEATURE, useRefusals } from '../../../../test/rules/refusals.ts';

const server = useRefusals();

describe('bodies', () => {
  test('every unknown key is reported with its path, at every depth', async () => {
    const answer = await server().sendJson(server().createPath, {
      feature: { ...GOOD_FEATURE, member_id: 7, created_at: 'x', data: [{ key: 'a', value: 'b', extra: 1 }] },
      role: 'project_admin',
    });
    expectFault(answer, 400, 'validation_failed');
    const paths = toErrorBody(answer).issues?.map((issue) => issue.path);
    expect(paths?.toSorted()).toEqual([
      'body.feature.created_at',
      'body.feature.data.0.extra',
      'body.feature.member_id',
      'body.role',
    ]);
  });

  test('all wrong types are reported, not only the first', async () => {
    const answer = await server().createFeature({
      name: 5,
      geometry: GOOD_FEATURE.geometry,
      shared: 'yes',
      color: 'red',
      data: {},
    });
    expectFault(answer, 400, 'validation_failed');
    const paths = toErrorBody(answer).issues?.map((issue) => issue.path);
    expect(paths?.toSorted()).toEqual([
      'body.feature.color',
      'body.feature.data',
      'body.feature.name',
      'body.feature.shared',
    ]);
  });

  test.each(['{"feature":', '', '[1', '{"a":1}}', 'undefined', '{"feature":NaN}', "{'a':1}"])(
    'malformed JSON is rejected: %s',
    async (text) => {
      expectFault(await server().sendJson(server().createPath, text), 400, 'broken_json');
    },
  );

  test.each(['null', '[]', '"text"', '7', 'true'])(
    'JSON other than an object is rejected: %s',
    async (text) => {
      expectFault(await server().sendJson(server().createPath, text), 400, 'validation_failed');
    },
  );

  test.each([
    ['at the top', `{"__proto__":{"a":1},"feature":${JSON.stringify(GOOD_FEATURE)}}`],
    [
      'nested',
      `{"feature":{"__proto__":{"is_super_user":true},"name":"Buoy","geometry":${JSON.stringify(GOOD_FEATURE.geometry)}}}`,
    ],
    ['through its constructor', `{"feature":{"constructor":{"prototype":{"a":1}},"name":"Buoy"}}`],
  ])('a prototype pollution is rejected: %s', async (_, text) => {
    expect((await server().sendJson(server().createPath, text)).status).toBe(400);
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  });

  test.each([
    ['a zero byte', 'a\u0000b'],
    ['a lone surrogate', 'buoy \ud800'],
  ])('text with %s, which no database stores, is rejected', async (_, text) => {
    expectFault(await server().createFeature({ ...GOOD_FEATURE, name: text }), 400, 'validation_failed', [
      { path: 'body.feature.name' },
    ]);
    expectFault(
      await server().createFeature({ ...GOOD_FEATURE, data: [{ key: 'k', value: text }] }),
      400,
      'validation_failed',
      [{ path: 'body.feature.data.0.value' }],
    );
  });

  test.each(['+100000-01-01T00:00:00Z', '-000001-01-01T00:00:00Z', 99_999_999_999_999, 'tomorrow', ''])(
    'a time that is invalid or out of range is rejected: %s',
    async (created_origin) => {
      expectFault(
        await server().createFeature({ ...GOOD_FEATURE, created_origin }),
        400,
        'validation_failed',
      );
    },
  );

  test('texts longer than their field are rejected', async () => {
    expectFault(
      await server().createFeature({ ...GOOD_FEATURE, name: 'x'.repeat(256) }),
      400,
      'validation_failed',
      [{ path: 'body.feature.name' }],
    );
    expectFault(
      await server().createFeature({ ...GOOD_FEATURE, description: 'x'.repeat(256) }),
      400,
      'validation_failed',
    );
    expectFault(
      await server().createFeature({
        ...GOOD_FEATURE,
        data: Array.from({ length: 501 }, () => ({ key: 'a', value: 'b' })),
      }),
      400,
      'validation_failed',
    );
  });
});

describe('geometries', () => {
  const polygon = (...ring: number[][]) => ({ type: 'Polygon', coordinates: [ring] });
  test.each([
    ['a latitude of 91', { type: 'Point', coordinates: [0, 91] }],
    ['a longitude of 181', { type: 'Point', coordinates: [181, 0] }],
    ['no coordinates', { type: 'Point', coordinates: [] }],
    ['null for NaN', { type: 'Point', coordinates: [null, 0] }],
    ['a text instead of a number', { type: 'Point', coordinates: ['1', '2'] }],
    ['one coordinate', { type: 'Point', coordinates: [1] }],
    ['four coordinates', { type: 'Point', coordinates: [1, 2, 3, 4] }],
    ['no type', { coordinates: [1, 2] }],
    ['an unsupported type', { type: 'GeometryCollection', geometries: [] }],
    ['a line of one point', { type: 'LineString', coordinates: [[0, 0]] }],
    ['an unclosed ring', polygon([0, 0], [1, 0], [1, 1], [0, 1])],
    ['a polygon of two points', polygon([0, 0], [1, 1])],
    ['a polygon without rings', { type: 'Polygon', coordinates: [] }],
    ['an empty ring', { type: 'Polygon', coordinates: [[]] }],
    ['no polygons', { type: 'MultiPolygon', coordinates: [] }],
    ['nothing', null],
  ])('%s', async (_, geometry) => {
    const answer = await server().createFeature({ ...GOOD_FEATURE, geometry });
    expectFault(answer, 400, 'validation_failed');
    expect(toErrorBody(answer).issues?.[0]?.path).toMatch(/^body\.feature\.geometry/);
  });

  test.each([
    ['1e999', '{"type":"Point","coordinates":[1e999,0]}'],
    ['NaN', '{"type":"Point","coordinates":[NaN,0]}'],
  ])('a coordinate that is not a number is rejected: %s', async (_, geometry) => {
    const answer = await server().sendJson(
      server().createPath,
      `{"feature":{"name":"Buoy","geometry":${geometry}}}`,
    );
    expect(answer.status).toBe(400);
  });

  test.each([
    ['a self-intersecting outline', polygon([0, 0], [1, 1], [1, 0], [0, 1], [0, 0]), 'Self-intersection'],
    ['an outline without an area', polygon([0, 0], [1, 1], [0, 0], [0, 0]), ''],
    [
      'a line of zero length',
      {
        type: 'LineString',
        coordinates: [
          [1, 1],
          [1, 1],
        ],
      },
      '',
    ],
    [
      'a hole outside its outline',
      {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [1, 0],
            [1, 1],
            [0, 0],
          ],
          [
            [5, 5],
            [6, 5],
            [6, 6],
            [5, 5],
          ],
        ],
      },
      'Hole lies outside',
    ],
  ])('the database explains %s', async (_, geometry, reason) => {
    const answer = await server().createFeature({ ...GOOD_FEATURE, geometry });
    expectFault(answer, 400, 'geometry_invalid');
    expect(toErrorBody(answer).detail).toContain(reason);
  });
});

describe('paths and queries', () => {
  test.each(['0', '-1', '2147483648', '9999999999999999999', 'abc', '1.5', 'NaN', '%20', '1%00'])(
    'an id of %s is rejected',
    async (id) => {
      const answer = await server().get(`/geo/features/${id}`);
      expectFault(answer, 400, 'validation_failed');
      expect(toErrorBody(answer).issues?.[0]?.path).toBe('params.project_id');
    },
  );

  test.each([
    ['limit=0', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=201', 'limit'],
    ['limit=1e9', 'limit'],
    ['limit=', 'limit'],
    ['limit=1&limit=2', 'limit'],
    ['offset=-1', 'offset'],
    ['offset=1000001', 'offset'],
    ['offset=99999999999999999999', 'offset'],
    ['offset=1.5', 'offset'],
    ['shared=yes', 'shared'],
    ['west=NaN', 'west'],
    ['west=-541', 'west'],
    ['start_date=tomorrow', 'start_date'],
    ['member_id=0', 'member_id'],
  ])('a query of %s is rejected', async (query, name) => {
    const answer = await server().get(`/geo/features/${server().projectId}?${query}`);
    expectFault(answer, 400, 'validation_failed');
    const paths = new Set(toErrorBody(answer).issues?.map((issue) => issue.path));
    expect([...paths]).toEqual([`query.${name}`]);
  });

  test('a time out of range in a query is rejected', async () => {
    const answer = await server().get(
      `/geo/features/${server().projectId}?start_date=%2B200000-01-01T00:00:00Z`,
    );
    expect(answer.status).toBeLessThan(500);
  });

  test.each(['z=0', '15/0/0', '0/0/-1', '3/1.5/0', '1/99999/0'])('a tile at %s is rejected', async (tile) => {
    const answer = await server().get(`/tiles/features/${server().projectId}/${tile}`);
    expect(answer.status === 400 || answer.status === 404).toBe(true);
  });

  test('a project of another organization, in path or query, is not found', async () => {
    expectFault(await server().get(`/geo/features/${server().otherProjectId}`), 404, 'project_not_found');
    expectFault(
      await server().sendJson(`/geo/feature?project_id=${server().otherProjectId}`, {
        feature: GOOD_FEATURE,
      }),
      404,
      'project_not_found',
    );
  });

  test.each(['/nothing', '/org', '/geo/feature/x/y/z/..%2f..'])(
    'an unknown path is not found: %s',
    async (path) => {
      expectFault(await server().get(path), 404, 'not_found');
    },
  );

  test.each(['/geo/features/%', '/geo/features/%zz'])('a malformed path is rejected: %s', async (path) => {
    expectFault(await server().get(path), 400, 'validation_failed');
  });

  test('an unsupported method is rejected', async () => {
    expectFault(await server().sendJson('/member', {}, 'DELETE'), 404, 'not_found');
  });
});
