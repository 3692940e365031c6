import { ENDPOINTS, type RadarResult } from '@waypost/contract';
import { type MarineSandbox, startMarineSandbox } from '@waypost/sandbox';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openLiveClient } from '../../../test/app/live-client.ts';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { createLogger } from '../../platform/observability/logger.ts';
import { createProviderFaults } from '../../platform/observability/provider-faults.ts';
import { createMarineMonitor } from '../../providers/radar/marine-monitor.ts';
import { createLayerWorld, type LayerWorld } from '../layers/layers.fixture.ts';
import { createRadarAccounts, createRadarReader } from './index.ts';
import { makePartitions } from './reading/make-partitions.ts';
import { watchStation } from './store.ts';

/** What a provider that fails, lies or repeats itself does to what is kept and said. */

const { radar } = ENDPOINTS;
const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const STATION = 32;
const FLEET = new Date('2026-11-25T12:14:00Z');
const start = Date.now() - 6 * MINUTE_MS;

let now = start;
let marine: MarineSandbox;
let app: TestApp;
let world: LayerWorld;
let layer_id: string;

beforeAll(async () => {
  marine = await startMarineSandbox({ now: () => new Date(now), fleetOf: FLEET });
  // Nothing is read but by the tests.
  app = await startTestApp({ TRUST_PROXY: 'on', RADAR_WATCHED_SECONDS: '3600', ...marine.env });
});
beforeEach(async () => {
  now = start;
  await app.database.read.deleteFrom('radar_stations').execute();
  await app.database.read.deleteFrom('layers').execute();
  world = await createLayerWorld(app);
  layer_id = await world.makeLayer({ type: 3, name: 'La Ventana', layer: { radar_id: STATION } });
});
afterEach(() => {
  marine.setFault('none');
  marine.setOddities({});
});
afterAll(async () => {
  await app.close();
  await marine.close();
});

const getResult = (query = {}): Promise<RadarResult> =>
  world.admin.client.call(radar.getRadarResult, { params: { org_id: world.org_id, layer_id }, query });
