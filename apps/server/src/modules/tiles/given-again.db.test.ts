import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { gunzipSync } from 'node:zlib';
import { API_BASE, ENDPOINTS } from '@waypost/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type RawAnswer, sendRaw } from '../../../test/app/raw-request.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { insertOrganizationMember } from '../organizations/index.ts';

/** A cached tile response is replayed before Fastify handles the request; these tests show that it does not differ. */

const { apiKeys, features, organizations, projects, sessions, tiles } = ENDPOINTS;
/** The diagnostics channel that Fastify publishes to when a route handler starts. */
const HANDLED = 'tracing:fastify.request.handler:start';

let app: TestApp;
let ana: Person;
let org_id: number;
let project_id: number;
/** The number of requests handled by Fastify. */
let handled = 0;
const count = () => {
  handled += 1;
};

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana Ruiz');
  const organization = await ana.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  });
  org_id = organization.organization_id;
  await app.liftLimits(org_id);
  subscribe(HANDLED, count);
});
afterAll(async () => {
  unsubscribe(HANDLED, count);
  await app.close();
});

beforeEach(async () => {
  const made = await ana.client.call(projects.createProject, {
    params: { org_id },
    body: { name: 'Coast watch' },
  });
  project_id = made.project_id;
  for (let n = 0; n < 10; n += 1) await sight(n);
});
afterEach(() => vi.useRealTimers());

const sight = (lng: number) =>
  ana.client.call(features.createFeature, {
    query: { project_id },
    body: { feature: { name: 'Sighting', geometry: { type: 'Point', coordinates: [lng, 10] } } },
  });

async function makeViewer(name: string): Promise<Person> {
  const person = await app.createPerson(name);
  await app.database.transaction((tx) => insertOrganizationMember(tx, org_id, person.memberId, 'org_viewer'));
  await ana.client.call(projects.addProjectMember, {
    params: { org_id, project_id },
    body: { email: person.email },
  });
  return person;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const asAna = () => bearer(ana.tokens.access_token);

function ask(headers: Record<string, string>, path = '0/0/0', method = 'GET'): Promise<RawAnswer> {
  return sendRaw(`${app.baseUrl}${API_BASE}/tiles/features/${project_id}/${path}`, { method, headers });
}

/** Repeats a request until the response is a replay, since cached rights may just have expired after their second. */
async function askAgain(headers: Record<string, string>, path?: string): Promise<RawAnswer> {
  for (let tries = 0; tries < 20; tries += 1) {
    const before = handled;
    const answer = await ask(headers, path);
    if (handled === before) return answer;
  }
  throw new Error('The tile is made anew each time.');
}

/** A response without its date. */
const toTimeless = ({ status, headers: { date: _date, ...headers }, bytes }: RawAnswer) => ({
  status,
  headers,
  bytes,
});

test.each([
  ['without compression', {}, '0/0/0', 200],
  ['with gzip', { 'accept-encoding': 'gzip' }, '0/0/0', 200],
  ['with brotli', { 'accept-encoding': 'gzip, deflate, br' }, '0/0/0', 200],
  ['with a filter', {}, '0/0/0?shared=false', 200],
  ['without features', {}, '14/0/0', 204],
])('a replayed tile %s has identical headers', async (_what, headers, path, status) => {
  const before = handled;
  const first = await ask({ ...asAna(), ...headers }, path);
  expect(handled).toBe(before + 1);
  const again = await askAgain({ ...asAna(), ...headers }, path);
  expect(first.status).toBe(status);
  expect(first.headers).toMatchObject({
    'content-security-policy': expect.any(String),
    'x-content-type-options': 'nosniff',
    etag: expect.any(String),
    vary: 'Accept-Encoding',
  });
  expect(toTimeless(again)).toEqual(toTimeless(first));
});

test('a tile of the current version is cacheable forever, and no other', async () => {
  const { version } = await ana.client.call(tiles.getTileState, { params: { project_id } });
  const cacheOf = async (path: string) => (await askAgain(asAna(), path)).headers['cache-control'];
  expect(await cacheOf(`0/0/0?v=${version}`)).toBe('private, max-age=31536000, immutable');
  expect(await cacheOf('0/0/0?v=other')).toBe('private, no-cache');
  await sight(50);
  expect((await ask(asAna(), `0/0/0?v=${version}`)).headers['cache-control']).toBe('private, no-cache');
});

test('a client that knows it gets 304, and HEAD gets headers only', async () => {
  const { headers, bytes } = await askAgain(asAna());
  const known = await ask({ ...asAna(), 'if-none-match': String(headers.etag) });
  expect(known).toMatchObject({ status: 304, text: '', headers: { etag: headers.etag } });
  expect((await ask({ ...asAna(), 'if-none-match': '"another"' })).bytes).toEqual(bytes);
  const head = await ask(asAna(), '0/0/0', 'HEAD');
  expect(head).toMatchObject({ status: 200, text: '', headers: { etag: headers.etag } });
});

test('each client gets an encoding it accepts', async () => {
  const plain = await askAgain(asAna());
  const packed = await askAgain({ ...asAna(), 'accept-encoding': 'gzip' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(gunzipSync(packed.bytes)).toEqual(plain.bytes);
  for (const refusing of ['gzip;q=0, br;q=0', ';;q=,', 'gzip;q=x']) {
    expect((await askAgain({ ...asAna(), 'accept-encoding': refusing })).bytes).toEqual(plain.bytes);
  }
});

test('a new report is in the next tile, also after tiles of other clients', async () => {
  const bo = await makeViewer('Bo Lind');
  for (const person of [ana, bo]) await askAgain(bearer(person.tokens.access_token));
  const before = (await askAgain(asAna())).headers.etag;
  await sight(60);
  const after = await Promise.all([ana, bo].map(({ tokens }) => ask(bearer(tokens.access_token))));
  expect(after[0]?.headers.etag).not.toBe(before);
  expect(after[1]?.headers.etag).toBe(after[0]?.headers.etag);
});

test('a new report is in the tile when rights are cached again', async () => {
  const before = (await askAgain(asAna())).headers.etag;
  await sight(70);
  await askAgain(asAna(), '1/0/0');
  expect((await ask(asAna())).headers.etag).not.toBe(before);
});

test('an ended session gets no tile, and another session of the same member does', async () => {
  const cy = await makeViewer('Cy Lund');
  const elsewhere = await app.services.sessions.open(cy.memberId);
  await askAgain(bearer(cy.tokens.access_token));
  await askAgain(bearer(elsewhere.access_token));
  await app.as().call(sessions.revokeToken, { body: { refresh_token: cy.tokens.refresh_token } });
  expect((await ask(bearer(cy.tokens.access_token))).status).toBe(401);
  expect((await askAgain(bearer(elsewhere.access_token))).status).toBe(200);
});

test('an expired token gets no tile', async () => {
  await askAgain(asAna());
  // An hour later, when every token has expired.
  vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] });
  expect((await ask(asAna())).status).toBe(401);
});

