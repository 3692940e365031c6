import { ENDPOINTS, type FenceRuleInput } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { makeThreePeople, type ThreePeople } from '../../../test/people/three-people.ts';
import type { PositionSubject } from '../positions/index.ts';

const { devices, features, fenceRules, geofence, positions } = ENDPOINTS;
const MINUTE = 60_000;
const SIDE = 0.0009;

let app: TestApp;
let people: ThreePeople;
let ana: Person;
let bo: Person;
let projectId: number;
let code: string;
let start: number;

beforeAll(async () => {
  app = await startTestApp();
  people = await makeThreePeople(app);
  ({ ana, bo } = people);
  await sql`update members set email_verified_at = now() where member_id = ${ana.memberId}`.execute(
    app.database.read,
  );
});
afterAll(() => app.close());

beforeEach(async () => {
  // What Ana was told in the last hour counts over all rules.
  await sql`delete from fence_deliveries`.execute(app.database.read);
  projectId = await people.makeProject('project_editor');
  await ana.client.call(positions.updateTrailSettings, { ...at(), body: { keep: 'month' } });
  code = await makeFence();
  start = Date.now() - 120 * MINUTE;
});

const at = () => ({ params: { project_id: projectId } });

/** Makes a square of 200 m that has been a geofence for three days. */
async function makeFence(): Promise<string> {
  const ring: [number, number][] = [
    [-SIDE, -SIDE],
    [SIDE, -SIDE],
    [SIDE, SIDE],
    [-SIDE, SIDE],
    [-SIDE, -SIDE],
  ];
  const { properties } = await ana.client.call(features.createFeature, {
    query: { project_id: projectId },
    body: {
      feature: {
        name: 'No-take zone',
        geometry: { type: 'Polygon', coordinates: [ring] },
        geofence: true,
        geofence_events: ['in', 'out'],
      },
    },
  });
  const params = { code: properties.code };
  await ana.client.call(geofence.putFenceSettings, { params, body: { margin_m: 0, stay_s: 0 } });
  await app.database.transaction(async (tx) => {
    const ofFence = sql`feature_code = ${params.code}`;
    await sql`delete from fence_versions where ${ofFence} and settings is null`.execute(tx);
    await sql`update fence_versions set valid_from = now() - interval '3 days' where ${ofFence}`.execute(tx);
  });
  return params.code;
}

const RULE: FenceRuleInput = {
  name: 'Rangers',
  code: null,
  kinds: ['enter', 'leave'],
  member_ids: [],
  text_member_ids: [],
  webhook_url: null,
  per_hour: 20,
};

/** Has Ana told by mail. @returns what she was told, oldest first. */
async function addRule(rule: Partial<FenceRuleInput> = {}) {
  const body = { ...RULE, member_ids: [ana.memberId], ...rule };
  const { rule_id } = await ana.client.call(fenceRules.createFenceRule, { ...at(), body });
  return async () => {
    const params = { project_id: projectId, rule_id };
    const all = await ana.client.call(fenceRules.listFenceDeliveries, { params });
    return all.toReversed().map(({ change, subject_name, kind, at: time, state }) => {
      const minutes = Math.round((Date.parse(time) - start) / MINUTE);
      return `${subject_name} ${kind} ${minutes}${change === 'told' ? '' : ` ${change}`} ${state}`;
    });
  };
}

/** A program of Bo tells a crossing, so many minutes after the start. */
const tell = (event: 'in' | 'out', minutes: number) =>
  bo.client.call(geofence.createGeofenceEvent, {
    params: { code },
    body: { event, created_at: Math.round(start + minutes * MINUTE) },
  });

type Track = readonly (readonly [minutes: number, east: number])[];

/** Records positions, in metres east of the middle of the fence. */
async function move(subject: Pick<PositionSubject, 'kind' | 'id'>, track: Track) {
  const rest = { late6: 0, accuracy: null, heading: null, speed: null, altitude: null, battery: null };
  await app.database.transaction((tx) =>
    app.services.positions.record(tx, [
      {
        subject: { projectId, ...subject },
        positions: track.map(([minutes, east]) => ({
          ...{ at: start + minutes * MINUTE, lone6: Math.round((east * SIDE * 1e6) / 100) },
          ...rest,
        })),
      },
    ]),
  );
}
const moveBo = (track: Track) => move({ kind: 'member', id: bo.memberId }, track);

/** Waits until so many crossings are judged, whose rules are told of them in the same transaction. */
const judged = (count: number) =>
  vi.waitFor(async () => {
    const all = await bo.client.call(geofence.listFenceCrossings, { params: { code }, query: {} });
    expect(all.filter(({ source }) => source === 'judged')).toHaveLength(count);
  });

