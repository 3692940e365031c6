import { type Device, ENDPOINTS, MAX_PAST_POSITIONS, type PastPosition } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { makeThreePeople, type ThreePeople } from '../../../test/people/three-people.ts';

const { devices, features, geofence, positions } = ENDPOINTS;

let app: TestApp;
let people: ThreePeople;
let ana: Person;
let bo: Person;
let projectId: number;
let device: Device;
let start: number;

beforeAll(async () => {
  app = await startTestApp();
  people = await makeThreePeople(app);
  ({ ana, bo } = people);
});
afterAll(() => app.close());

beforeEach(async () => {
  projectId = await people.makeProject('project_viewer');
  device = await ana.client.call(devices.createDevice, {
    ...at(),
    body: { name: 'Collar 7', icon: 'animal' },
  });
  start = Date.now() - 3 * 3_600_000;
});

const at = () => ({ params: { project_id: projectId } });
const keep = () => ana.client.call(positions.updateTrailSettings, { ...at(), body: { keep: 'month' } });
/** Eastwards along 24.1° N, a hundredth of a degree and ten minutes a step. */
const walk = (count: number): PastPosition[] =>
  Array.from({ length: count }, (_, n) => ({
    rel_ts: start + n * 600_000,
    lone6: -110_300_000 + n * 10_000,
    late6: 24_100_000,
    altitude: null,
  }));
const load = (past: PastPosition[], person = ana) =>
  person.client.call(devices.loadDevicePast, {
    params: { project_id: projectId, device_id: device.device_id },
    body: { positions: past },
  });
const trail = async () => {
  const [one] = await bo.client.call(positions.listTrails, { ...at(), query: { hours: 24 } });
  return one?.points.map(({ rel_ts }) => rel_ts) ?? [];
};

/** A fence from 110.285 to 110.265° W that was there for a day. */
async function makeFence(): Promise<string> {
  const [west, south, east, north] = [-110.285, 24, -110.265, 24.2];
  const ring: [number, number][] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const feature = {
    name: 'No-take zone',
    geometry: { type: 'Polygon' as const, coordinates: [ring] },
    geofence: true,
    geofence_events: ['in' as const, 'out' as const],
  };
  const { properties } = await ana.client.call(features.createFeature, {
    query: { project_id: projectId },
    body: { feature },
  });
  const { code } = properties;
  await ana.client.call(geofence.putFenceSettings, { params: { code }, body: { margin_m: 0, stay_s: 0 } });
  await app.database.transaction(async (tx) => {
    const versions = tx.deleteFrom('fence_versions').where('feature_code', '=', code);
    await versions.where('settings', 'is', null).execute();
  });
  await app.database.transaction((tx) =>
    sql`update fence_versions set valid_from = valid_from - interval '1 day'
      where feature_code = ${code}`.execute(tx),
  );
  return code;
}

describe('the past of a device', () => {
  test('is its trail, in the order of its times, and its last position the place of the device', async () => {
    await keep();
    const past = walk(6);
    expect(await load(past.toReversed())).toEqual({ accepted: 6, ignored: 0 });
    expect(await trail()).toEqual(past.map(({ rel_ts }) => rel_ts));
    const [listed] = await bo.client.call(devices.listDevices, at());
    expect(listed?.position).toMatchObject({ rel_ts: past.at(-1)?.rel_ts, lone6: past.at(-1)?.lone6 });
    // It was the file that spoke, not the device.
    expect(listed?.last_seen_at).toBeNull();
  });

  test('loaded again changes nothing, and an earlier part does not move the device back', async () => {
    await keep();
    await load(walk(6));
    const before = await bo.client.call(devices.listDevices, at());
    expect(await load(walk(6))).toEqual({ accepted: 0, ignored: 6 });
    const [first] = walk(1);
    if (first === undefined) throw new Error('The walk is empty.');
    expect(await load([{ ...first, rel_ts: start - 1_000 }, first])).toEqual({ accepted: 1, ignored: 1 });
    expect(await bo.client.call(devices.listDevices, at())).toEqual(before);
  });

  test('is judged by the fences, once', async () => {
    await keep();
    const code = await makeFence();
    await load(walk(6));
    const told = async () => {
      const all = await bo.client.call(geofence.listFenceCrossings, { params: { code }, query: {} });
      return all.toReversed().map(({ kind, at, withdrawn_at }) => {
        const minutes = Math.round((Date.parse(at) - start) / 60_000);
        return { kind, minutes, withdrawn_at };
      });
    };
    const crossed = [
      { kind: 'enter', minutes: 15, withdrawn_at: null },
      { kind: 'leave', minutes: 35, withdrawn_at: null },
    ];
    await vi.waitFor(async () => expect(await told()).toEqual(crossed));
    await load(walk(6));
    await load([...walk(7).slice(6)]);
    await vi.waitFor(async () => expect(await trail()).toHaveLength(7));
    expect(await told()).toEqual(crossed);
  });

  test('that the project does not keep is left out; one that keeps none takes nothing', async () => {
    await expect(load(walk(2))).rejects.toMatchObject({ status: 409, code: 'trails_not_kept' });
    await keep();
    const old = walk(1).map((one) => ({ ...one, rel_ts: start - 31 * 86_400_000 }));
    const ahead = walk(1).map((one) => ({ ...one, rel_ts: Date.now() + 3_600_000 }));
    expect(await load([...old, ...ahead])).toEqual({ accepted: 0, ignored: 2 });
  });

  test('is for those who may change the device, and comes in parts', async () => {
    await keep();
    await expect(load(walk(1), bo)).rejects.toMatchObject({ status: 403 });
    await expect(load(walk(MAX_PAST_POSITIONS + 1))).rejects.toMatchObject({ status: 400 });
    await expect(load([])).rejects.toMatchObject({ status: 400 });
  });
});
