import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINTS, type RadarResult } from '@waypost/contract';
import { type MarineSandbox, SANDBOX_MARINE_KEY, startMarineSandbox } from '@waypost/sandbox';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { isPostgres } from '../../../../test/app/test-database.ts';
import { createLogger } from '../../../platform/observability/logger.ts';
import { createProviderFaults } from '../../../platform/observability/provider-faults.ts';
import { createMarineMonitor } from '../../../providers/radar/marine-monitor.ts';
import { codeOf, createLayerWorld, type LayerWorld } from '../../layers/layers.fixture.ts';
import { createRadarAccounts, createRadarReader } from '../index.ts';
import { watchStation } from '../store.ts';
import { selectTracks } from '../tracks/list-tracks.ts';

/** What one bad value, one bad account or one slow answer does to the stations and organizations beside it. */

const { radar } = ENDPOINTS;
const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
const STATION = 32;
const OTHER_STATION = 35;
const FLEET = new Date('2026-11-25T12:14:00Z');
const start = Date.now() - 6 * MINUTE_MS;
const ACCOUNT = 'costa-viva';
const OWN_KEY = 'MM-of-costa-viva-9f3c';
const NEXT_KEY = 'MM-of-costa-viva-77aa';

let now = start;
let marine: MarineSandbox;
let app: TestApp;
let world: LayerWorld;
let layer_id: string;

beforeAll(async () => {
  marine = await startMarineSandbox({ now: () => new Date(now), fleetOf: FLEET });
  app = await startTestApp({ TRUST_PROXY: 'on', RADAR_WATCHED_SECONDS: '3600', ...marine.env });
  // Nothing is read but by the tests.
  await app.services.radarReader.stop();
});
beforeEach(async () => {
  now = start;
  await app.database.read.deleteFrom('radar_stations').execute();
  await app.database.read.deleteFrom('layers').execute();
  world = await createLayerWorld(app);
  layer_id = await makeRadar();
});
afterEach(() => {
  marine.setFault('none');
  marine.setOddities({});
  for (const account of [ACCOUNT, 'waypost-demo']) marine.limit(account, [STATION, OTHER_STATION, 41]);
});
afterAll(async () => {
  await app.close();
  await marine.close();
});

const makeRadar = (of = world, radar_id = STATION) =>
  of.makeLayer({ type: 3, name: 'A radar', layer: { radar_id } });
const getResult = (code = layer_id, of = world, query = {}): Promise<RadarResult> =>
  of.admin.client.call(radar.getRadarResult, { params: { org_id: of.org_id, layer_id: code }, query });
const putKey = (apikey: string, of = world) =>
  of.admin.client.call(radar.putRadarKey, {
    params: { org_id: of.org_id },
    body: { account: ACCOUNT, apikey },
  });
const deleteKey = (of = world) =>
  of.admin.client.call(radar.deleteRadarKey, { params: { org_id: of.org_id } });
const makeDue = () => sql`update radar_stations set next_read_at = '1970-01-01'`.execute(app.database.read);
async function readAll(): Promise<void> {
  await makeDue();
  await app.services.radarReader.readDue();
}
/** Reads until something was seen: the first reading of a day that does not get the locks for its partition is put off. */
async function readFirst(): Promise<RadarResult> {
  await expect
    .poll(async () => {
      await readAll();
      return (await getResult()).tracks.length;
    })
    .toBeGreaterThan(2);
  return getResult();
}
/** Another process. */
const startTestReader = () =>
  createRadarReader({
    onDetections: async () => {},
    database: app.database,
    radar: createMarineMonitor({ url: marine.url, isSimulated: false }),
    accounts: createRadarAccounts({
      secret: new Uint8Array(32),
      shared: { account: 'waypost-demo', key: SANDBOX_MARINE_KEY },
    }),
    pauses: { watchedMs: MINUTE_MS, idleMs: MINUTE_MS },
    log: createLogger(app.config),
    providerFaults: createProviderFaults({ warn: () => {} }),
  });
const callsOf = (key: string) => marine.calls.filter((call) => call.key === key).length;