test('a removed member gets no tile, and an outsider gets none that others got', async () => {
  const eve = await makeViewer('Eve Moss');
  const mallory = await app.createPerson('Mallory Fox');
  await askAgain(bearer(eve.tokens.access_token));
  // Twice: the second request finds cached rights.
  for (let round = 0; round < 2; round += 1) {
    await askAgain(asAna());
    expect((await ask(bearer(mallory.tokens.access_token))).status).toBe(404);
  }
  const params = { org_id, project_id, member_id: eve.memberId };
  await ana.client.call(projects.removeProjectMember, { params });
  for (let round = 0; round < 2; round += 1) {
    expect((await ask(bearer(eve.tokens.access_token))).status).toBe(404);
    expect((await askAgain(asAna())).status).toBe(200);
  }
});

test('a deleted project has no tile', async () => {
  await askAgain(asAna());
  await ana.client.call(projects.deleteProject, { params: { org_id, project_id } });
  expect((await ask(asAna())).status).toBe(404);
});

test('a key is verified each time, and opens nothing once it is deleted', async () => {
  const params = { org_id };
  const body = { name: 'For today', scope: 'read' } as const;
  const { key, uuid } = await ana.client.call(apiKeys.createApiKey, { params, body });
  await askAgain(asAna());
  for (const headers of [bearer(key), { 'x-api-key': key }]) {
    const before = handled;
    for (let round = 0; round < 2; round += 1) expect((await ask(headers)).status).toBe(200);
    expect(handled).toBe(before + 2);
  }
  await ana.client.call(apiKeys.deleteApiKey, { params: { ...params, uuid } });
  await askAgain(asAna());
  for (const headers of [bearer(key), { 'x-api-key': key }]) expect((await ask(headers)).status).toBe(401);
});

test.each([
  ['no credentials', () => ({})],
  ['a scheme only', () => ({ authorization: 'Bearer' })],
  ['an empty token', () => ({ authorization: 'Bearer ' })],
  ['two spaces before the token', () => ({ authorization: `Bearer  ${ana.tokens.access_token}` })],
  ['another scheme', () => ({ authorization: `Token ${ana.tokens.access_token}` })],
  ['a truncated token', () => bearer(ana.tokens.access_token.slice(0, -1))],
  [
    'a token in cookies',
    () => ({ cookie: `a=b; token=${ana.tokens.access_token}; token=x; authorization=y` }),
  ],
  ['the refresh token', () => bearer(ana.tokens.refresh_token)],
])('a request with %s gets no tile', async (_what, toHeaders) => {
  await askAgain(asAna());
  expect((await ask(toHeaders())).status).toBe(401);
});

test('cookies have no effect', async () => {
  const plain = await askAgain(asAna());
  const withCookies = await askAgain({ ...asAna(), cookie: 'a=b; a=c; =; ; theme=dark' });
  expect(toTimeless(withCookies)).toEqual(toTimeless(plain));
});

test('each request is counted', async () => {
  const readCount = async () => {
    const { text } = await sendRaw(`${app.baseUrl}/metrics`, { method: 'GET' });
    const line = text
      .split('\n')
      .find((one) => one.startsWith('waypost_http_request_seconds_count') && /tiles.*:x.*"200"/.test(one));
    return Number(line?.split(' ').at(-1) ?? 0);
  };
  await askAgain(asAna());
  const before = await readCount();
  for (let n = 0; n < 5; n += 1) await ask(asAna());
  expect(await readCount()).toBe(before + 5);
});
