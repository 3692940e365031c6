import { ENDPOINTS } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { isPostgres } from '../../../../test/app/test-database.ts';
import { setSuperUser } from '../index.ts';

const { administration, places } = ENDPOINTS;
/** Nothing listens there. */
const DEAD_URL = 'http://127.0.0.1:9';

let app: TestApp;
let root: Person;

beforeAll(async () => {
  app = await startTestApp({ GEOCODER_URL: DEAD_URL });
  root = await app.createPerson('Root Person');
  await setSuperUser(app.database, root.email, true);
});
afterAll(() => app.close());

const getHealth = (by = root) => by.client.call(administration.getHealth, {});

test('the health of the installation has plausible facts of the process, its database and its disk', async () => {
  const health = await getHealth();
  expect(health).toMatchObject({ version: '0.1.0', node: process.versions.node, providers: [] });
  expect(Date.parse(health.started_at)).toBeLessThan(Date.now());
  expect(health.database.kind).toBe(isPostgres() ? 'postgres' : 'embedded');
  expect(health.database.version).toMatch(/^\d\d\.\d/);
  expect(health.database.postgis).toMatch(/^3\./);
  expect(health.database.byte_size).toBeGreaterThan(1_000_000);
  expect(health.disk.free).toBeGreaterThan(0);
  expect(health.disk.total).toBeGreaterThan(health.disk.free);
  expect(health.memory.used).toBeGreaterThan(50_000_000);
  expect(health.memory.total).toBeGreaterThan(health.memory.used);
  expect(health.event_loop.p99_ms).toBeLessThanOrEqual(health.event_loop.max_ms);
});

test('a provider that does not answer is listed with its last failure in words', async () => {
  const search = () =>
    root.client.call(places.searchPlaces, { query: { q: 'Monterey' } }).catch((error: unknown) => error);
  await search();
  const { providers } = await getHealth();
  expect(providers).toHaveLength(1);
  expect(providers[0]).toMatchObject({ provider: 'geocoder', failed_requests: 1 });
  expect(providers[0]?.reason).toMatch(/fetch failed|ECONNREFUSED|bad port/);
});

test('a super user confined to their organizations sees no words of third parties and no queries', async () => {
  const { database, services } = app;
  const [member] = await database.read
    .selectFrom('members')
    .select('member_id')
    .where('email', '=', root.email)
    .execute();
  const memberId = member?.member_id ?? 0;
  const grant = { memberId, isConfined: true } as Parameters<typeof services.health.get>[0];
  const { providers, slow_queries, slow_query_gap } = await services.health.get(grant);
  expect(providers).toMatchObject([{ provider: 'geocoder', reason: null }]);
  expect({ slow_queries, slow_query_gap }).toEqual({ slow_queries: [], slow_query_gap: 'not_permitted' });
});

test('without a record of statements, the health says why there are no slow queries', async () => {
  const gapOf = async () => (await getHealth()).slow_query_gap;
  if (!isPostgres()) {
    expect(await gapOf()).toBe('embedded');
    return;
  }
  expect(await gapOf()).toBe('not_installed');
  await sql`create extension pg_stat_statements`.execute(app.database.read);
  const { rows } = await sql<{ is_loaded: boolean }>`
    select current_setting('shared_preload_libraries') like '%pg_stat_statements%' as is_loaded`.execute(
    app.database.read,
  );
  if (rows[0]?.is_loaded !== true) {
    expect(await gapOf()).toBe('not_loaded');
    return;
  }
  const { slow_queries } = await getHealth();
  expect(slow_queries.length).toBeGreaterThan(0);
  expect(slow_queries[0]?.total_ms).toBeGreaterThanOrEqual(slow_queries.at(-1)?.total_ms ?? 0);
});

test('other members get 403', async () => {
  const bo = await app.createPerson('Bo Lind');
  await expect(getHealth(bo)).rejects.toMatchObject({ status: 403, code: 'forbidden' });
});
