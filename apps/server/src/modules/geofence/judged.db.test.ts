import { ENDPOINTS, type FeatureCreateInput } from '@waypost/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openLiveClient } from '../../../test/app/live-client.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { makeThreePeople, type ThreePeople } from '../../../test/people/three-people.ts';
import type { Database } from '../../platform/db/database.ts';
import { deleteTrail, readPositions } from '../positions/index.ts';

const { devices, features, geofence } = ENDPOINTS;
const MINUTE = 60_000;
/** About a metre, in millionths of a degree of latitude. */
const METRE_E6 = 1e6 / 111_319.490_793;

const SIDE = (100 * METRE_E6) / 1e6;
const RING: [number, number][] = [
  [-SIDE, -SIDE],
  [SIDE, -SIDE],
  [SIDE, SIDE],
  [-SIDE, SIDE],
  [-SIDE, -SIDE],
];
const FENCE: FeatureCreateInput = {
  name: 'No-take zone',
  geometry: { type: 'Polygon', coordinates: [RING] },
  geofence: true,
  geofence_events: ['in', 'out'],
};
const PLAIN = { margin_m: 0, stay_s: 0 };

let app: TestApp;
let people: ThreePeople;
let ana: Person;
let bo: Person;
let mallory: Person;
let projectId: number;

beforeAll(async () => {
  app = await startTestApp();
  people = await makeThreePeople(app);
  ({ ana, bo, mallory } = people);
});
afterAll(() => app.close());

beforeEach(async () => {
  projectId = await people.makeProject('project_viewer');
  await keepDays(365);
});

async function keepDays(days: number) {
  await app.database.transaction(async (tx) => {
    await tx.deleteFrom('trail_settings').where('project_id', '=', projectId).execute();
    if (days > 0)
      await tx.insertInto('trail_settings').values({ project_id: projectId, keep_days: days }).execute();
  });
}

/** Makes a fence that was there for a day, so that positions of the last hours are judged by it. */
async function make(feature: Partial<FeatureCreateInput> = {}, settings: object = PLAIN): Promise<string> {
  const { properties } = await ana.client.call(features.createFeature, {
    query: { project_id: projectId },
    body: { feature: { ...FENCE, ...feature } as FeatureCreateInput },
  });
  const { code } = properties;
  await ana.client.call(geofence.putFenceSettings, { params: { code }, body: settings });
  await app.database.transaction(async (tx) => {
    const ofFence = tx.selectFrom('fence_versions').where('feature_code', '=', code);
    const { last } = await ofFence.select(({ fn }) => fn.max('id').as('last')).executeTakeFirstOrThrow();
    // The settings came a moment after the fence: one version remains, from yesterday on.
    await tx.deleteFrom('fence_versions').where('feature_code', '=', code).where('id', '<', last).execute();
    await tx
      .updateTable('fence_versions')
      .set({ valid_from: new Date(Date.now() - 24 * 60 * MINUTE) })
      .where('feature_code', '=', code)
      .execute();
  });
  return code;
}

/** Positions are rounded to a tenth of a metre, and times with them. */
const isNear = (a: number, b: number) => Math.abs(a - b) < 200;
const START = () => Date.now() - 120 * MINUTE;

type Track = readonly (readonly [minutes: number, east: number])[];

/** Records positions of a member, in metres east of the middle of the fence and minutes after two hours ago. */
const record = (person: Person, start: number, track: Track) =>
  recordOf({ kind: 'member', id: person.memberId }, start, track);

/** The same of a device, which it makes. */
async function recordOfDevice(start: number, track: Track): Promise<number> {
  const { device_id } = await ana.client.call(devices.createDevice, {
    params: { project_id: projectId },
    body: { name: 'Collar 7', icon: 'animal' },
  });
  await recordOf({ kind: 'device', id: device_id }, start, track);
  return device_id;
}

