import { ENDPOINTS } from '@waypost/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { makeThreePeople, type ThreePeople } from '../../../test/people/three-people.ts';

const { beacons, features, geofence, positions, projects } = ENDPOINTS;
const MINUTE = 60_000;
/** Half the side of a square of about 200 m around 0, 0, in degrees. */
const SIDE = 0.0009;
const RING: [number, number][] = [
  [-SIDE, -SIDE],
  [SIDE, -SIDE],
  [SIDE, SIDE],
  [-SIDE, SIDE],
  [-SIDE, -SIDE],
];

let app: TestApp;
let people: ThreePeople;
let ana: Person;
let bo: Person;
let mallory: Person;
let organizationId: number;
let projectId: number;
let start: number;

beforeAll(async () => {
  app = await startTestApp();
  people = await makeThreePeople(app);
  ({ ana, bo, mallory, organizationId } = people);
});
afterAll(() => app.close());
beforeEach(async () => {
  projectId = await people.makeProject('project_viewer');
  await ana.client.call(positions.updateTrailSettings, { ...inProject(), body: { keep: 'month' } });
  start = Date.now() - 60 * MINUTE;
});

const inProject = () => ({ params: { project_id: projectId } });
/** A position so many minutes after the start, at so many metres east of the middle of the fence. */
const fix = (minutes: number, east: number) => ({
  lone6: Math.round((east * SIDE * 1e6) / 100),
  late6: 0,
  rel_ts: start + minutes * MINUTE,
});
const send = (who: Person, fixes: readonly ReturnType<typeof fix>[]) =>
  who.client.call(beacons.sendLatePositions, { ...inProject(), body: { positions: [...fixes] } });
async function listMinutes(): Promise<readonly number[]> {
  const [trail] = await bo.client.call(positions.listTrails, { ...inProject(), query: { hours: 24 } });
  return (trail?.points ?? []).map(({ rel_ts }) => (rel_ts - start) / MINUTE);
}

async function makeFence(): Promise<string> {
  const { properties } = await ana.client.call(features.createFeature, {
    query: { project_id: projectId },
    body: {
      feature: {
        ...{ name: 'No-take zone', geometry: { type: 'Polygon', coordinates: [RING] } },
        ...{ geofence: true, geofence_events: ['in', 'out'] },
      },
    },
  });
  const { code } = properties;
  await ana.client.call(geofence.putFenceSettings, { params: { code }, body: { margin_m: 0, stay_s: 0 } });
  await app.database.transaction(async (tx) => {
    const versions = tx.deleteFrom('fence_versions').where('feature_code', '=', code);
    await versions.where('settings', 'is', null).execute();
    const valid_from = new Date(start - MINUTE);
    await tx.updateTable('fence_versions').set({ valid_from }).where('feature_code', '=', code).execute();
  });
  return code;
}
async function listTold(code: string): Promise<readonly string[]> {
  const crossings = await ana.client.call(geofence.listFenceCrossings, { params: { code }, query: {} });
  return crossings
    .filter(({ withdrawn_at }) => withdrawn_at === null)
    .toReversed()
    .map(({ kind, at }) => `${kind} ${Math.round((Date.parse(at) - start) / MINUTE)}`);
}

describe('positions measured without a network', () => {
  test('join the trail with their own times, in any order and once, and move no beacon', async () => {
    expect(await send(bo, [fix(20, 0), fix(10, -200), fix(30, 200)])).toEqual({ taken: 3 });
    expect(await send(bo, [fix(10, -200), fix(20, 50), fix(40, 300)])).toEqual({ taken: 3 });
    expect(await listMinutes()).toEqual([10, 20, 30, 40]);
    expect(await ana.client.call(beacons.listBeacons, inProject())).toEqual([]);
  });

  test('tell of a crossing that happened meanwhile, once, and correct what was told', async () => {
    const code = await makeFence();
    await send(bo, [fix(0, -200), fix(40, 200)]);
    await vi.waitFor(async () => expect(await listTold(code)).toEqual(['enter 10', 'leave 30']));
    const late = [fix(22, 0), fix(20, -200), fix(24, 200)];
    await send(bo, late);
    await vi.waitFor(async () => expect(await listTold(code)).toEqual(['enter 21', 'leave 23']));
    await send(bo, late);
    await vi.waitFor(async () =>
      expect(await app.database.read.selectFrom('fence_windows').select('id').execute()).toEqual([]),
    );
    expect(await listTold(code)).toEqual(['enter 21', 'leave 23']);
  });

  test('of more than a day ago or to come are left out, and a time ahead counts as now', async () => {
    const sent = [fix(-24 * 60, 0), fix(50, 0), fix(600, 0), fix(10_000, 0)];
    expect(await send(bo, sent)).toEqual({ taken: 2 });
    const minutes = await listMinutes();
    expect(minutes[0]).toBe(50);
    expect(minutes[1]).toBeLessThan(61);
    expect(await send(bo, [fix(-24 * 60, 0)])).toEqual({ taken: 0 });
  });

  test('of a clock that is ahead keep their distances, and are taken once when they are sent again', async () => {
    const ahead = 10 * MINUTE;
    const measured = [fix(20, 0), fix(55, 50), fix(59, 100)].map((one) => ({
      ...one,
      rel_ts: one.rel_ts + ahead,
    }));
    const sendAhead = () =>
      bo.client.call(beacons.sendLatePositions, {
        ...inProject(),
        body: { positions: measured, sent_at: Date.now() + ahead },
      });
    await sendAhead();
    await vi.waitUntil(() => Date.now() % 50 === 0, { interval: 1 });
    expect(await sendAhead()).toEqual({ taken: 3 });
    expect((await listMinutes()).map((minutes) => Math.round(minutes))).toEqual([20, 55, 59]);
  });

  test('of a clock that is ahead are the ones that came by the channel, if their answer was lost', async () => {
    const ahead = 10 * MINUTE;
    const measured = { ...fix(0, 0), heading: null, accuracy: null, rel_ts: Date.now() + ahead };
    const topic = `project:${projectId}`;
    const publish = () =>
      app.services.beacons.receive(bo.memberId, {
        ...{ action: 'pub', id: '1', topic, type: 'beacon.next', payload: measured },
      });
    await publish();
    // It is repeated as long as somebody stands.
    await publish();
    await bo.client.call(beacons.sendLatePositions, {
      ...inProject(),
      body: { positions: [measured], sent_at: Date.now() + ahead },
    });
    const minutes = await listMinutes();
    expect(minutes).toHaveLength(1);
    expect(minutes[0]).toBeGreaterThanOrEqual(60);
    expect(minutes[0]).toBeLessThan(61);
  });

  test('are taken from nobody outside the project, from no removed member, and not without limit', async () => {
    await expect(send(mallory, [fix(0, 0)])).rejects.toMatchObject({ status: 404 });
    await expect(send(bo, [])).rejects.toMatchObject({ status: 400 });
    const many = Array.from({ length: 501 }, (_, n) => fix(n / 100, 0));
    await expect(send(bo, many)).rejects.toMatchObject({ status: 400 });
    await ana.client.call(projects.removeProjectMember, {
      params: { org_id: organizationId, project_id: projectId, member_id: bo.memberId },
    });
    await expect(send(bo, [fix(0, 0)])).rejects.toMatchObject({ status: 404 });
    expect(await ana.client.call(positions.listTrails, { ...inProject(), query: { hours: 24 } })).toEqual([]);
  });
});
