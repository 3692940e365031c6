import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { ENDPOINTS, ERRORS, type ErrorBody, type Issue, MAX_RESOURCE_BYTES } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  measurePeakBytes,
  type RawAnswer,
  type RawRequest,
  sendRaw,
  streamOf,
  toErrorBody,
} from '../../../test/raw-request.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/test-app.ts';

const MEGABYTE = 1024 * 1024;

let app: TestApp;
let ana: Person;
let projectId: number;
let otherProjectId: number;
let before: unknown;

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana Ruiz');
  const bob = await app.createPerson('Bob Marsh');
  projectId = await makeProject(ana, 'Costa Viva');
  otherProjectId = await makeProject(bob, 'Borealis');
});
afterAll(() => app.close());

// Whatever is refused leaves nothing behind: no row, no event, no staged file.
beforeEach(async () => {
  before = await takeStock();
});
afterEach(async () => {
  expect(await takeStock()).toEqual(before);
});

async function makeProject(person: Person, name: string): Promise<number> {
  const { organization_id } = await person.client.call(ENDPOINTS.organizations.createOrganization, {
    body: { organization_name: name },
  });
  const project = await person.client.call(ENDPOINTS.projects.createProject, {
    params: { org_id: organization_id },
    body: { name: 'Project' },
  });
  return project.project_id;
}