async function recordOf(
  subject: { readonly kind: 'member' | 'device'; readonly id: number },
  start: number,
  track: Track,
) {
  await app.database.transaction((tx) =>
    app.services.positions.record(tx, [
      {
        subject: { projectId, ...subject },
        positions: track.map(([minutes, east]) => ({
          at: start + minutes * MINUTE,
          lone6: Math.round(east * METRE_E6),
          late6: 0,
          accuracy: null,
          heading: null,
          speed: null,
          altitude: null,
          battery: null,
        })),
      },
    ]),
  );
}

const list = (who: Person, code: string) =>
  who.client.call(geofence.listFenceCrossings, { params: { code }, query: {} });
const now = (who: Person, code: string) => who.client.call(geofence.getFenceNow, { params: { code } });

/** What is listed, oldest first, with times in minutes; withdrawn ones are marked. */
async function told(code: string, start: number) {
  const crossings = await list(bo, code);
  return crossings.toReversed().map(({ kind, at, withdrawn_at }) => {
    const minutes = Math.round(((Date.parse(at) - start) / MINUTE) * 10) / 10;
    return `${kind} ${minutes}${withdrawn_at === null ? '' : ' withdrawn'}`;
  });
}
const until = (code: string, start: number, expected: readonly string[]) =>
  vi.waitFor(async () => expect(await told(code, start)).toEqual(expected));