describe('an odd value', () => {
  const odd = [
    ['no place', { detection: { lat: null } }],
    ['a text for a place', { detection: { lon: '-109.8' } }],
    ['a time of the year 9999', { detection: { timestamp: '9999-12-31T23:59:59Z' } }],
    ['a time that no database has', { detection: { timestamp: '-271821-04-20T00:00:00Z' } }],
    ['a beginning that no database has', { track: { started: '-271821-04-20T00:00:00Z' } }],
    ['a beginning in the future', { track: { started: '2150-01-01T00:00:00Z' } }],
  ] as const;
  test.each(odd)('%s loses its own track alone, which is counted', async (_what, oddTrack) => {
    const before = await readFirst();
    now += MINUTE_MS;
    marine.setOddities({ oddTracks: [oddTrack] });
    await readAll();
    const after = await getResult();
    expect(after).toMatchObject({ fault: null, skipped: 1, clock_ahead_s: null });
    const isMoved = ({ track_detection: seen }: RadarResult['tracks'][number]) =>
      seen.track_line?.coordinates.length === 2;
    // All but the odd one went on.
    expect(after.tracks.filter(isMoved).length).toBeGreaterThan(2);
    expect(after.tracks.length).toBeGreaterThanOrEqual(before.tracks.length);
  });

  test.each([
    ['a heading too large', { detection: { heading: 1e300 } }],
    ['a speed too small', { detection: { speed: 1e-60 } }],
    ['a number of photographs too large', { track: { photo_count: 1e15 } }],
    ['a number for a name', { track: { vessel_name: 7 } }],
    ['a name with a zero', { track: { vessel_name: 'Mari\0a' } }],
    ['half a character in a name', { track: { vessel_name: 'Maria \ud83d' } }],
  ] as const)('%s loses no track', async (_what, oddTrack) => {
    marine.setOddities({ oddTracks: [oddTrack] });
    await readAll();
    const result = await getResult();
    expect(result).toMatchObject({ fault: null, skipped: 0 });
    expect(result.tracks.length).toBe(result.target_count);
  });

  test.each([
    ['no name', { name: null }],
    ['no place', { latitude: null }],
    ['too many targets', { target_count: 1e12 }],
    ['a number that is none', { id: 'x' }],
  ])('of a station (%s) keeps the others readable', async (_what, oddStation) => {
    const other = await makeRadar(world, OTHER_STATION);
    marine.setOddities({ oddStation });
    await readAll();
    expect(await getResult(other)).toMatchObject({ fault: null, radar_status: 1 });
    expect((await getResult()).tracks.length > 2).toBe(!('id' in oddStation));
  });
});

describe('a fault of one account', () => {
  test.each(['busy', 'refused'] as const)('(%s) stops no station of another', async (what) => {
    const other = await createLayerWorld(app);
    const others = await makeRadar(other);
    const key = `MM-of-one-${what}`;
    // The older organization is asked first.
    await putKey(key);
    await readAll();
    if (what === 'busy') marine.setOddities({ busyKeys: [key] });
    else marine.refuse(key);
    now += MINUTE_MS;
    const before = callsOf(key);
    await readAll();
    const seen = await getResult(others, other);
    expect(seen).toMatchObject({ fault: null, radar_status: 1 });
    expect(Date.parse(seen.read_at ?? '')).toBeGreaterThan(Date.now() - MINUTE_MS);
    expect(seen.tracks.some(({ track_detection: { timestamp } }) => Date.parse(timestamp) === now)).toBe(
      true,
    );
    expect((await getResult()).fault).toBe(what === 'busy' ? null : 'refused');
    expect(callsOf(key)).toBe(before + 1);
    // It asked to be left alone, and is.
    if (what === 'busy') {
      await readAll();
      expect(callsOf(key)).toBe(before + 1);
    }
  });

  test('keeps no other from its daily check', async () => {
    const others = [await createLayerWorld(app), await createLayerWorld(app)];
    const keys = ['MM-of-the-second', 'MM-of-the-third'];
    for (const [place, of] of others.entries()) {
      await makeRadar(of);
      await putKey(keys[place] ?? '', of);
    }
    await readAll();
    await sql`update radar_access set checked_at = now() - interval '2 days'
      where organization_id = any(${others.map(({ org_id }) => org_id)}::integer[])`.execute(
      app.database.read,
    );
    await sql`update radar_accounts set tried_at = now() - interval '2 days'`.execute(app.database.read);
    // The first of them gives no answer that says anything.
    marine.setOddities({ busyKeys: ['MM-of-the-second'] });
    const before = keys.map(callsOf);
    for (let pass = 0; pass < 3; pass += 1) await readAll();
    expect(keys.map(callsOf)).toEqual(before.map((count) => count + 1));
  });
});

