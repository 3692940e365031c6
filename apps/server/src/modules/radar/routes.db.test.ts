import { ENDPOINTS, type RadarResult, type RadarTrack } from '@waypost/contract';
import { type MarineSandbox, SANDBOX_MARINE_KEY, startMarineSandbox } from '@waypost/sandbox';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { codeOf, createLayerWorld, type LayerWorld } from '../layers/layers.fixture.ts';

const { audit, layers, radar } = ENDPOINTS;
const MINUTE_MS = 60_000;
const STATION = 32;
/** The fleet does the same in every run, at whatever time. */
const FLEET = new Date('2026-11-25T12:14:00Z');
const OWN_KEY = 'MM-of-costa-viva-9f3c';

/** The moment of the sandbox; tests let it pass. */
const start = Date.now() - 6 * MINUTE_MS;
let now = start;
let marine: MarineSandbox;
/** With an account of the installation. */
let app: TestApp;
let world: LayerWorld;

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
});
afterEach(() => {
  marine.setFault('none');
  marine.setOddities({});
  marine.setDown(STATION, false);
});
afterAll(async () => {
  await app.close();
  await marine.close();
});

const params = (of = world) => ({ org_id: of.org_id });
const makeRadar = (of = world, radar_id: number | string = STATION) =>
  of.makeLayer({ type: 3, name: 'La Ventana', layer: { radar_id } });
const getResult = (layer_id: string, query = {}, who: Person = world.admin, of = world) =>
  who.client.call(radar.getRadarResult, { params: { ...params(of), layer_id }, query });
/** Reads all stations now. */
async function read(): Promise<void> {
  await app.database.read
    .updateTable('radar_stations')
    .set({ next_read_at: new Date(0) })
    .execute();
  await app.services.radarReader.readDue();
}
/** Reads them at a number of moments, one minute after the other. */
async function readFor(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    await read();
    now += MINUTE_MS;
  }
}
const countDetections = async () => {
  const { total } = await app.database.read
    .selectFrom('radar_detections')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};
const idsOf = ({ tracks }: RadarResult) => tracks.map(({ id }) => id).toSorted((a, b) => a - b);

describe('a layer of a radar', () => {
  test('is made of a station that the account opens, given as a number or as text', async () => {
    const stations = await world.admin.client.call(radar.listRadars, { params: params() });
    expect(stations.map(({ id, name }) => [id, name])).toEqual([
      [41, 'Cabo Pulmo'],
      [35, 'Isla Magdalena'],
      [32, 'Punta Arena de la Ventana'],
    ]);
    const codes = [await makeRadar(), await makeRadar(world, '32')];
    const all = await world.admin.client.call(layers.listLayers, { params: params() });
    expect(all.map(({ code, properties }) => [code, properties.type, properties.layer])).toEqual(
      codes.toReversed().map((code) => [code, 3, { radar_id: 32 }]),
    );
  });

  test.each([
    ['no station', {}, /Radar required/],
    ['a blank station', { radar_id: '' }, /Radar required/],
    ['a number that is none', { radar_id: 0 }, /Radar required/],
    ['a station that the account does not open', { radar_id: 77 }, /does not open this radar/],
  ])('with %s is not valid', async (_what, layer, message) => {
    await expect(world.makeLayer({ type: 3, name: 'X', layer })).rejects.toMatchObject({
      code: 'validation_failed',
      detail: expect.stringMatching(message),
    });
  });

  test('is made and listed by who may make layers, and read by who may read them', async () => {
    const layer_id = await makeRadar();
    const viewer = await world.makePerson('org_viewer');
    const guest = await world.makePerson(null);
    const stranger = (await createLayerWorld(app)).admin;
    expect(await codeOf(getResult(layer_id, {}, viewer))).toBe('done');
    expect(await codeOf(viewer.client.call(radar.listRadars, { params: params() }))).toBe('forbidden');
    for (const who of [guest, stranger]) expect(await codeOf(getResult(layer_id, {}, who))).not.toBe('done');
    const other = await createLayerWorld(app);
    expect(await codeOf(getResult(layer_id, {}, other.admin, other))).toBe('layer_not_found');
    const folder = await world.makeLayer({ type: 100, name: 'Group', layer: {} });
    expect(await codeOf(getResult(folder))).toBe('layer_without_radar');
  });

  test('says that nothing was read yet', async () => {
    expect(await getResult(await makeRadar())).toMatchObject({
      radar_id: STATION,
      name: null,
      radar_status: -1,
      read_at: null,
      fault: null,
      tracks: [],
    });
  });
});