describe('a judged geofence', () => {
  test('tells who crossed it between two positions, newest first, and who is inside since when', async () => {
    const code = await make();
    const start = START();
    await record(bo, start, [
      [0, -200],
      [4, 200],
      [10, 50],
    ]);
    await until(code, start, ['enter 1', 'leave 3', 'enter 8']);
    const [newest] = await list(ana, code);
    expect(newest).toMatchObject({
      source: 'judged',
      kind: 'enter',
      cause: 'crossed',
      subject: { kind: 'member', id: bo.memberId, display_name: 'Bo Lind' },
      withdrawn_at: null,
      corrections: [],
    });
    const { inside, settings } = await now(ana, code);
    expect(inside).toMatchObject([{ subject: { id: bo.memberId }, cause: 'crossed' }]);
    expect(isNear(Date.parse(inside[0]?.since ?? ''), start + 8 * MINUTE)).toBe(true);
    expect(settings).toMatchObject({ margin_m: 0, stay_s: 0, time_zone: 'UTC' });
  });

  test('is told live to those who may read the project, and to no stranger', async () => {
    const code = await make();
    const topic = `project:${projectId}` as const;
    const [anas, strangers] = [openLiveClient(app.baseUrl, ana), openLiveClient(app.baseUrl, mallory)];
    strangers.subscribe(topic);
    await anas.listen(topic);
    const start = START();
    await record(bo, start, [
      [0, -200],
      [1, 0],
    ]);
    await vi.waitFor(() =>
      expect(anas.events.filter(({ type }) => type === 'geofence.crossed').at(-1)?.payload).toEqual({ code }),
    );
    expect(strangers.events).toEqual([]);
    await expect(list(mallory, code)).rejects.toMatchObject({ code: 'feature_not_found' });
    await expect(now(mallory, code)).rejects.toMatchObject({ code: 'feature_not_found' });
    anas.close();
    strangers.close();
  });

  test('corrects what a late position changes, visibly: moved, withdrawn and added', async () => {
    const code = await make();
    const start = START();
    await record(bo, start, [
      [0, -200],
      [40, 200],
    ]);
    await until(code, start, ['enter 10', 'leave 30']);
    // In the evening the phone sends where it was at noon: north of the fence until the 20th minute.
    await record(bo, start, [[16, -200]]);
    await until(code, start, ['enter 22', 'leave 34']);
    const [left, came] = await list(ana, code);
    const movedBy = (crossing: typeof came) => crossing?.corrections.map(({ kind, by_ms }) => [kind, by_ms]);
    expect(movedBy(came)).toEqual([
      ['moved', Date.parse(came?.at ?? '') - Date.parse(came?.corrections[0]?.was_at ?? '')],
    ]);
    expect(isNear(came?.corrections[0]?.by_ms ?? 0, 12 * MINUTE)).toBe(true);
    expect(isNear(left?.corrections[0]?.by_ms ?? 0, 4 * MINUTE)).toBe(true);
    await record(bo, start, [
      [17, -200],
      [39.9, -200],
    ]);
    await vi.waitFor(async () => {
      const crossings = await list(ana, code);
      expect(crossings.every(({ corrections }) => corrections.length > 1)).toBe(true);
    });
  });

  test('withdraws what turns out not to have been', async () => {
    const code = await make();
    const start = START();
    await record(bo, start, [
      [0, -200],
      [10, 200],
      [20, 210],
    ]);
    await until(code, start, ['enter 2.5', 'leave 7.5']);
    // A detour to the north.
    const north = {
      late6: Math.round(300 * METRE_E6),
      accuracy: null,
      heading: null,
      speed: null,
      altitude: null,
      battery: null,
    };
    await app.database.transaction((tx) =>
      app.services.positions.record(tx, [
        {
          subject: { projectId, kind: 'member', id: bo.memberId },
          positions: [
            { at: start + 1, lone6: Math.round(-200 * METRE_E6), ...north },
            { at: start + 10 * MINUTE - 1, lone6: Math.round(200 * METRE_E6), ...north },
          ],
        },
      ]),
    );
    await until(code, start, ['enter 2.5 withdrawn', 'leave 7.5 withdrawn']);
    const [crossing] = await list(ana, code);
    expect(crossing?.corrections).toMatchObject([{ kind: 'withdrawn', by_ms: null }]);
    expect((await now(ana, code)).inside).toEqual([]);
  });

  test('is in the list of events of the specification, with what was told and without what was withdrawn', async () => {
    const code = await make({}, { ...PLAIN, dwell_s: 600 });
    const start = START();
    await record(bo, start, [
      [0, -200],
      [4, 0],
      [20, 0],
      [24, 200],
    ]);
    await recordOfDevice(start, [
      [0, -200],
      [4, 0],
    ]);
    await vi.waitFor(async () => expect(await list(ana, code)).toHaveLength(4));
    const ids = (await list(ana, code)).map(({ id }) => id);
    expect(ids.every((id) => id.startsWith('judged-'))).toBe(true);
    const at = start + 12 * MINUTE;
    await ana.client.call(geofence.createGeofenceEvent, {
      params: { code },
      body: { event: 'in', created_at: at },
    });
    const events = () => bo.client.call(geofence.listGeofenceEvents, { params: { code } });
    const all = await events();
    expect(all.map(({ source, event, member }) => [source, event, member.member_id])).toEqual([
      ['judged', 'out', bo.memberId],
      ['told', 'in', ana.memberId],
      ['judged', 'in', bo.memberId],
    ]);
    expect(all[0]?.member).toEqual({ member_id: bo.memberId, display_name: 'Bo Lind', avatar_url: null });
    expect(all[1]?.created_at).toBe(new Date(at).toISOString());
    expect(isNear(Date.parse(all[2]?.created_at ?? ''), start + 2 * MINUTE)).toBe(true);
    expect(new Set(all.map(({ id }) => id)).size).toBe(3);
    await expect(
      mallory.client.call(geofence.listGeofenceEvents, { params: { code } }),
    ).rejects.toMatchObject({ code: 'feature_not_found' });
    // As positions may show that come later.
    await app.database.transaction((tx) =>
      tx
        .updateTable('fence_crossings')
        .set({ withdrawn_at: new Date() })
        .where('feature_code', '=', code)
        .where('kind', '=', 'leave')
        .execute(),
    );
    expect((await events()).map(({ source, event }) => `${source} ${event}`)).toEqual([
      'told in',
      'judged in',
    ]);
  });

  test('gives the same list whatever the order, and for what is sent again', async () => {
    const code = await make();
    const start = START();
    const track = [
      [0, -200],
      [4, 200],
      [8, 0],
      [30, 0],
      [31, 300],
    ] as const;
    for (const at of [3, 0, 4, 2, 1, 0, 3]) {
      const one = track[at];
      if (one !== undefined) await record(bo, start, [one]);
    }
    await vi.waitFor(async () => {
      const standing = (await told(code, start)).filter((line) => !line.endsWith('withdrawn'));
      expect(standing).toEqual(['enter 1', 'leave 3', 'enter 6', 'leave 30.3']);
    });
  });

  test('tells of dwelling, and of who is not heard of', async () => {
    const code = await make({}, { ...PLAIN, dwell_s: 600, absence_s: 1800 });
    const start = START();
    await record(bo, start, [
      [0, -200],
      [4, 0],
      [20, 0],
    ]);
    await until(code, start, ['enter 2', 'dwell 12', 'absent 50']);
  });

  test('is judged where the project keeps no positions, and keeps none but the last', async () => {
    await keepDays(0);
    const code = await make();
    const start = START();
    await record(bo, start, [[0, -200]]);
    await record(bo, start, [[4, 200]]);
    await until(code, start, ['enter 1', 'leave 3']);
    // Late: what came before is not known any more.
    await record(bo, start, [[2, 300]]);
    await record(bo, start, [[5, 210]]);
    await vi.waitFor(async () => {
      const { windows } = await app.database.read
        .selectFrom('fence_windows')
        .select(({ fn }) => fn.countAll<string>().as('windows'))
        .executeTakeFirstOrThrow();
      expect(Number(windows)).toBe(0);
    });
    expect(await told(code, start)).toEqual(['enter 1', 'leave 3']);
    const checkpoints = await app.database.read
      .selectFrom('fence_checkpoints as c')
      .innerJoin('fence_subjects as s', 's.subject_id', 'c.subject_id')
      .where('s.project_id', '=', projectId)
      .select('c.at')
      .execute();
    expect(checkpoints.map(({ at }) => at.getTime())).toEqual([start + 5 * MINUTE]);
  });

  test('is judged again after days of silence where the project keeps no positions', async () => {
    await keepDays(0);
    const code = await make();
    const start = START();
    await record(bo, start, [[0, -200]]);
    await vi.waitFor(async () => {
      const rows = await app.database.read.selectFrom('fence_checkpoints').select('at').execute();
      expect(rows.map(({ at }) => at.getTime())).toContain(start);
    });
    // As the daily purge leaves it two days later.
    await app.database.transaction(async (tx) => {
      const { subject_id } = await tx
        .selectFrom('fence_subjects')
        .where('project_id', '=', projectId)
        .select('subject_id')
        .executeTakeFirstOrThrow();
      await tx.deleteFrom('fence_checkpoints').where('subject_id', '=', subject_id).execute();
      const before = new Date(start - 2 * 1440 * MINUTE);
      await tx
        .updateTable('fence_subjects')
        .set({ first_at: before, closed_at: before })
        .where('subject_id', '=', subject_id)
        .execute();
    });
    await record(bo, start, [[10, -200]]);
    await record(bo, start, [[14, 200]]);
    await until(code, start, ['enter 11', 'leave 13']);
  });
});