describe('a key', () => {
  test('that is replaced takes away the stations that it alone opened', async () => {
    await putKey(OWN_KEY);
    await readAll();
    expect((await getResult()).tracks.length).toBeGreaterThan(2);
    marine.limit(ACCOUNT, [OTHER_STATION]);
    await putKey(NEXT_KEY);
    expect(await codeOf(getResult())).toBe('radar_access_required');
    await readAll();
    expect(await codeOf(getResult())).toBe('radar_access_required');
    // The days it was read are kept, and seen again with the right.
    marine.limit(ACCOUNT, [STATION]);
    await putKey(OWN_KEY);
    expect((await getResult()).tracks.length).toBeGreaterThan(2);
  });

  test('that is deleted leaves what the account of the installation opens', async () => {
    marine.limit('waypost-demo', [OTHER_STATION]);
    await putKey(OWN_KEY);
    await readAll();
    await deleteKey();
    expect(await codeOf(getResult())).toBe('radar_access_required');
    await readAll();
    expect(await codeOf(getResult())).toBe('radar_access_required');
    marine.limit('waypost-demo', [STATION, OTHER_STATION, 41]);
    await readAll();
    expect(await codeOf(getResult())).toBe('done');
  });

  test('that is replaced while it is asked opens nothing', async () => {
    await putKey(OWN_KEY);
    await readAll();
    marine.setOddities({ delayMs: 400 });
    await makeDue();
    const asked = callsOf(OWN_KEY);
    const reading = app.services.radarReader.readDue();
    while (callsOf(OWN_KEY) === asked) await sleep(10);
    marine.setOddities({});
    marine.limit(ACCOUNT, [OTHER_STATION]);
    await putKey(NEXT_KEY);
    await reading;
    expect(await codeOf(getResult())).toBe('radar_access_required');
  });
});

describe('a claim', () => {
  const watch = () =>
    app.database.transaction((tx) => watchStation(tx, STATION, { watchedMs: 0, untilMs: MINUTE_MS }));
  const countRead = async () => {
    const second = startTestReader();
    const before = callsOf(SANDBOX_MARINE_KEY);
    await second.readDue();
    return callsOf(SANDBOX_MARINE_KEY) - before;
  };

  test('holds while somebody watches, and ends with the reading', async () => {
    await readAll();
    marine.setOddities({ delayMs: 500 });
    await makeDue();
    const asked = callsOf(SANDBOX_MARINE_KEY);
    const reading = app.services.radarReader.readDue();
    while (callsOf(SANDBOX_MARINE_KEY) === asked) await sleep(10);
    await watch();
    expect(await countRead()).toBe(0);
    await reading;
    await makeDue();
    expect(await countRead()).toBe(1);
  });

  test('of a reader that crashed ends by itself', async () => {
    await makeDue();
    const leave = (until: string) =>
      sql`update radar_stations set claimed_by = gen_random_uuid(), claimed_until = now() + ${until}::interval`.execute(
        app.database.read,
      );
    await leave('1 minute');
    expect(await countRead()).toBe(0);
    await leave('-1 second');
    expect(await countRead()).toBe(1);
  });
});

