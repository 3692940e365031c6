import { ENDPOINTS, type RadarTrack, TRACK_FORMATS, type TrackFormat } from '@waypost/contract';
import { type MarineSandbox, startMarineSandbox } from '@waypost/sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { codeOf, createLayerWorld, type LayerWorld } from '../../layers/layers.fixture.ts';

const { audit, radar } = ENDPOINTS;
const MINUTE_MS = 60_000;
const FLEET = new Date('2026-11-25T11:14:00Z');

let now = Date.now() - 6 * MINUTE_MS;
let marine: MarineSandbox;
let app: TestApp;
let world: LayerWorld;
let layer_id: string;
let tracks: RadarTrack[];

beforeAll(async () => {
  marine = await startMarineSandbox({ now: () => new Date(now), fleetOf: FLEET });
  // Nothing is read but by the tests.
  app = await startTestApp({ TRUST_PROXY: 'on', RADAR_WATCHED_SECONDS: '3600', ...marine.env });
  world = await createLayerWorld(app);
  layer_id = await world.makeLayer({ type: 3, name: 'La Ventana', layer: { radar_id: 32 } });
  for (let reading = 0; reading < 3; reading += 1) {
    await app.database.read
      .updateTable('radar_stations')
      .set({ next_read_at: new Date(0) })
      .execute();
    await app.services.radarReader.readDue();
    const { fault, failures } = await app.database.read
      .selectFrom('radar_stations')
      .select(['fault', 'failures'])
      .executeTakeFirstOrThrow();
    if (failures > 0) throw new Error(`Reading ${reading} failed: ${fault}.`);
    now += MINUTE_MS;
  }
  const params = { org_id: world.org_id, layer_id };
  ({ tracks } = await world.admin.client.call(radar.getRadarResult, { params, query: {} }));
});
afterAll(async () => {
  await app.close();
  await marine.close();
});

const of = (track_id: number) => ({ org_id: world.org_id, layer_id, track_id });
const listPhotos = (track_id: number, who: Person = world.admin) =>
  who.client.call(radar.listRadarPhotos, { params: of(track_id) });
const save = async (track_id: number, format: TrackFormat, who: Person = world.admin) =>
  (await who.client.fetch(radar.exportRadarTrack, { params: of(track_id), query: { format } })).text();
const findTrack = (has_photos: 0 | 1) => {
  const track = tracks.find(
    (one) => one.has_photos === has_photos && one.track_detection.track_line?.coordinates.length === 3,
  );
  if (track === undefined) throw new Error('The fleet has no such vessel at this moment.');
  return track;
};

describe('a track', () => {
  test('has its detections in order, with times of its line, in a range alone', async () => {
    const track = findTrack(1);
    const list = (query: object) =>
      world.admin.client.call(radar.listRadarDetections, { params: of(track.id), query });
    const { total, detections } = await list({});
    expect([total, track.detection_count]).toEqual([3, 3]);
    expect(detections.map(({ timestamp }) => Date.parse(timestamp))).toEqual(track.track_detection.times);
    expect(detections.map(({ lon, lat }) => [lon, lat])).toEqual(
      track.track_detection.track_line?.coordinates,
    );
    expect(detections.at(-1)).toMatchObject({
      timestamp: track.track_detection.timestamp,
      speed: track.track_detection.speed,
      heading: track.track_detection.heading,
    });
    const [first] = track.track_detection.times;
    expect(await list({ startDate: first, endDate: first })).toEqual({
      total: 1,
      detections: detections.slice(0, 1),
    });
    expect(await list({ startDate: 0, endDate: 1 })).toEqual({ total: 0, detections: [] });
  });

  test('has photographs, the latest first, at signed addresses of our own', async () => {
    const track = findTrack(1);
    const photos = await listPhotos(track.id);
    expect(photos.length).toBeGreaterThan(0);
    const times = photos.map(({ created_at }) => Date.parse(created_at));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const [photo] = photos;
    const address = `${app.baseUrl}${photo?.s3_photo_link}`;
    const answer = await fetch(address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
    for (const wrong of [
      address.replace(/token=\d+/, 'token=999'),
      address.replace(/.$/, '~'),
      address.replace(/-\d\?/, '-9?'),
    ])
      expect((await fetch(wrong)).status).toBe(401);
    expect(await listPhotos(findTrack(0).id)).toEqual([]);
  });

  test('shows no photograph to who has left', async () => {
    const viewer = await world.makePerson('org_viewer');
    const [photo] = await listPhotos(findTrack(1).id, viewer);
    const address = `${app.baseUrl}${photo?.s3_photo_link}`;
    expect((await fetch(address)).status).toBe(200);
    await app.database.read
      .deleteFrom('organization_members')
      .where('member_id', '=', viewer.memberId)
      .execute();
    await app.database.transaction(async () => {});
    expect((await fetch(address)).status).toBe(404);
  });

  test('is downloaded with all of its detections, in four formats', async () => {
    const { id, track_detection, vessel_name, radar_track_id } = findTrack(1);
    const line = track_detection.track_line?.coordinates ?? [];
    const [geojson, kml, gpx, csv] = await Promise.all(TRACK_FORMATS.map((format) => save(id, format)));
    const name = vessel_name ?? `Target ${radar_track_id}`;
    expect(JSON.parse(geojson ?? '')).toMatchObject({
      features: [{ geometry: { type: 'LineString', coordinates: line }, properties: { name } }],
    });
    expect(kml?.match(/<gx:coord>/g)?.length).toBe(3);
    expect(kml).toContain(`<gx:coord>${line[0]?.[0]} ${line[0]?.[1]} 0</gx:coord>`);
    expect(gpx?.match(/<trkpt /g)?.length).toBe(3);
    expect(gpx).toContain(`<time>${track_detection.timestamp}</time>`);
    const rows = csv?.trim().split('\r\n') ?? [];
    expect(rows[0]).toBe('time,longitude,latitude,heading_deg,speed_kn,confidence');
    expect(rows.length).toBe(4);
    expect(Number(rows[3]?.split(',')[4])).toBeCloseTo(track_detection.speed ?? 0, 1);
    const { entries } = await world.admin.client.call(audit.listOrganizationAudit, {
      params: { org_id: world.org_id },
      query: {},
    });
    const recorded = entries.filter(({ action }) => action === 'data.exported').map(({ subject }) => subject);
    expect(new Set(recorded)).toEqual(
      new Set(TRACK_FORMATS.map((format) => `${format}, radar track ${name}`)),
    );
  });

  test('of another station or organization does not exist', async () => {
    const other = await createLayerWorld(app);
    const { id } = findTrack(1);
    expect(await codeOf(listPhotos(2_000_000_000))).toBe('radar_track_not_found');
    expect(await codeOf(save(2_000_000_000, 'csv'))).toBe('radar_track_not_found');
    const elsewhere = await world.makeLayer({ type: 3, name: 'Cape', layer: { radar_id: 35 } });
    const params = { org_id: world.org_id, layer_id: elsewhere, track_id: id };
    expect(await codeOf(world.admin.client.call(radar.listRadarPhotos, { params }))).toBe(
      'radar_track_not_found',
    );
    expect(await codeOf(listPhotos(id, other.admin))).toBe('organization_not_found');
  });
});