describe('a device that was given to somebody else', () => {
  test('is told by the name of who carried it at the time of each event, and now', async () => {
    const code = await make();
    const start = START();
    const deviceId = await recordOfDevice(start, [
      [0, -200],
      [4, 200],
      [6, 200],
      [10, 0],
      [20, -200],
      [24, 0],
    ]);
    const toTime = (minutes: number) => new Date(start + minutes * MINUTE).toISOString();
    await ana.client.call(devices.assignDevice, {
      params: { project_id: projectId, device_id: deviceId },
      body: [
        { carrier: 'Jaguar Luz', from: toTime(2) },
        { carrier: 'Jaguar Sol', from: toTime(18) },
        { carrier: 'Jaguar Mar', from: toTime(24 * 60) },
      ],
    });
    await until(code, start, ['enter 1', 'leave 3', 'enter 8', 'leave 15', 'enter 22']);
    const names = ['Collar 7', 'Jaguar Luz', 'Jaguar Luz', 'Jaguar Luz', 'Jaguar Sol'];
    const nameOf = ({ subject }: { subject: { display_name: string | null } }) => subject.display_name;
    expect((await list(bo, code)).toReversed().map(nameOf)).toEqual(names);
    expect((await now(bo, code)).inside.map(nameOf)).toEqual(['Jaguar Sol']);
    const [marked] = await bo.client.call(geofence.listMarkedFences, { params: { project_id: projectId } });
    expect(marked?.inside.map(nameOf)).toEqual(['Jaguar Sol']);
    const geometry = { type: 'Polygon' as const, coordinates: [RING] };
    const trial = await ana.client.call(geofence.tryFence, {
      params: { code },
      body: { geometry, watches: ['in', 'out'], settings: PLAIN },
    });
    expect(trial.events.toReversed().map(nameOf)).toEqual(names);
  });
});

