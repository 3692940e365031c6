import { API_BASE, ENDPOINTS, type Topic } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { authMessage, openLiveClient, openRawSocket } from '../../../../test/app/live-client.ts';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { makeThreePeople, type ThreePeople } from '../../../../test/people/three-people.ts';

const { devices, features, geofence, positions } = ENDPOINTS;
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
/** A square of about 200 m around 0, 0. */
const SIDE = 0.0009;
const FENCE = {
  name: 'No-take zone',
  geometry: {
    type: 'Polygon' as const,
    coordinates: [
      [
        [-SIDE, -SIDE],
        [SIDE, -SIDE],
        [SIDE, SIDE],
        [-SIDE, SIDE],
        [-SIDE, -SIDE],
      ] as [number, number][],
    ],
  },
  geofence: true,
  geofence_events: ['in' as const, 'out' as const],
};

let app: TestApp;
let people: ThreePeople;
let ana: Person;
let bo: Person;
let mallory: Person;
let projectId: number;
const opened: { close(): void }[] = [];

beforeAll(async () => {
  app = await startTestApp();
  people = await makeThreePeople(app);
  ({ ana, bo, mallory } = people);
});
afterAll(() => app.close());
beforeEach(async () => {
  projectId = await people.makeProject('project_viewer');
  await ana.client.call(positions.updateTrailSettings, {
    params: { project_id: projectId },
    body: { keep: 'year' },
  });
});
afterEach(() => {
  for (const client of opened.splice(0)) client.close();
});

/** Makes a fence that was there for a day. */
async function makeFence(settings: object = {}): Promise<string> {
  const { properties } = await ana.client.call(features.createFeature, {
    query: { project_id: projectId },
    body: { feature: FENCE },
  });
  const { code } = properties;
  const body = { margin_m: 0, stay_s: 0, ...settings };
  await ana.client.call(geofence.putFenceSettings, { params: { code }, body });
  await app.database.transaction(async (tx) => {
    const versions = tx.deleteFrom('fence_versions').where('feature_code', '=', code);
    await versions.where('settings', 'is', null).execute();
  });
  await moveVersions(code, -DAY);
  return code;
}

const moveVersions = (code: string, byMs: number) =>
  app.database.transaction((tx) =>
    sql`update fence_versions set valid_from = valid_from + ${byMs} * interval '1 ms'
      where feature_code = ${code}`.execute(tx),
  );
const list = (who: Person, code: string) =>
  who.client.call(geofence.listFenceCrossings, { params: { code }, query: {} });
const now = (who: Person, code: string) => who.client.call(geofence.getFenceNow, { params: { code } });

/** What is listed and was not withdrawn, oldest first, with times in minutes. */
async function told(code: string, start: number) {
  const crossings = (await list(ana, code)).filter(({ withdrawn_at }) => withdrawn_at === null);
  return crossings
    .toReversed()
    .map(({ kind, at }) => `${kind} ${Math.round(((Date.parse(at) - start) / MINUTE) * 10) / 10}`);
}
const until = (code: string, start: number, expected: readonly string[]) =>
  vi.waitFor(async () => expect(await told(code, start)).toEqual(expected));

const toLone6 = (east: number) => Math.round((east * SIDE * 1e6) / 100);

async function record(person: Person, start: number, track: readonly (readonly [number, number])[]) {
  const rest = { late6: 0, accuracy: null, heading: null, speed: null, altitude: null, battery: null };
  await app.database.transaction((tx) =>
    app.services.positions.record(tx, [
      {
        subject: { projectId, kind: 'member', id: person.memberId },
        positions: track.map(([minutes, east]) => ({
          ...{ at: start + minutes * MINUTE, lone6: toLone6(east) },
          ...rest,
        })),
      },
    ]),
  );
}