describe('a day without a partition', () => {
  const day = Date.now() + 2 * DAY_MS;
  const name = `radar_detections_${new Date(day).toISOString().slice(0, 10).replaceAll('-', '')}`;

  test.runIf(isPostgres())('is given one, and old ones go, while a station is read', async () => {
    await readAll();
    await app.services.radarPurge.purge();
    await sql`drop table ${sql.table(name)}`.execute(app.database.read);
    await sql`select make_radar_partition('2019-03-01')`.execute(app.database.read);
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    // A reading has its tracks before it has their detections.
    const reading = app.database.transaction(async (tx) => {
      await sql`update radar_tracks set photo_count = photo_count`.execute(tx);
      begin();
      await sleep(700);
      await sql`
        insert into radar_detections (at, track_id, longitude, latitude)
        select now(), track_id, 0, 0 from radar_tracks`.execute(tx);
    });
    await begun;
    await Promise.all([reading, app.services.radarPurge.purge()]);
    const { rows } = await sql<{ is_made: boolean; is_gone: boolean }>`
      select to_regclass(${`public.${name}`}) is not null as is_made,
        to_regclass('public.radar_detections_20190301') is null as is_gone`.execute(app.database.read);
    expect(rows).toEqual([{ is_made: true, is_gone: true }]);
  });
});

describe('tracks of a range', () => {
  const whole = () => ({ from: new Date(start - DAY_MS), to: new Date(Date.now() + DAY_MS) });

  test('are as they were at its end', async () => {
    const results: RadarResult[] = [];
    for (let minute = 0; minute < 4; minute += 1) {
      await readAll();
      results.push(await getResult());
      now += MINUTE_MS;
    }
    const range = { startDate: start - MINUTE_MS, endDate: start + MINUTE_MS + 30 * SECOND_MS };
    const past = await getResult(layer_id, world, range);
    const second = results[1]?.tracks ?? [];
    expect(past.tracks.length).toBe(second.length);
    for (const track of past.tracks) {
      const then = second.find(({ id }) => id === track.id);
      expect(track.track_detection).toEqual(then?.track_detection);
      expect(track.last_update).toBe(then?.last_update);
      expect(track.running_distance).toBeCloseTo(then?.running_distance ?? -1, 6);
    }
    const seenSince = results[3]?.tracks.filter(({ is_active }) => is_active).map(({ id }) => id) ?? [];
    expect(past.tracks.filter(({ id }) => seenSince.includes(id)).map(({ is_active }) => is_active)).toEqual(
      seenSince.map(() => false),
    );
  });

  test('beyond the limit are not looked at', async () => {
    await sql`
      insert into radar_tracks (radar_id, provider_id, radar_track_id, source, started_at, first_at, last_at, last_lng,
        last_lat, speed_unit, distance_unit)
      select ${STATION}, n, n, 'ais', now() - interval '2 hours', now() - interval '100 minutes',
        now() - interval '1 minute', 0, 0, 'km/h', 'nmi' from generate_series(1, 60) n`.execute(
      app.database.read,
    );
    await app.services.radarPurge.purge();
    await sql`
      insert into radar_detections (at, track_id, longitude, latitude)
      select t.last_at - n * interval '1 minute', t.track_id, 0, 0 from radar_tracks t, generate_series(0, 99) n
      where t.last_at - n * interval '1 minute' >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'`.execute(
      app.database.read,
    );
    const query = selectTracks(STATION, whole(), { limit: 3, points: 200 });
    const tracks = await query.execute(app.database.read);
    expect(tracks.rows.length).toBe(3);
    const { rows } = await sql<{ 'QUERY PLAN': unknown }>`explain (analyze, format json) ${query}`.execute(
      app.database.read,
    );
    expect(countRead(rows[0]?.['QUERY PLAN'])).toBeLessThan(3 * 100 + 3 + 60);
  });
});

/** Rows of detections that a plan read. */
function countRead(plan: unknown): number {
  if (Array.isArray(plan)) return plan.reduce((total: number, part) => total + countRead(part), 0);
  if (typeof plan !== 'object' || plan === null) return 0;
  const node = plan as Record<string, unknown>;
  const own = String(node['Relation Name'] ?? '').startsWith('radar_detections')
    ? Number(node['Actual Rows']) * Number(node['Actual Loops'])
    : 0;
  return own + Object.values(node).reduce((total: number, part) => total + countRead(part), 0);
}