describe('a trail that its member deletes', () => {
  test('leaves what was told, and no position; judging goes on with what comes then', async () => {
    const code = await make();
    const start = START();
    await record(bo, start, [
      [0, -200],
      [4, 0],
    ]);
    await until(code, start, ['enter 2']);
    await app.database.transaction(async (tx) => {
      await tx.deleteFrom('position_subjects').where('project_id', '=', projectId).execute();
    });
    expect((await now(ana, code)).inside).toEqual([]);
    const { count } = await app.database.read
      .selectFrom('fence_checkpoints as c')
      .innerJoin('fence_subjects as s', 's.subject_id', 'c.subject_id')
      .where('s.project_id', '=', projectId)
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(0);
    await record(bo, start, [
      [10, 0],
      [11, 200],
    ]);
    await until(code, start, ['enter 2', 'enter 10', 'leave 10.5']);
  });

  test('is read by nobody from the first moment on: what comes late takes back nothing that was told', async () => {
    const code = await make();
    const start = START();
    await record(bo, start, [
      [0, -200],
      [4, 0],
      [8, 200],
    ]);
    await until(code, start, ['enter 2', 'leave 6']);
    let transactions = 0;
    const dying: Database = {
      ...app.database,
      transaction: (work) => {
        transactions += 1;
        if (transactions === 2) throw new Error('The process died.');
        return app.database.transaction(work);
      },
    };
    const trail = { projectId, kind: 'member', id: bo.memberId } as const;
    await expect(deleteTrail(dying, trail)).rejects.toThrow('The process died.');
    const window = { from: 0, to: Date.now() };
    expect(await readPositions(app.database.read, trail, window)).toEqual([]);
    await record(bo, start, [[5, 0]]);
    await record(bo, Date.now(), [[0, 0]]);
    await vi.waitFor(async () => expect(await told(code, start)).toHaveLength(3));
    expect((await told(code, start)).slice(0, 2)).toEqual(['enter 2', 'leave 6']);
    const since = await readPositions(app.database.read, trail, { ...window, to: Date.now() });
    expect(since).toHaveLength(1);
  });
});

describe('a geofence that asks', () => {
  test('asks the member who crosses it, and nobody else', async () => {
    const code = await make({ geofence_prompt: true });
    const [bos, anas] = [openLiveClient(app.baseUrl, bo), openLiveClient(app.baseUrl, ana)];
    await bos.listen(`member:${bo.memberId}`);
    await anas.listen(`project:${projectId}`, `member:${ana.memberId}`);
    const start = Date.now() - 4 * MINUTE;
    await record(bo, start, [
      [0, -200],
      [2, 0],
    ]);
    await vi.waitFor(() =>
      expect(bos.ephemeral.filter(({ type }) => type === 'geofence.asked')).toMatchObject([
        { payload: { code, name: 'No-take zone', event: 'in', project_id: projectId } },
      ]),
    );
    await vi.waitFor(() => expect(anas.events.some(({ type }) => type === 'geofence.crossed')).toBe(true));
    expect(anas.ephemeral.filter(({ type }) => type === 'geofence.asked')).toEqual([]);
    bos.close();
    anas.close();
  });
});