describe('a phone that sends its afternoon in the evening', () => {
  test('corrects what was told of it, by every position that the channel acknowledged', async () => {
    const code = await makeFence();
    const topic: Topic = `project:${projectId}`;
    const raw = await openRawSocket(app.baseUrl);
    opened.push(raw);
    raw.send(authMessage(bo.tokens.access_token));
    await raw.next('result');
    raw.send({ action: 'sub', topic });
    await raw.next('subscribed');
    const start = Date.now() - 60 * MINUTE;
    const send = (minutes: number, east: number) =>
      raw.send({
        ...{ action: 'pub', id: String(minutes), topic, type: 'beacon.next' },
        payload: { lone6: toLone6(east), late6: 0, rel_ts: Math.round(start + minutes * MINUTE) },
      });
    send(0, -200);
    await raw.next('result');
    send(40, 200);
    await raw.next('result');
    await until(code, start, ['enter 10', 'leave 30']);
    for (const [minutes, east] of [
      [20, -200],
      [22, 0],
      [32, 0],
      [30, 200],
      [28, 0],
    ] as const)
      send(minutes, east);
    for (let n = 0; n < 5; n += 1) await raw.next('result');
    await until(code, start, ['enter 21', 'leave 29', 'enter 31', 'leave 36']);
    const corrections = (await list(bo, code)).flatMap((crossing) => crossing.corrections);
    expect(corrections.map(({ kind }) => kind)).toContain('moved');
  });
});