describe('a reading', () => {
  test('shows the station, and each target with its place, speed in knots and heading', async () => {
    const layer_id = await makeRadar();
    await read();
    const result = await getResult(layer_id);
    expect(result).toMatchObject({
      name: 'Punta Arena de la Ventana',
      longitude: -109.836,
      latitude: 24.062,
      sweep: { range_km: 28, from_deg: 300, to_deg: 150 },
      radar_status: 1,
      fault: null,
      clock_ahead_s: null,
      skipped: 0,
    });
    expect(result.tracks.length).toBeGreaterThan(2);
    expect(result.target_count).toBe(result.tracks.length);
    expect(new Set(result.tracks.map(({ source }) => source))).toEqual(new Set(['ais', 'radar']));
    for (const { track_detection: seen, vessel_name, source, ...track } of result.tracks) {
      expect(seen.speed).toBeGreaterThan(3);
      expect(seen.speed).toBeLessThan(29 / 1.852);
      expect(seen.track_line).toBeNull();
      expect(vessel_name !== null).toBe(source === 'ais');
      expect(track).toMatchObject({ is_active: true, running_distance: 0 });
    }
  });

  test('makes tracks longer, each detection once however often it is read', async () => {
    const layer_id = await makeRadar();
    await readFor(5);
    const once = await countDetections();
    now -= MINUTE_MS;
    await read();
    await read();
    expect(await countDetections()).toBe(once);
    const { tracks } = await getResult(layer_id);
    const toLine = (one: RadarTrack | undefined) => one?.track_detection.track_line?.coordinates ?? [];
    const track = tracks.find((one) => toLine(one).length === 5);
    const line = toLine(track);
    expect(tracks.filter((one) => toLine(one).length === 5).length).toBeGreaterThan(2);
    expect(line.at(-1)).toEqual([track?.track_detection.lon, track?.track_detection.lat]);
    // Four minutes at the speed that it has.
    const kmPerHour = (track?.track_detection.speed ?? 0) * 1.852;
    expect(track?.running_distance).toBeGreaterThan(kmPerHour / 20);
    expect(track?.running_distance).toBeLessThan(kmPerHour / 12);
  });

  test('keeps the track of a target that leaves, which goes on when it comes back', async () => {
    const layer_id = await makeRadar();
    await read();
    const before = await getResult(layer_id);
    marine.setDown(STATION, true);
    now += MINUTE_MS;
    await read();
    const down = await getResult(layer_id);
    expect(idsOf(down)).toEqual(idsOf(before));
    expect(down).toMatchObject({ radar_status: 0, target_count: 0 });
    expect(down.tracks.some(({ is_active }) => is_active)).toBe(false);
    marine.setDown(STATION, false);
    now += MINUTE_MS;
    await read();
    const after = await getResult(layer_id);
    expect(idsOf(after)).toEqual(expect.arrayContaining(idsOf(before)));
    const back = after.tracks.filter(({ id, is_active }) => is_active && idsOf(before).includes(id));
    expect(back.length).toBeGreaterThan(2);
    for (const { track_detection } of back) expect(track_detection.track_line?.coordinates.length).toBe(2);
  });

  test('is read page by page, each track once, the latest first', async () => {
    const layer_id = await makeRadar();
    await readFor(3);
    const all = (await getResult(layer_id)).tracks;
    expect(all.length).toBeGreaterThan(3);
    const found: RadarTrack[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const query = { limit: 2, ...(after !== undefined && { after }) };
      const page = await world.admin.client.call(radar.listRadarTracks, {
        params: { ...params(), layer_id },
        query,
      });
      expect(page.tracks.length).toBeLessThanOrEqual(2);
      found.push(...page.tracks);
      after = page.next;
    }
    expect(found).toEqual(all);
  });

  test('loses none from its pages that is seen again while they are read', async () => {
    const layer_id = await makeRadar();
    await readFor(3);
    const all = (await getResult(layer_id)).tracks.map(({ id }) => id);
    const found: number[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const page = await world.admin.client.call(radar.listRadarTracks, {
        params: { ...params(), layer_id },
        query: { limit: 2, ...(after !== undefined && { after }) },
      });
      found.push(...page.tracks.map(({ id }) => id));
      after = page.next;
      now += MINUTE_MS;
      await read();
    }
    expect(found).toEqual(all);
  });

  test('is shown for a range, the last 24 hours if none is given', async () => {
    const layer_id = await makeRadar();
    now = Date.now() - 3 * 24 * 60 * MINUTE_MS;
    await readFor(3);
    expect((await getResult(layer_id)).tracks).toEqual([]);
    const range = { startDate: now - 60 * MINUTE_MS, endDate: now + 60 * MINUTE_MS };
    expect((await getResult(layer_id, range)).tracks.length).toBeGreaterThan(2);
    const late = { startDate: now + 60 * MINUTE_MS };
    expect((await getResult(layer_id, late)).tracks).toEqual([]);
    const first = { startDate: now - 60 * MINUTE_MS, endDate: now - 3 * MINUTE_MS };
    const cut = (await getResult(layer_id, first)).tracks;
    expect(cut.length).toBeGreaterThan(2);
    for (const { track_detection } of cut) expect(track_detection.track_line).toBeNull();
    expect(await codeOf(getResult(layer_id, { startDate: now, endDate: now - 1 }))).toBe('validation_failed');
  });

  test('is one for all layers and organizations', async () => {
    const other = await createLayerWorld(app);
    const codes = [await makeRadar(), await makeRadar(), await makeRadar(other)];
    const before = marine.calls.length;
    await readFor(3);
    expect(marine.calls.length - before).toBe(3);
    const results = await Promise.all([
      getResult(codes[0] ?? ''),
      getResult(codes[1] ?? ''),
      getResult(codes[2] ?? '', {}, other.admin, other),
    ]);
    expect(results[0]?.tracks.length).toBeGreaterThan(2);
    expect(new Set(results.map((result) => JSON.stringify(idsOf(result)))).size).toBe(1);
  });
});