describe('the settings of a geofence', () => {
  test('tell the time zone that most of the other geofences with hours have', async () => {
    const hours = [{ day: 1, from: 480, to: 1020 }];
    const code = await make({}, { ...PLAIN, time_zone: 'Asia/Tokyo' });
    expect((await now(bo, code)).usual_zone).toBeNull();
    await make({}, { ...PLAIN, hours, time_zone: 'Europe/Madrid' });
    const others = [];
    // Without hours, a time zone says nothing.
    for (const _ of [1, 2, 3]) await make({}, { ...PLAIN, time_zone: 'Asia/Tokyo' });
    for (const _ of [1, 2]) others.push(await make({}, { ...PLAIN, hours, time_zone: 'America/Mazatlan' }));
    expect((await now(bo, code)).usual_zone).toBe('America/Mazatlan');
    for (const other of others) await ana.client.call(features.deleteFeature, { params: { code: other } });
    expect((await now(bo, code)).usual_zone).toBe('Europe/Madrid');
  });

  test('are an editor’s to change, and refuse what cannot be', async () => {
    const code = await make();
    const put = (who: Person, body: object) =>
      who.client.call(geofence.putFenceSettings, { params: { code }, body });
    await expect(put(bo, PLAIN)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(put(ana, { time_zone: 'Mars/Olympus' })).rejects.toMatchObject({
      code: 'validation_failed',
    });
    await expect(put(ana, { dwell_s: 5 })).rejects.toMatchObject({ code: 'validation_failed' });
    const hours = [{ day: 1, from: 480, to: 1020 }];
    const { settings } = await put(ana, {
      hours,
      time_zone: 'Europe/Madrid',
      stillness: { radius_m: 30, for_s: 600 },
    });
    expect(settings).toEqual({
      margin_m: 15,
      radar: null,
      stay_s: 30,
      dwell_s: null,
      hours,
      time_zone: 'Europe/Madrid',
      stillness: { radius_m: 30, for_s: 600 },
      absence_s: null,
    });
    expect((await now(bo, code)).settings).toEqual(settings);
  });

  test('turned off tells nothing more; a geofence in the trash neither', async () => {
    const code = await make();
    await ana.client.call(features.updateFeature, {
      params: { code },
      body: { feature: { geofence: false } },
    });
    const start = Date.now();
    await record(bo, start, [
      [0, -200],
      [1, 0],
    ]);
    const other = await make({ name: 'Another' });
    await record(bo, start, [
      [2, 0],
      [3, 200],
    ]);
    await vi.waitFor(async () => expect((await list(ana, other)).length).toBeGreaterThan(0));
    expect(await list(ana, code)).toEqual([]);
  });
});

describe('a trial', () => {
  test('says what a geofence would have told of kept positions, and tells nothing', async () => {
    const code = await make({ geofence: false });
    const start = START();
    await record(bo, start, [
      [0, -200],
      [4, 200],
    ]);
    const body = {
      geometry: { type: 'Polygon' as const, coordinates: [RING] },
      watches: ['in' as const],
      settings: PLAIN,
    };
    const trial = await ana.client.call(geofence.tryFence, { params: { code }, body });
    expect(trial).toMatchObject({
      positions_count: 2,
      subjects_count: 1,
      is_cut: false,
      counts: { enter: 1, leave: 0 },
      events: [{ kind: 'enter', subject: { id: bo.memberId, display_name: 'Bo Lind' } }],
    });
    expect(isNear(Date.parse(trial.events[0]?.at ?? ''), start + MINUTE)).toBe(true);
    expect(await list(ana, code)).toEqual([]);
    await expect(bo.client.call(geofence.tryFence, { params: { code }, body })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});