async function takeStock() {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from features) as features, (select count(*) from resources) as resources,
      (select count(*) from events) as events, (select count(*) from projects) as projects,
      (select sum(features_version) from project_stats) as versions`.execute(app.database.read);
  return { ...rows[0], staged: await readdir(join(app.config.storageDir, 'staging')) };
}

const send = (path: string, request: RawRequest): Promise<RawAnswer> =>
  sendRaw(`${app.baseUrl}/api/3${path}`, {
    ...request,
    headers: { authorization: `Bearer ${ana.tokens.access_token}`, ...request.headers },
  });
const json = { 'content-type': 'application/json' };
const sendJson = (path: string, value: unknown, method = 'POST') =>
  send(path, { method, headers: json, body: typeof value === 'string' ? value : JSON.stringify(value) });
const createUrl = () => `/geo/feature?project_id=${projectId}`;
const createFeature = (feature: unknown) => sendJson(createUrl(), { feature });
const get = (path: string) => send(path, { method: 'GET' });

function expectFault(
  answer: RawAnswer,
  status: number,
  code: ErrorBody['code'],
  issues?: readonly Partial<Issue>[],
) {
  const body = toErrorBody(answer);
  expect({ status: answer.status, code: body.code }).toEqual({ status, code });
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(body).toMatchObject({
    message: ERRORS[code].detail,
    detail: expect.stringMatching(/\S/),
    request_id: expect.stringMatching(/\S/),
  });
  if (issues !== undefined) expect(body.issues).toMatchObject(issues);
}

const point = { type: 'Point', coordinates: [-110.3, 24.1] };
const good = { name: 'Buoy', geometry: point };

describe('bodies', () => {
  test('every unknown key is named with its path, at every depth', async () => {
    const answer = await sendJson(createUrl(), {
      feature: { ...good, member_id: 7, created_at: 'x', data: [{ key: 'a', value: 'b', extra: 1 }] },
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

  test('wrong types are all named, not the first alone', async () => {
    const answer = await createFeature({ name: 5, geometry: point, shared: 'yes', color: 'red', data: {} });
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
    'broken JSON: %s',
    async (text) => {
      expectFault(await sendJson(createUrl(), text), 400, 'broken_json');
    },
  );

  test.each(['null', '[]', '"text"', '7', 'true'])('JSON that is no object: %s', async (text) => {
    expectFault(await sendJson(createUrl(), text), 400, 'validation_failed');
  });

  test.each([
    ['at the top', `{"__proto__":{"a":1},"feature":${JSON.stringify(good)}}`],
    [
      'within',
      `{"feature":{"__proto__":{"is_super_user":true},"name":"Buoy","geometry":${JSON.stringify(point)}}}`,
    ],
    ['by its constructor', `{"feature":{"constructor":{"prototype":{"a":1}},"name":"Buoy"}}`],
  ])('a poisoned prototype %s', async (_, text) => {
    expect((await sendJson(createUrl(), text)).status).toBe(400);
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  });

  test.each([
    ['a zero byte', 'a\u0000b'],
    ['half a surrogate pair', 'buoy \ud800'],
  ])('text with %s, which no database keeps', async (_, text) => {
    expectFault(await createFeature({ ...good, name: text }), 400, 'validation_failed', [
      { path: 'body.feature.name' },
    ]);
    expectFault(
      await createFeature({ ...good, data: [{ key: 'k', value: text }] }),
      400,
      'validation_failed',
      [{ path: 'body.feature.data.0.value' }],
    );
  });

  test.each(['+100000-01-01T00:00:00Z', '-000001-01-01T00:00:00Z', 99_999_999_999_999, 'tomorrow', ''])(
    'a time that is none, or that no database keeps: %s',
    async (created_origin) => {
      expectFault(await createFeature({ ...good, created_origin }), 400, 'validation_failed');
    },
  );

  test('texts longer than their field', async () => {
    expectFault(await createFeature({ ...good, name: 'x'.repeat(256) }), 400, 'validation_failed', [
      { path: 'body.feature.name' },
    ]);
    expectFault(await createFeature({ ...good, description: 'x'.repeat(256) }), 400, 'validation_failed');
    expectFault(
      await createFeature({ ...good, data: Array.from({ length: 501 }, () => ({ key: 'a', value: 'b' })) }),
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
    ['text for a number', { type: 'Point', coordinates: ['1', '2'] }],
    ['one coordinate', { type: 'Point', coordinates: [1] }],
    ['four coordinates', { type: 'Point', coordinates: [1, 2, 3, 4] }],
    ['no type', { coordinates: [1, 2] }],
    ['a kind that features do not have', { type: 'GeometryCollection', geometries: [] }],
    ['a line of one point', { type: 'LineString', coordinates: [[0, 0]] }],
    ['a ring that is not closed', polygon([0, 0], [1, 0], [1, 1], [0, 1])],
    ['a polygon of two points', polygon([0, 0], [1, 1])],
    ['a polygon without rings', { type: 'Polygon', coordinates: [] }],
    ['an empty ring', { type: 'Polygon', coordinates: [[]] }],
    ['no polygons', { type: 'MultiPolygon', coordinates: [] }],
    ['nothing', null],
  ])('%s', async (_, geometry) => {
    const answer = await createFeature({ ...good, geometry });
    expectFault(answer, 400, 'validation_failed');
    expect(toErrorBody(answer).issues?.[0]?.path).toMatch(/^body\.feature\.geometry/);
  });

  test.each([
    ['1e999', '{"type":"Point","coordinates":[1e999,0]}'],
    ['NaN', '{"type":"Point","coordinates":[NaN,0]}'],
  ])('a number that is none: %s', async (_, geometry) => {
    const answer = await sendJson(createUrl(), `{"feature":{"name":"Buoy","geometry":${geometry}}}`);
    expect(answer.status).toBe(400);
  });

  test.each([
    ['an outline that crosses itself', polygon([0, 0], [1, 1], [1, 0], [0, 1], [0, 0]), 'Self-intersection'],
    ['an outline without an inside', polygon([0, 0], [1, 1], [0, 0], [0, 0]), ''],
    [
      'a line that stays in its place',
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
  ])('%s is explained by the database', async (_, geometry, reason) => {
    const answer = await createFeature({ ...good, geometry });
    expectFault(answer, 400, 'geometry_invalid');
    expect(toErrorBody(answer).detail).toContain(reason);
  });
});

describe('paths and queries', () => {
  test.each(['0', '-1', '2147483648', '9999999999999999999', 'abc', '1.5', 'NaN', '%20', '1%00'])(
    'an id of %s',
    async (id) => {
      const answer = await get(`/geo/features/${id}`);
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
    ['west=-181', 'west'],
    ['start_date=tomorrow', 'start_date'],
    ['member_id=0', 'member_id'],
  ])('a query of %s', async (query, name) => {
    const answer = await get(`/geo/features/${projectId}?${query}`);
    expectFault(answer, 400, 'validation_failed');
    const paths = new Set(toErrorBody(answer).issues?.map((issue) => issue.path));
    expect([...paths]).toEqual([`query.${name}`]);
  });

  test('a time in a query that no database keeps', async () => {
    const answer = await get(`/geo/features/${projectId}?start_date=%2B200000-01-01T00:00:00Z`);
    expect(answer.status).toBeLessThan(500);
  });

  test.each(['z=0', '15/0/0', '0/0/-1', '3/1.5/0', '1/99999/0'])('a tile at %s', async (tile) => {
    const answer = await get(`/tiles/features/${projectId}/${tile}`);
    expect(answer.status === 400 || answer.status === 404).toBe(true);
  });

  test('a project of another organization, in path and query, is not found', async () => {
    expectFault(await get(`/geo/features/${otherProjectId}`), 404, 'project_not_found');
    expectFault(
      await sendJson(`/geo/feature?project_id=${otherProjectId}`, { feature: good }),
      404,
      'project_not_found',
    );
  });

  test.each(['/nothing', '/org', '/geo/feature/x/y/z/..%2f..'])(
    'a path that is not there: %s',
    async (path) => {
      expectFault(await get(path), 404, 'not_found');
    },
  );

  test.each(['/geo/features/%', '/geo/features/%zz'])('a path that is not well-formed: %s', async (path) => {
    expectFault(await get(path), 400, 'validation_failed');
  });

  test('a method that a path does not have', async () => {
    expectFault(await sendJson('/member', {}, 'DELETE'), 404, 'not_found');
  });
});

describe('media types', () => {
  test.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'nonsense',
    'text/plain; charset=utf-8',
  ])('%s', async (type) => {
    const answer = await send(createUrl(), {
      headers: { 'content-type': type },
      body: JSON.stringify({ feature: good }),
    });
    expectFault(answer, 415, 'unsupported_media_type');
  });

  test('multipart where no files are taken, and multipart without a boundary', async () => {
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
    expectFault(
      await send('/organization', { headers: multipart, body: '--x--\r\n' }),
      415,
      'unsupported_media_type',
    );
    const answer = await send(createUrl(), { headers: { 'content-type': 'multipart/form-data' }, body: 'x' });
    expect(answer.status === 400 || answer.status === 415).toBe(true);
  });
});

/** A multipart body of the given parts: the bytes between them are streamed. */
function multipart(
  bytes: number,
  disposition: string,
  first = `feature"\r\n\r\n${JSON.stringify(good)}`,
): RawRequest {
  const head = `--x\r\ncontent-disposition: form-data; name="${first}\r\n--x\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`;
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: streamOf(bytes, head, '\r\n--x--\r\n'),
  };
}