/** As if all pauses had passed. */
async function makeDue(): Promise<void> {
  await app.database.read
    .updateTable('radar_stations')
    .set({ next_read_at: new Date(0) })
    .execute();
  await app.database.read.updateTable('radar_accounts').set({ wait_until: null }).execute();
}
async function read(): Promise<RadarResult> {
  await makeDue();
  await app.services.radarReader.readDue();
  return getResult();
}
/** Seconds until the station is read again. */
async function getPauseS(): Promise<number> {
  const { rows } = await sql<{ pause: number }>`
    select extract(epoch from next_read_at - now())::float8 as pause from radar_stations`.execute(
    app.database.read,
  );
  return rows[0]?.pause ?? 0;
}
/** The same in minutes: what has passed of the pause until it is looked at is less than one. */
const getPauseMin = async () => Math.ceil((await getPauseS()) / 60);
async function countDetections(): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from radar_detections`.execute(app.database.read);
  return rows[0]?.total ?? 0;
}
/** A process of its own. */
const createReader = (pauses: { readonly watchedMs: number; readonly idleMs: number }) =>
  createRadarReader({
    pauses,
    onDetections: async () => {},
    database: app.database,
    radar: createMarineMonitor({ url: marine.url, isSimulated: false }),
    accounts: createRadarAccounts({
      secret: new Uint8Array(32),
      shared: { account: 'waypost-demo', key: 'MM-sandbox' },
    }),
    log: createLogger(app.config),
    providerFaults: createProviderFaults({ warn: () => {} }),
  });
const toPlaces = ({ tracks }: RadarResult) =>
  tracks.map(({ id, track_detection: { lon, lat } }) => [id, lon, lat]).toSorted();

describe('a provider', () => {
  test.each([
    ['that answers 500', 'unavailable', () => marine.setFault('error')],
    ['that sends something else', 'garbled', () => marine.setFault('garbage')],
    ['that sends half a JSON', 'garbled', () => marine.setOddities({ isHalf: true })],
    ['that asks to wait', 'too_often', () => marine.setOddities({ retryAfterS: 90 })],
  ])('%s is named, and what was seen stays', async (_what, fault, fail) => {
    const before = await read();
    expect(before.fault).toBeNull();
    const kept = await countDetections();
    now += MINUTE_MS;
    fail();
    const failing = await read();
    expect(await countDetections()).toBe(kept);
    expect(failing).toMatchObject({ fault, read_at: before.read_at, radar_status: 1 });
    expect(toPlaces(failing)).toEqual(toPlaces(before));
    marine.setFault('none');
    marine.setOddities({});
    const after = await read();
    expect(after.fault).toBeNull();
    expect(
      after.tracks.filter(({ track_detection: seen }) => seen.track_line?.coordinates.length === 2).length,
    ).toBeGreaterThan(2);
    // The same answer again adds nothing.
    const grown = await countDetections();
    expect(grown).toBeGreaterThan(kept);
    await read();
    expect(await countDetections()).toBe(grown);
  });

  test('is named to whoever looks, once for each fault, and again when it works', async () => {
    await read();
    const live = openLiveClient(app.baseUrl, world.admin);
    await live.listen(`organization:${world.org_id}`);
    const isTold = (times: number) =>
      vi.waitFor(() => {
        const told = live.ephemeral.filter(({ type }) => type === 'radar.read');
        expect(told.map(({ payload }) => payload)).toEqual(Array(times).fill({ radar_id: STATION }));
      });
    try {
      marine.setOddities({ retryAfterS: 90 });
      expect((await read()).fault).toBe('too_often');
      await isTold(1);
      await read();
      marine.setOddities({ isHalf: true });
      expect((await read()).fault).toBe('garbled');
      await isTold(2);
      marine.setOddities({});
      await read();
      await isTold(3);
      marine.limit('waypost-demo', []);
      expect((await read()).fault).toBe('gone');
      await isTold(4);
    } finally {
      marine.limit('waypost-demo', [STATION]);
      live.close();
    }
  });

  test('is asked again when it allows, and after half an hour at most if its pauses are longer', async () => {
    await read();
    marine.setFault('error');
    await read();
    const first = await getPauseS();
    await read();
    // The pauses of the test are an hour, and at most half an hour after a failure.
    expect(first).toBeGreaterThan(29 * 60);
    expect(await getPauseS()).toBeLessThan(31 * 60);
    marine.setFault('none');
    marine.setOddities({ retryAfterS: 7_200 });
    await read();
    expect(await getPauseS()).toBeGreaterThan(7_190);
    // That somebody looks does not hasten it.
    await getResult();
    expect(await getPauseS()).toBeGreaterThan(7_180);
  });

  test('is asked again after 1, 2, 4, 8 and 16 minutes, and then each half hour, until it answers', async () => {
    const usual = createReader({ watchedMs: MINUTE_MS, idleMs: 5 * MINUTE_MS });
    const readToPause = async () => {
      await makeDue();
      await usual.readDue();
      return getPauseMin();
    };
    expect(await readToPause()).toBe(5);
    marine.setFault('error');
    const pauses: number[] = [];
    for (let failures = 1; failures <= 7; failures += 1) pauses.push(await readToPause());
    expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30]);
    marine.setFault('none');
    expect(await readToPause()).toBe(5);
    // Somebody looks from now on: it is read a minute after the last time, and then each minute.
    await app.database.transaction((tx) =>
      watchStation(tx, STATION, { watchedMs: MINUTE_MS, untilMs: HOUR_MS }),
    );
    expect(await getPauseMin()).toBe(1);
    expect(await readToPause()).toBe(1);
    marine.setFault('error');
    expect([await readToPause(), await readToPause()]).toEqual([1, 2]);
  });

  test('with a clock an hour ahead is believed, said, and nothing is lost or kept twice when it is set right', async () => {
    marine.setOddities({ clockAheadMs: HOUR_MS });
    const ahead = await read();
    expect(ahead.clock_ahead_s).toBeGreaterThan(3_000);
    expect(ahead.tracks.length).toBeGreaterThan(2);
    const kept = await countDetections();
    await read();
    expect(await countDetections()).toBe(kept);
    marine.setOddities({});
    const right = await read();
    expect(right.clock_ahead_s).toBeNull();
    const both = right.tracks.find(({ track_detection: seen }) => seen.track_line?.coordinates.length === 2);
    // The later time is still the last one; the track was measured in order.
    expect(Date.parse(both?.last_update ?? '')).toBeGreaterThan(Date.now() + 50 * MINUTE_MS);
    expect(both?.running_distance).toBeGreaterThan(0);
  });

  test('with a clock an hour behind is believed, said, and nothing is lost or kept twice when it is set right', async () => {
    await read();
    const kept = await countDetections();
    marine.setOddities({ clockAheadMs: -HOUR_MS });
    const behind = await read();
    expect(behind.clock_ahead_s).toBeLessThan(-3_000);
    const grown = await countDetections();
    expect(grown).toBeGreaterThan(kept);
    await read();
    expect(await countDetections()).toBe(grown);
    marine.setOddities({});
    // It says what it said before its clock went wrong.
    const right = await read();
    expect(right.clock_ahead_s).toBeNull();
    expect(await countDetections()).toBe(grown);
  });

  test('with a track that cannot be read loses that one alone, and says so', async () => {
    marine.setOddities({ hasBrokenTrack: true });
    const result = await read();
    expect(result).toMatchObject({ fault: null, skipped: 1 });
    expect(result.tracks.length).toBe(result.target_count);
  });
});

describe('two processes', () => {
  test('read a station once', async () => {
    const second = createReader({ watchedMs: MINUTE_MS, idleMs: MINUTE_MS });
    await makeDue();
    const before = marine.calls.length;
    await Promise.all([app.services.radarReader.readDue(), second.readDue(), second.readDue()]);
    expect(marine.calls.length - before).toBe(1);
    expect((await getResult()).tracks.length).toBeGreaterThan(2);
  });
});

describe('what was seen', () => {
  const put = (keep_days: 7 | 30 | 90 | 365, of = world) =>
    of.admin.client.call(radar.putRadarSettings, { params: { org_id: of.org_id }, body: { keep_days } });
  const longAgo = { startDate: start - 300 * DAY_MS };

  test('is shown as long as each organization keeps it, and stored as long as one does', async () => {
    const other = await createLayerWorld(app);
    const others = await other.makeLayer({ type: 3, name: 'X', layer: { radar_id: STATION } });
    now = start - 20 * DAY_MS;
    const { tracks } = await read().then(() => getResult(longAgo));
    expect(tracks.length).toBeGreaterThan(2);
    expect(
      await world.admin.client.call(radar.getRadarSettings, { params: { org_id: world.org_id } }),
    ).toEqual({
      keep_days: 30,
    });
    await put(7);
    expect((await getResult(longAgo)).tracks).toEqual([]);
    const seen = await other.admin.client.call(radar.getRadarResult, {
      params: { org_id: other.org_id, layer_id: others },
      query: longAgo,
    });
    expect(seen.tracks.length).toBe(tracks.length);
    await app.services.radarPurge.purge();
    expect(await countDetections()).toBe(tracks.length);
    await put(7, other);
    await app.services.radarPurge.purge();
    expect(await countDetections()).toBe(0);
    const { rows } = await sql`select 1 from radar_tracks`.execute(app.database.read);
    expect(rows).toEqual([]);
  });

  test('goes by whole days once no organization keeps them', async () => {
    await put(365);
    now = start - 200 * DAY_MS;
    await read();
    const toName = (ms: number) =>
      `radar_detections_${new Date(ms).toISOString().slice(0, 10).replaceAll('-', '')}`;
    const hasDay = async () => {
      const { rows } = await sql<{ is_there: boolean }>`
        select to_regclass(${`public.${toName(now)}`}) is not null as is_there`.execute(app.database.read);
      return rows[0]?.is_there;
    };
    expect(await hasDay()).toBe(true);
    await put(30);
    await app.services.radarPurge.purge();
    expect(await hasDay()).toBe(false);
  });

  test('goes also if one of its days cannot be dropped, which is told', async () => {
    const days = [203, 202].map((ago) => start - ago * DAY_MS);
    await makePartitions(app.database, days);
    const names = days.map(
      (ms) => `radar_detections_${new Date(ms).toISOString().slice(0, 10).replaceAll('-', '')}`,
    );
    now = start - 40 * DAY_MS;
    await put(90);
    await read();
    await put(7);
    await sql`create view in_use as select * from ${sql.table(names[0] ?? '')}`.execute(app.database.read);
    await expect(app.services.radarPurge.purge()).rejects.toThrow('depend');
    await sql`drop view in_use`.execute(app.database.read);
    const { rows } = await sql<{ name: string }>`
      select name from unnest(${names}::text[]) name where to_regclass('public.' || name) is not null`.execute(
      app.database.read,
    );
    expect(rows).toEqual([{ name: names[0] }]);
    expect(await countDetections()).toBe(0);
    await app.services.radarPurge.purge();
  });

  test('is on the timeline by the hour, as far as it is shown', async () => {
    const getDates = (range: '24h' | 'month') =>
      world.admin.client.call(radar.getRadarDates, {
        params: { org_id: world.org_id, layer_id },
        query: { range },
      });
    await read();
    now = start - 20 * DAY_MS;
    await read();
    now = start;
    const day = await getDates('24h');
    expect(day).toMatchObject({ range: '24h', bucket: '1 hour' });
    const counts = day.layers[0]?.dates.map(({ count }) => count) ?? [];
    expect(counts).toEqual([(await getResult()).tracks.length]);
    expect((await getDates('month')).layers[0]?.dates.length).toBe(2);
    await put(7);
    expect((await getDates('month')).layers[0]?.dates.length).toBe(1);
  });
});