describe('a crossing that a program tells', () => {
  test('reaches the rules of its geofence, once, as told by a program', async () => {
    const list = await addRule({ code, kinds: ['enter'] });
    const listOther = await addRule({ code: await makeFence() });
    await tell('in', 100);
    await tell('in', 100.5);
    await tell('out', 110);
    expect(await list()).toEqual(['Bo Lind enter 100 kept']);
    expect(await listOther()).toEqual([]);
    const { rows } = await sql<{ subject: string; body: string }>`
      select m.subject, m.body from message_queue m
      join fence_deliveries d on m.reference = 'fence:' || d.delivery_id join fence_rules r using (rule_id)
      where r.project_id = ${projectId}`.execute(app.database.read);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.subject).toMatch(/^Bo Lind entered No-take zone \(/);
    expect(rows[0]?.body).toContain('A program told this; it was not judged from positions.');
    expect(rows[0]?.body).toContain(`/features/${code}`);
  });

  test('is no news a day later, and counts in what a person gets in an hour', async () => {
    const list = await addRule({ per_hour: 1 });
    await tell('in', -25 * 60);
    await tell('out', 20);
    await tell('in', 40);
    expect(await list()).toEqual(['Bo Lind leave 20 kept', 'Bo Lind enter 40 limited']);
  });

  test('goes with its feature, as do the messages about it', async () => {
    const list = await addRule();
    await tell('in', 20);
    expect(await list()).toHaveLength(1);
    await sql`delete from features where code = ${code}`.execute(app.database.read);
    expect(await list()).toEqual([]);
  });
});

describe('a crossing that a program tells and that is judged too', () => {
  const TRACK: Track = [
    [0, -200],
    [4, 200],
  ];

  test('is told by the program alone, if that comes first', async () => {
    const list = await addRule();
    await tell('in', 2.4);
    await moveBo(TRACK);
    await judged(2);
    expect(await list()).toEqual(['Bo Lind enter 2 kept', 'Bo Lind leave 3 kept']);
  });

  test('is told as judged alone, if that comes first', async () => {
    const list = await addRule();
    await moveBo(TRACK);
    await judged(2);
    await tell('in', 2.4);
    await tell('out', 7);
    expect((await list()).toSorted()).toEqual(['Bo Lind enter 1 kept', 'Bo Lind leave 3 kept']);
  });

  test('is two if the way out lies between them, or minutes', async () => {
    const list = await addRule({ kinds: ['enter'] });
    await moveBo(TRACK);
    await judged(2);
    await tell('in', 4);
    await tell('in', 20);
    expect(await list()).toEqual([
      ...['Bo Lind enter 1 kept', 'Bo Lind enter 4 kept', 'Bo Lind enter 20 kept'],
    ]);
  });

  test('is told again if it was withdrawn, and to whom no rule had told it', async () => {
    const list = await addRule({ kinds: ['enter'] });
    await moveBo(TRACK);
    await judged(2);
    const later = await addRule({ kinds: ['enter'] });
    await tell('in', 1.2);
    expect(await list()).toEqual(['Bo Lind enter 1 kept']);
    expect(await later()).toEqual(['Bo Lind enter 1 kept']);
    await sql`update fence_crossings set withdrawn_at = now() where feature_code = ${code}`.execute(
      app.database.read,
    );
    await tell('in', 5);
    expect(await list()).toEqual(['Bo Lind enter 1 kept', 'Bo Lind enter 5 kept']);
  });
});

test('a message about a device names who carried it at that time', async () => {
  const list = await addRule();
  const { device_id } = await ana.client.call(devices.createDevice, {
    ...at(),
    body: { name: 'Collar 7', icon: 'animal' },
  });
  await ana.client.call(devices.assignDevice, {
    params: { project_id: projectId, device_id },
    body: [
      { carrier: 'Jaguar Luz', from: new Date(start + 2 * MINUTE).toISOString() },
      { carrier: 'Jaguar Sol', from: new Date(start + 30 * MINUTE).toISOString() },
    ],
  });
  await move({ kind: 'device', id: device_id }, [
    [0, -200],
    [4, 200],
  ]);
  await judged(2);
  expect((await list()).toSorted()).toEqual(['Collar 7 enter 1 kept', 'Jaguar Luz leave 3 kept']);
  const { rows } = await sql<{ subject: string }>`
    select m.subject from message_queue m
    join fence_deliveries d on m.reference = 'fence:' || d.delivery_id join fence_rules r using (rule_id)
    where r.project_id = ${projectId}`.execute(app.database.read);
  expect(rows.map(({ subject }) => subject.split(' (')[0]).toSorted()).toEqual([
    'Collar 7 entered No-take zone',
    'Jaguar Luz left No-take zone',
  ]);
});