describe('a device', () => {
  test('is judged as a member is, named in events, seen by who reads the project and by no stranger', async () => {
    const code = await makeFence();
    const collar = await ana.client.call(devices.createDevice, {
      params: { project_id: projectId },
      body: { name: 'Collar 7', icon: 'animal' },
    });
    const start = Date.now() - 60 * MINUTE;
    const feature = (minutes: number, east: number) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [toLone6(east) / 1e6, 0] },
      properties: { timestamp: Math.round(start + minutes * MINUTE) },
    });
    const send = async (all: readonly object[]) => {
      const response = await fetch(`${app.baseUrl}${API_BASE}/receive/geojson`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${collar.key}` },
        body: JSON.stringify({ type: 'FeatureCollection', features: all }),
      });
      expect(response.status).toBe(200);
    };
    const stranger = openLiveClient(app.baseUrl, mallory);
    opened.push(stranger);
    stranger.subscribe(`project:${projectId}`);
    await send([feature(0, -200), feature(4, 200)]);
    await until(code, start, ['enter 1', 'leave 3']);
    await send([feature(10, 0)]);
    const subject = { kind: 'device', id: collar.device_id, display_name: 'Collar 7', avatar_url: null };
    await vi.waitFor(async () => expect((await now(bo, code)).inside).toMatchObject([{ subject }]));
    expect((await list(bo, code)).map((crossing) => crossing.subject)).toEqual([subject, subject, subject]);
    await expect(list(mallory, code)).rejects.toMatchObject({ status: 404 });
    expect(stranger.events).toEqual([]);
    const trial = await ana.client.call(geofence.tryFence, {
      params: { code },
      body: {
        geometry: FENCE.geometry,
        watches: ['in'],
        settings: { margin_m: 0, stay_s: 0 },
      },
    });
    expect(trial).toMatchObject({ subjects_count: 1, counts: { enter: 2 } });
    expect(trial.events.map((event) => event.subject)).toEqual([subject, subject]);
    // It goes with all that was told of it.
    await ana.client.call(devices.deleteDevice, {
      params: { project_id: projectId, device_id: collar.device_id },
    });
    expect(await list(ana, code)).toEqual([]);
    expect((await now(ana, code)).inside).toEqual([]);
  });
});

describe('the geofences of a project', () => {
  const mark = (who: Person) =>
    who.client.call(geofence.listMarkedFences, { params: { project_id: projectId } });

  test('are listed with a place inside and who is there, for who may read it', async () => {
    expect(await mark(bo)).toEqual([]);
    const code = await makeFence();
    const start = Date.now() - 60 * MINUTE;
    await record(bo, start, [[0, 0]]);
    await record(ana, start, [
      [0, -200],
      [10, 0],
    ]);
    await vi.waitFor(async () =>
      expect(await mark(bo)).toMatchObject([
        {
          ...{ code, name: 'No-take zone', geometry: { type: 'Polygon' } },
          inside: [
            { subject: { kind: 'member', id: ana.memberId, display_name: 'Ana Ruiz' } },
            { subject: { kind: 'member', id: bo.memberId } },
          ],
        },
      ]),
    );
    const [{ place, geometry } = { place: [9, 9], geometry: null }] = await mark(bo);
    expect(Math.max(...place.map(Math.abs))).toBeLessThan(SIDE);
    expect(geometry?.coordinates).toEqual(FENCE.geometry.coordinates);
    await expect(mark(mallory)).rejects.toMatchObject({ status: 404 });
    await ana.client.call(features.deleteFeature, { params: { code } });
    expect(await mark(bo)).toEqual([]);
  });
});

describe('somebody who cannot be judged', () => {
  test('waits, each time longer, while others are judged, and is judged once it can be', async () => {
    const code = await makeFence();
    const start = Date.now() - 60 * MINUTE;
    await record(bo, start, [[0, -200]]);
    const mine = () =>
      app.database.read
        .selectFrom('fence_subjects')
        .select(['subject_id', 'failures', 'retry_at'])
        .where('project_id', '=', projectId)
        .where('member_id', '=', bo.memberId)
        .executeTakeFirstOrThrow();
    const readStates = async () =>
      app.database.read
        .selectFrom('fence_checkpoints')
        .select('state')
        .where('subject_id', '=', (await mine()).subject_id)
        .execute();
    await vi.waitFor(async () => expect(await readStates()).toHaveLength(1));
    const [before] = await readStates();
    const { subject_id } = await mine();
    const setState = (state: unknown) =>
      app.database.transaction((tx) =>
        sql`update fence_checkpoints set state = ${JSON.stringify(state)}::jsonb
          where subject_id = ${subject_id}`.execute(tx),
      );
    await setState({ last: { at: start }, fences: null });
    await record(bo, start, [[4, 200]]);
    await vi.waitFor(async () => expect((await mine()).failures).toBe(1));
    await record(ana, start, [
      [0, -200],
      [4, 200],
    ]);
    await until(code, start, ['enter 1', 'leave 3']);
    const { failures, retry_at } = await mine();
    expect(failures).toBe(1);
    expect(retry_at?.getTime()).toBeGreaterThan(Date.now() + 5_000);
    await setState(before?.state);
    await app.database.transaction((tx) =>
      sql`update fence_subjects set retry_at = now() where subject_id = ${subject_id}`.execute(tx),
    );
    await record(bo, start, [[5, 200]]);
    await until(code, start, ['enter 1', 'enter 1', 'leave 3', 'leave 3']);
    expect(await mine()).toMatchObject({ failures: 0, retry_at: null });
  });
});

describe('versions of a geofence', () => {
  const readVersions = (code: string) =>
    app.database.read
      .selectFrom('fence_versions')
      .select(['id', 'valid_from'])
      .where('feature_code', '=', code)
      .orderBy('valid_from')
      .execute();
  const update = (code: string, feature: object) =>
    ana.client.call(features.updateFeature, { params: { code }, body: { feature } });

  test('are made only where something changed', async () => {
    const code = await makeFence();
    const put = (body: object) =>
      ana.client.call(geofence.putFenceSettings, {
        params: { code },
        body: { margin_m: 0, stay_s: 0, ...body },
      });
    await put({});
    await put({});
    await update(code, { name: 'Renamed' });
    expect(await readVersions(code)).toHaveLength(1);
    await put({ dwell_s: 60 });
    expect(await readVersions(code)).toHaveLength(2);
    await update(code, { geofence: false });
    expect(await readVersions(code)).toHaveLength(3);
    await put({ dwell_s: 120 });
    expect(await readVersions(code)).toHaveLength(3);
  });

  test('that ended before all positions that are kept are deleted; the one in force stays', async () => {
    const code = await makeFence();
    await ana.client.call(geofence.putFenceSettings, { params: { code }, body: { margin_m: 5, stay_s: 0 } });
    const off = await makeFence();
    await update(off, { geofence: false });
    const [first, second] = await readVersions(code);
    await moveVersions(code, -366 * DAY);
    await moveVersions(off, -369 * DAY);
    await app.services.fenceJudge.purge();
    // The first ended 366 days ago, within two days of what is kept.
    expect((await readVersions(code)).map(({ id }) => id)).toEqual([first?.id, second?.id]);
    await moveVersions(code, -2 * DAY);
    await app.services.fenceJudge.purge();
    expect((await readVersions(code)).map(({ id }) => id)).toEqual([second?.id]);
    expect(await readVersions(off)).toEqual([]);
    const start = Date.now() - 60 * MINUTE;
    await record(bo, start, [
      [0, -200],
      [4, 200],
    ]);
    await vi.waitFor(async () => expect(await list(ana, code)).toHaveLength(2));
  });
});