describe('the account of an organization', () => {
  const put = (apikey: string, account = 'costa-viva', who = world.admin) =>
    who.client.call(radar.putRadarKey, { params: params(), body: { account, apikey } });

  test('is stored encrypted, shown by its last characters, audited, and never returned', async () => {
    expect(await codeOf(put('mistyped'))).toBe('radar_key_refused');
    expect(await world.admin.client.call(radar.getRadarKey, { params: params() })).toMatchObject({
      account: null,
      key: null,
      is_shared: true,
    });
    const kept = await put(OWN_KEY);
    expect(kept).toMatchObject({ account: 'costa-viva', key: '••••9f3c' });
    const row = await app.database.read
      .selectFrom('organization_radar_keys')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(OWN_KEY);
    await world.admin.client.call(radar.deleteRadarKey, { params: params() });
    const { entries } = await world.admin.client.call(audit.listOrganizationAudit, {
      params: params(),
      query: {},
    });
    expect(entries.slice(0, 2).map(({ action, was, became }) => [action, was ?? became])).toEqual([
      ['radar_key.deleted', 'costa-viva ••••9f3c'],
      ['radar_key.set', 'costa-viva ••••9f3c'],
    ]);
  });

  test('replaces that of the installation, and opens its own stations alone', async () => {
    marine.limit('costa-viva', [35]);
    const layer_id = await makeRadar();
    await read();
    expect(await codeOf(getResult(layer_id))).toBe('done');
    await put(OWN_KEY);
    const stations = await world.admin.client.call(radar.listRadars, { params: params() });
    expect(stations.map(({ id }) => id)).toEqual([35]);
    await expect(makeRadar()).rejects.toMatchObject({ code: 'validation_failed' });
    await read();
    expect(await codeOf(getResult(layer_id))).toBe('radar_access_required');
    expect(marine.calls.at(-1)?.key).toBe(OWN_KEY);
  });

  test('that is refused shows what was seen until then, while others see more', async () => {
    marine.limit('costa-viva', [32]);
    const other = await createLayerWorld(app);
    const layer_id = await makeRadar();
    const others = await makeRadar(other);
    await put(OWN_KEY);
    await read();
    const before = idsOf(await getResult(layer_id));
    expect(before.length).toBeGreaterThan(2);
    marine.refuse(OWN_KEY);
    now += MINUTE_MS;
    await read();
    expect(marine.calls.at(-1)?.key).toBe(SANDBOX_MARINE_KEY);
    // Seen after its account was closed, by another one.
    now = Date.now() + MINUTE_MS;
    await read();
    const refused = await getResult(layer_id);
    expect(refused).toMatchObject({ fault: 'refused', radar_status: -1 });
    const last = Math.max(...refused.tracks.map(({ track_detection: seen }) => Date.parse(seen.timestamp)));
    expect(last).toBeLessThan(Date.now());
    const seen = await getResult(others, {}, other.admin, other);
    expect(seen).toMatchObject({ fault: null, radar_status: 1 });
    expect(
      Math.max(...seen.tracks.map((track) => Date.parse(track.track_detection.timestamp))),
    ).toBeGreaterThan(Date.now());
  });
});
