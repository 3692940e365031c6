import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINTS, type RadarResult } from '@waypost/contract';
import { type MarineSandbox, startMarineSandbox } from '@waypost/sandbox';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { createLogger } from '../../../platform/observability/logger.ts';
import { createProviderFaults } from '../../../platform/observability/provider-faults.ts';
import { loadSecrets } from '../../../platform/secrets.ts';
import { createMarineMonitor } from '../../../providers/radar/marine-monitor.ts';
import { RadarUnreachedError } from '../../../providers/radar/radar.ts';
import { codeOf, createLayerWorld, type LayerWorld } from '../../layers/layers.fixture.ts';
import { createRadarAccounts, createRadarReader } from '../index.ts';

/** What another account does to a station that could not be read, and what a provider that hangs costs. */

const { radar } = ENDPOINTS;
const STATION = 32;
const OTHER_STATION = 35;
const STATIONS = [STATION, OTHER_STATION, 41];
const FLEET = new Date('2026-11-25T12:14:00Z');
const ACCOUNT = 'costa-viva';
const now = Date.now() - 6 * 60_000;

let marine: MarineSandbox;
let app: TestApp;
let world: LayerWorld;
let layer_id: string;
let keys = 0;
function toKey(): string {
  keys += 1;
  return `MM-of-account-number-${keys}`;
}

beforeAll(async () => {
  marine = await startMarineSandbox({ now: () => new Date(now), fleetOf: FLEET });
  // Nothing is read but by the tests.
  app = await startTestApp({ TRUST_PROXY: 'on', RADAR_WATCHED_SECONDS: '3600', ...marine.env });
});
beforeEach(async () => {
  await app.database.read.deleteFrom('radar_stations').execute();
  await app.database.read.deleteFrom('layers').execute();
  for (const account of [ACCOUNT, 'waypost-demo']) marine.limit(account, STATIONS);
  world = await createLayerWorld(app);
  layer_id = await makeRadar();
});
afterEach(() => marine.setOddities({}));
afterAll(async () => {
  await app.close();
  await marine.close();
});

const makeRadar = (of = world, radar_id = STATION) =>
  of.makeLayer({ type: 3, name: 'A radar', layer: { radar_id } });
const getResult = (code = layer_id, of = world): Promise<RadarResult> =>
  of.admin.client.call(radar.getRadarResult, { params: { org_id: of.org_id, layer_id: code }, query: {} });
const putKey = (apikey: string, of = world) =>
  of.admin.client.call(radar.putRadarKey, {
    params: { org_id: of.org_id },
    body: { account: ACCOUNT, apikey },
  });
const readDue = () => app.services.radarReader.readDue();
async function readAll(): Promise<void> {
  await sql`update radar_stations set next_read_at = '1970-01-01'`.execute(app.database.read);
  await readDue();
}
async function waitForCall(before: number): Promise<void> {
  while (marine.calls.length === before) await sleep(5);
}

describe('a station that could not be read', () => {
  /** Fails with a key of the organization's own. */
  async function fail(how: 'refused' | 'busy'): Promise<void> {
    const key = toKey();
    await putKey(key);
    if (how === 'refused') marine.refuse(key);
    else marine.setOddities({ busyKeys: [key] });
    await readAll();
    // Until its pause ends, it is left alone.
    const before = marine.calls.length;
    await readDue();
    expect(marine.calls.length).toBe(before);
    const { rows } = await sql<{ fault: string }>`
      select fault from radar_stations where radar_id = ${STATION}`.execute(app.database.read);
    expect(rows[0]?.fault).toBe(how === 'busy' ? 'too_often' : 'refused');
  }

  test.each(['refused', 'busy'] as const)('(%s) is read at once with a new key', async (how) => {
    await fail(how);
    await putKey(toKey());
    await readDue();
    const result = await getResult();
    expect(result.fault).toBeNull();
    expect(result.tracks.length).toBeGreaterThan(2);
  });

  test.each(['refused', 'busy'] as const)(
    '(%s) is read at once with the account of the installation',
    async (how) => {
      await fail(how);
      await world.admin.client.call(radar.deleteRadarKey, { params: { org_id: world.org_id } });
      await readDue();
      expect((await getResult()).tracks.length).toBeGreaterThan(2);
    },
  );

  test('is read at once for another organization that adds it', async () => {
    await fail('refused');
    const other = await createLayerWorld(app);
    const others = await makeRadar(other);
    await readDue();
    expect((await getResult(others, other)).tracks.length).toBeGreaterThan(2);
    expect((await getResult()).fault).toBe('refused');
  });

  test('while its key was replaced is read at once with the new one', async () => {
    const key = toKey();
    await putKey(key);
    marine.setOddities({ delayMs: 400, busyKeys: [key] });
    const before = marine.calls.length;
    const reading = readAll();
    await waitForCall(before);
    marine.setOddities({ busyKeys: [key] });
    await putKey(toKey());
    await reading;
    await readDue();
    expect(await getResult()).toMatchObject({ fault: null, radar_status: 1 });
  });
});

describe('a layer', () => {
  test('that is made while the key is replaced opens no station of the previous account', async () => {
    await putKey(toKey());
    marine.setOddities({ delayMs: 400 });
    const before = marine.calls.length;
    const making = codeOf(makeRadar(world, OTHER_STATION));
    await waitForCall(before);
    marine.setOddities({});
    marine.limit(ACCOUNT, [STATION]);
    await putKey(toKey());
    expect(await making).toBe('radar_access_required');
    const { rows } = await sql`select 1 from radar_stations where radar_id = ${OTHER_STATION}`.execute(
      app.database.read,
    );
    expect(rows).toEqual([]);
  });
});

describe('a provider that gives no answer', () => {
  test('is asked twice in a pass, however many accounts and stations there are', async () => {
    await putKey(toKey());
    for (const station of STATIONS.slice(1)) {
      const other = await createLayerWorld(app);
      await putKey(toKey(), other);
      await makeRadar(other, station);
    }
    let calls = 0;
    const { providerKeySecret: secret } = await loadSecrets(app.config);
    const reader = createRadarReader({
      onDetections: async () => {},
      database: app.database,
      radar: {
        ...createMarineMonitor({ url: marine.url, isSimulated: false }),
        readStations: async () => {
          calls += 1;
          throw new RadarUnreachedError('It hangs.');
        },
      },
      accounts: createRadarAccounts({ secret, shared: null }),
      pauses: { watchedMs: 60_000, idleMs: 60_000 },
      log: createLogger(app.config),
      providerFaults: createProviderFaults({ warn: () => {} }),
    });
    await sql`update radar_stations set next_read_at = '1970-01-01'`.execute(app.database.read);
    await reader.readDue();
    expect(calls).toBe(2);
    const { rows } = await sql<{ radar_id: number; fault: string; failures: number }>`
      select radar_id, fault, failures from radar_stations order by 1`.execute(app.database.read);
    expect(rows).toEqual(STATIONS.map((radar_id) => ({ radar_id, fault: 'unavailable', failures: 1 })));
  });
});