describe('bodies of 200 MB', () => {
  const SIZE = 200 * MEGABYTE;

  test('as JSON of a stated length: refused before it is read', async () => {
    const answer = await send(createUrl(), {
      headers: { ...json, 'content-length': String(SIZE) },
      body: streamOf(SIZE),
    });
    expectFault(answer, 413, 'payload_too_large');
    expect(answer.sentBytes).toBeLessThan(20 * MEGABYTE);
  });

  test('as JSON of no stated length: cut off at the limit, with little memory', async () => {
    const peak = await measurePeakBytes(async () => {
      const answer = await send(createUrl(), { headers: json, body: streamOf(SIZE, '{"feature":"') });
      expectFault(answer, 413, 'payload_too_large');
      expect(answer.sentBytes).toBeLessThan(60 * MEGABYTE);
    });
    expect(peak).toBeLessThan(120 * MEGABYTE);
  });

  test.each([
    ['a file', 'name="files"; filename="a.bin"'],
    ['a JSON part', 'name="other"'],
    ['a JSON part that looks like a file', 'name="other"; filename="blob"\r\ncontent-type: application/json'],
  ])('as multipart with %s', async (_, disposition) => {
    const peak = await measurePeakBytes(async () => {
      expectFault(await send(createUrl(), multipart(SIZE, disposition)), 413, 'payload_too_large');
    });
    expect(peak).toBeLessThan(160 * MEGABYTE);
  });
});

describe('files', () => {
  test('one byte too many', async () => {
    const answer = await send(
      createUrl(),
      multipart(MAX_RESOURCE_BYTES + 1, 'name="files"; filename="a.bin"'),
    );
    expectFault(answer, 413, 'payload_too_large');
  });

  test('too many of them', async () => {
    for (const count of [31, 45]) {
      const part = 'content-disposition: form-data; name="files"; filename="a.bin"\r\n\r\nbytes\r\n';
      const feature = `content-disposition: form-data; name="feature"\r\n\r\n${JSON.stringify(good)}\r\n`;
      const answer = await send(createUrl(), {
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        body: `--x\r\n${feature}${`--x\r\n${part}`.repeat(count)}--x--\r\n`,
      });
      expectFault(answer, 413, 'payload_too_large');
    }
  });

  test.each([
    ['broken JSON beside them', 'feature"\r\n\r\n{"name":', 400, 'broken_json'],
    ['a body that is not valid beside them', 'feature"\r\n\r\n{"name":"Buoy"}', 400, 'validation_failed'],
    ['an unknown part beside them', `role"\r\n\r\n"admin"`, 400, 'validation_failed'],
    ['a poisoned part beside them', `__proto__"\r\n\r\n{"a":1}`, 400, 'broken_json'],
    [
      'a geometry that the database refuses beside them',
      `feature"\r\n\r\n${JSON.stringify({
        name: 'Bow',
        geometry: {
          type: 'LineString',
          coordinates: [
            [1, 1],
            [1, 1],
          ],
        },
      })}`,
      400,
      'geometry_invalid',
    ],
  ] as const)('%s', async (_, first, status, code) => {
    expectFault(
      await send(createUrl(), multipart(1000, 'name="files"; filename="a.bin"', first)),
      status,
      code,
    );
  });

  test('where one may not write: refused before a byte is stored', async () => {
    const answer = await send(
      `/geo/feature?project_id=${otherProjectId}`,
      multipart(MEGABYTE, 'name="files"; filename="a.bin"'),
    );
    expectFault(answer, 404, 'project_not_found');
  });

  test('whose sender goes away in the middle', async () => {
    const outgoing = request(`${app.baseUrl}/api/3${createUrl()}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${ana.tokens.access_token}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
    });
    outgoing.on('error', () => {});
    outgoing.write('--x\r\ncontent-disposition: form-data; name="files"; filename="a.bin"\r\n\r\n');
    outgoing.write(Buffer.alloc(MEGABYTE));
    await expect.poll(async () => (await takeStock()).staged).toHaveLength(1);
    outgoing.destroy();
    await expect.poll(async () => (await takeStock()).staged).toEqual([]);
  });

  test('cut off in the middle', async () => {
    const body = multipart(1000, 'name="files"; filename="a.bin"');
    const answer = await send(createUrl(), {
      headers: body.headers ?? {},
      body: '--x\r\ncontent-disposition: form-data; name="files"; filename="a.bin"\r\n\r\nhalf a fi',
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });
});
