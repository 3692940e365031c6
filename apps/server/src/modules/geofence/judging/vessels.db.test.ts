import { ENDPOINTS, type FenceHours } from '@waypost/contract';
import { type MarineSandbox, SANDBOX_MARINE_KEY, startMarineSandbox } from '@waypost/sandbox';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openLiveClient } from '../../../../test/app/live-client.ts';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { createLogger } from '../../../platform/observability/logger.ts';
import { createProviderFaults } from '../../../platform/observability/provider-faults.ts';
import { createMarineMonitor } from '../../../providers/radar/marine-monitor.ts';
import type { ProviderTrack, Radar } from '../../../providers/radar/radar.ts';
import { codeOf, createLayerWorld, type LayerWorld } from '../../layers/layers.fixture.ts';
import { createRadarAccounts, createRadarReader } from '../../radar/index.ts';
import { WIDE_SIDE, WIDE_SQUARE } from './square-fence.fixture.ts';
import { FENCE_CHANNEL } from './store.ts';

/** Geofences that watch the vessels of a radar. */

const { features, fenceRules, geofence, layers, positions } = ENDPOINTS;
const MINUTE = 60_000;
const STATION = 32;

let marine: MarineSandbox;
let app: TestApp;
let world: LayerWorld;
let projectId: number;
let layer: string;
let code: string;
/** What the radar sees. */
let seen: ProviderTrack[];
let vessels = 0;
const nextId = () => {
  vessels += 1;
  return String(vessels);
};

beforeAll(async () => {
  marine = await startMarineSandbox();
  app = await startTestApp({ TRUST_PROXY: 'on', RADAR_WATCHED_SECONDS: '3600', ...marine.env });
  // Nothing is read but by the tests: what they make due is due to any reader.
  await app.services.radarReader.stop();
});
afterAll(async () => {
  await app.close();
  await marine.close();
});
beforeEach(async () => {
  await app.database.read.deleteFrom('radar_stations').execute();
  seen = [];
  world = await createLayerWorld(app);
  projectId = await world.makeProject('Reserve');
  layer = await world.makeLayer({ type: 3, name: 'La Ventana', layer: { radar_id: STATION } });
  const { properties } = await world.admin.client.call(features.createFeature, {
    query: { project_id: projectId },
    body: {
      feature: {
        name: 'No-take zone',
        geometry: { type: 'Polygon', coordinates: [WIDE_SQUARE] },
        geofence: true,
        geofence_events: ['in', 'out'],
      },
    },
  });
  code = properties.code;
  await put({ layer, min_length_m: 12 });
  await backdate();
});

const put = (
  watched: { layer: string | null; min_length_m: number | null } | null,
  who: Person = world.admin,
  hours: FenceHours[] | null = null,
) =>
  who.client.call(geofence.putFenceSettings, {
    params: { code },
    body: { margin_m: 0, stay_s: 0, radar: watched, hours },
  });

/** As if the geofence had been as it is for a day. */
const backdate = () =>
  app.database.transaction(async (tx) => {
    await sql`delete from fence_versions where feature_code = ${code}
      and id < (select max(id) from fence_versions where feature_code = ${code})`.execute(tx);
    await sql`update fence_versions set valid_from = valid_from - interval '1 day'
      where feature_code = ${code}`.execute(tx);
  });

/** Reads the station as it is now in `seen`. */
async function read(): Promise<void> {
  const at = createMarineMonitor({ url: marine.url, isSimulated: false });
  const radar: Radar = {
    ...at,
    readStationsAt: null,
    readStations: async () => [
      {
        ...{ id: STATION, name: 'La Ventana', longitude: 0, latitude: 0, status: 'active', sweep: null },
        ...{ targetCount: seen.length, tracks: seen, skipped: 0 },
      },
    ],
  };
  const reader = createRadarReader({
    database: app.database,
    radar,
    accounts: createRadarAccounts({
      secret: new Uint8Array(32),
      shared: { account: 'waypost-demo', key: SANDBOX_MARINE_KEY },
    }),
    pauses: { watchedMs: MINUTE, idleMs: MINUTE },
    onDetections: app.services.fenceJudge.hearVessels,
    log: createLogger(app.config),
    providerFaults: createProviderFaults({ warn: () => {} }),
  });
  await app.database.read
    .updateTable('radar_stations')
    .set({ next_read_at: new Date(0) })
    .execute();
  await reader.readDue();
}

/** Lets a vessel be seen at places on the equator: minutes, and half widths of the fence to the east. */
async function sail(
  name: string,
  lengthM: number | null,
  start: number,
  track: readonly (readonly [minutes: number, east: number])[],
  id = nextId(),
): Promise<string> {
  for (const [minutes, east] of track) {
    const at = start + minutes * MINUTE;
    const rest = { heading: 90, speed: 10, bearing: 0, distance: 1, confidence: 1 };
    seen = [
      {
        ...{ id, radarTrackId: id, source: 'ais', vesselName: name, lengthM, photoCount: 0, startedAt: at },
        detection: { ...rest, at, longitude: east * WIDE_SIDE, latitude: 0 },
      },
    ];
    await read();
  }
  return id;
}

const list = (who: Person = world.admin) =>
  who.client.call(geofence.listFenceCrossings, { params: { code }, query: {} });
const getNow = () => world.admin.client.call(geofence.getFenceNow, { params: { code } });
/** Who is inside by the sign on the map. */
const listMarked = async () => {
  const marked = await world.admin.client.call(geofence.listMarkedFences, {
    params: { project_id: projectId },
  });
  return marked.flatMap(({ inside }) => inside.map(({ subject }) => subject.display_name));
};
const countRows = async (table: 'fence_subjects' | 'fence_checkpoints') => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from ${sql.table(table)} r
    join fence_subjects s on s.subject_id = r.subject_id where s.project_id = ${projectId}`.execute(
    app.database.read,
  );
  return rows[0]?.n;
};
/** What was told, oldest first, with times in minutes. */
const tell = async (start: number) =>
  (await list())
    .toReversed()
    .map(({ kind, cause, at }) => `${kind} ${cause} ${Math.round((Date.parse(at) - start) / MINUTE)}`);
const until = (start: number, expected: readonly string[]) =>
  vi.waitFor(async () => expect(await tell(start)).toEqual(expected));

describe('a geofence on the vessels of a radar', () => {
  test('tells of those that are long enough, live, to who reads the project', async () => {
    const start = Date.now() - 20 * MINUTE;
    const reader = await world.makePerson(null);
    await world.letInto(reader, projectId, 'project_viewer');
    const stranger = await world.makePerson(null);
    const live = openLiveClient(app.baseUrl, reader);
    await live.listen(`project:${projectId}`);
    await sail('Chalupa', 8, start, [
      [0, -3],
      [10, 3],
    ]);
    await sail('Sin eslora', null, start, [
      [0, -3],
      [10, 3],
    ]);
    await sail('Bahía Azul', 14, start, [
      [0, -3],
      [6, 0],
      [12, 3],
    ]);
    await until(start, ['enter crossed 4', 'leave crossed 8']);
    const crossings = await list(reader);
    expect(crossings.map(({ subject }) => [subject.kind, subject.display_name])).toEqual([
      ['vessel', 'Bahía Azul'],
      ['vessel', 'Bahía Azul'],
    ]);
    await vi.waitFor(() =>
      expect(live.events).toContainEqual(expect.objectContaining({ type: 'geofence.crossed' })),
    );
    live.close();
    expect(await codeOf(list(stranger))).not.toBe('done');
  });

  test('tells of those that come within its hours, and of no others', async () => {
    const start = Date.now() - 20 * MINUTE;
    const today = new Set([start, Date.now()].map((at) => new Date(at).getUTCDay()));
    const toHours = (isOn: (day: number) => boolean) =>
      [0, 1, 2, 3, 4, 5, 6].filter(isOn).map((day) => ({ day, from: 0, to: 24 * 60 }));
    const across = [
      [0, -3],
      [6, 0],
      [12, 3],
    ] as const;
    await put(
      { layer, min_length_m: 12 },
      world.admin,
      toHours((day) => !today.has(day)),
    );
    await backdate();
    await sail('De paso', 14, start, across);
    await vi.waitFor(async () => {
      const { rows } = await sql`select 1 from fence_windows`.execute(app.database.read);
      expect(rows).toEqual([]);
    });
    await put(
      { layer, min_length_m: 12 },
      world.admin,
      toHours((day) => today.has(day)),
    );
    await backdate();
    await sail('Furtivo', 14, start, across);
    await until(start, ['enter crossed 4', 'leave crossed 8']);
    expect((await list()).map(({ subject }) => subject.display_name)).toEqual(['Furtivo', 'Furtivo']);
  });

  test('says of one that is not seen any more inside that it was lost, and not that it left', async () => {
    const start = Date.now() - 50 * MINUTE;
    const id = await sail('Bahía Azul', 14, start, [
      [0, -3],
      [5, 0.9],
    ]);
    await vi.waitFor(async () => expect((await tell(start)).length).toBe(2));
    expect((await tell(start))[1]).toBe('absent crossed 20');
    expect((await getNow()).inside).toEqual([]);
    expect(await listMarked()).toEqual([]);
    // Nobody saw when it went out: it is told from when it was seen there.
    await sail('Bahía Azul', 14, start, [[45, 3]], id);
    await vi.waitFor(async () => expect((await tell(start)).at(-1)).toBe('leave appeared 45'));
    expect((await tell(start)).length).toBe(3);
  });

  test('says of one that is not seen any more beside it that it was lost near, and not that it was inside', async () => {
    const start = Date.now() - 50 * MINUTE;
    const id = await sail('Bahía Azul', 14, start, [
      [0, -3],
      [5, -1.1],
    ]);
    await until(start, ['lost_near crossed 20']);
    expect((await getNow()).inside).toEqual([]);
    // It was on the other side when it was seen again, and nobody saw it inside.
    await sail('Bahía Azul', 14, start, [[40, 3]], id);
    await sail('La Perla', 14, start, [[41, 0]]);
    await until(start, ['lost_near crossed 20', 'enter appeared 41']);
  });

  test('is to be looked at again when the time of one beside it will be over, and not of one far from it', async () => {
    const start = Date.now() - 5 * MINUTE;
    await sail('Bahía Azul', 14, start, [[0, -1.1]]);
    await sail('La Perla', 14, start, [[1, -3]]);
    await vi.waitFor(async () => {
      const { rows } = await sql<{ vessel_name: string; due_at: Date | null }>`
          select s.vessel_name, s.due_at from fence_subjects s where s.project_id = ${projectId}
            and exists (select from fence_checkpoints c where c.subject_id = s.subject_id)
          order by 1`.execute(app.database.read);
      const due = rows.map(({ vessel_name, due_at }) => [vessel_name, due_at?.getTime() ?? null]);
      expect(due).toEqual([
        ['Bahía Azul', start + 15 * MINUTE + 1],
        ['La Perla', null],
      ]);
    });
  });

  test('withdraws it once a detection that came late shows that it was seen meanwhile', async () => {
    const start = Date.now() - 50 * MINUTE;
    const id = await sail('Bahía Azul', 14, start, [[0, -1.1]]);
    await until(start, ['lost_near crossed 15']);
    await sail('Bahía Azul', 14, start, [[10, -20]], id);
    await vi.waitFor(async () =>
      expect(await list()).toMatchObject([{ kind: 'lost_near', withdrawn_at: expect.any(String) }]),
    );
  });

  test('tells nothing of one that was lost far from it', async () => {
    const start = Date.now() - 50 * MINUTE;
    // Near enough to be judged, and 700 m outside.
    await sail('Bahía Azul', 14, start, [
      [0, -3],
      [5, -2],
    ]);
    await sail('La Perla', 14, start, [[41, 0]]);
    await until(start, ['enter appeared 41']);
    expect(await countRows('fence_subjects')).toBe(2);
  });

  test('judges one at once that waited for its radar to be open', async () => {
    const start = Date.now() - 20 * MINUTE;
    const id = await sail('Bahía Azul', 14, start, [[0, -3]]);
    await sql`update fence_subjects set retry_at = now() + interval '1 hour' where project_id = ${projectId}`.execute(
      app.database.read,
    );
    await sail('Bahía Azul', 14, start, [[6, 0]], id);
    await until(start, ['enter crossed 4']);
  });

  test('takes no crossing of a person that a program tells', async () => {
    const create = () =>
      world.admin.client.call(geofence.createGeofenceEvent, { params: { code }, body: { event: 'in' } });
    await expect(create()).rejects.toMatchObject({ status: 400 });
    expect(await list()).toEqual([]);
    await put(null);
    expect(await create()).toMatchObject({ event: 'in' });
  });

  test('judges no members, and one on members judges no vessels', async () => {
    const start = Date.now() - 20 * MINUTE;
    await world.admin.client.call(positions.updateTrailSettings, {
      params: { project_id: projectId },
      body: { keep: 'year' },
    });
    const rest = { late6: 0, accuracy: null, heading: null, speed: null, altitude: null, battery: null };
    const walk = (from: number) =>
      app.database.transaction((tx) =>
        app.services.positions.record(tx, [
          {
            subject: { projectId, kind: 'member', id: world.admin.memberId },
            positions: [-2_000, 0].map((lone6, place) => ({ at: from + place * MINUTE, lone6, ...rest })),
          },
        ]),
      );
    await walk(start);
    await sail('Bahía Azul', 14, start, [
      [0, -3],
      [6, 0],
    ]);
    await until(start, ['enter crossed 4']);
    expect((await list()).map(({ subject }) => subject.kind)).toEqual(['vessel']);
    await put(null);
    const later = Date.now() + 1_000;
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(later));
    await sail('La Perla', 14, later, [[0, 0]]);
    await walk(later);
    await vi.waitFor(async () =>
      expect((await list()).map(({ subject }) => subject.kind)).toContain('member'),
    );
    expect((await list()).some(({ subject }) => subject.display_name === 'La Perla')).toBe(false);
  });
});

test('a rule of the project tells of vessels by their names', async () => {
  const params = { project_id: projectId };
  const { rule_id } = await world.admin.client.call(fenceRules.createFenceRule, {
    params,
    body: { name: 'Wardens', kinds: ['enter', 'lost_near'], member_ids: [world.admin.memberId] },
  });
  await sail('Bahía Azul', 14, Date.now() - 20 * MINUTE, [
    [0, -3],
    [6, 0],
  ]);
  await sail('La Perla', 14, Date.now() - 20 * MINUTE, [[0, -1.1]]);
  const listMessages = async () => {
    const sent = await world.admin.client.call(fenceRules.listFenceDeliveries, {
      params: { ...params, rule_id },
    });
    return sent.map(({ subject_name, kind, fence_name }) => [subject_name, kind, fence_name]).sort();
  };
  await vi.waitFor(async () =>
    expect(await listMessages()).toEqual([
      ['Bahía Azul', 'enter', 'No-take zone'],
      ['La Perla', 'lost_near', 'No-take zone'],
    ]),
  );
});

describe('a trial on the vessels of a radar', () => {
  const tryOn = (radar: { layer: string | null; min_length_m: number | null }, who: Person = world.admin) =>
    who.client.call(geofence.tryFence, {
      params: { code },
      body: {
        geometry: { type: 'Polygon', coordinates: [WIDE_SQUARE] },
        watches: ['in', 'out'],
        settings: { margin_m: 0, stay_s: 0, radar },
      },
    });

  test('tells what the geofence would have told, who was lost and who was lost near, and tells nobody else', async () => {
    await put(null);
    const start = Date.now() - 60 * MINUTE;
    await sail('Bahía Azul', 14, start, [
      [0, -3],
      [6, 0],
      [12, 3],
    ]);
    await sail('La Perla', 20, start, [[20, 0]]);
    await sail('Estela', 20, start, [[22, -1.1]]);
    await sail('Chalupa', 8, start, [[25, 0]]);
    // Further away than a vessel comes between two readings.
    await sail('Lejano', 30, start, [[26, 1_000]]);
    const told = await tryOn({ layer, min_length_m: 12 });
    expect(told).toMatchObject({ positions_count: 5, subjects_count: 3, is_cut: false });
    expect(told.counts).toEqual({ enter: 2, leave: 1, dwell: 0, still: 0, absent: 1, lost_near: 1 });
    expect(
      told.events.map(({ kind, cause, subject, at }) => [
        `${kind} ${cause} ${Math.round((Date.parse(at) - start) / MINUTE)}`,
        subject.display_name,
      ]),
    ).toEqual([
      ['lost_near crossed 37', 'Estela'],
      ['absent appeared 35', 'La Perla'],
      ['enter appeared 20', 'La Perla'],
      ['leave crossed 8', 'Bahía Azul'],
      ['enter crossed 4', 'Bahía Azul'],
    ]);
    expect((await tryOn({ layer, min_length_m: null })).subjects_count).toBe(4);
    expect(await list()).toEqual([]);
  });

  test('leaves out what was seen after the account no longer opened the radar, and tells of nobody as lost', async () => {
    const start = Date.now() - 60 * MINUTE;
    await sail('Bahía Azul', 14, start, [
      [0, -3],
      [6, 0],
      [30, 3],
    ]);
    const before = await tryOn({ layer, min_length_m: null });
    expect(before.positions_count).toBe(3);
    expect(before.counts).toMatchObject({ enter: 1, absent: 1 });
    await app.database.read
      .updateTable('radar_access')
      .set({ closed_at: new Date(start + 10 * MINUTE), fault: 'gone' })
      .where('organization_id', '=', world.org_id)
      .execute();
    const after = await tryOn({ layer, min_length_m: null });
    expect(after.positions_count).toBe(2);
    expect(after.counts).toMatchObject({ enter: 1, leave: 0, absent: 0 });
  });

  test('is for who may see the layer, also where another chose it', async () => {
    const guest = await world.makePerson(null);
    await world.letInto(guest, projectId, 'project_admin');
    const other = await createLayerWorld(app);
    const foreign = await other.makeLayer({ type: 3, name: 'Cape', layer: { radar_id: 35 } });
    expect(await codeOf(tryOn({ layer, min_length_m: 12 }, guest))).toBe('forbidden');
    expect(await codeOf(tryOn({ layer: foreign, min_length_m: 12 }))).toBe('layer_not_found');
    expect(await codeOf(tryOn({ layer: null, min_length_m: 12 }))).toBe('layer_not_found');
    expect(await codeOf(tryOn({ layer, min_length_m: 12 }))).toBe('done');
  });
});

describe('what vessels are judged by', () => {
  test('is kept for the days of a radar, whatever the project keeps of people', async () => {
    const start = Date.now() - 10 * MINUTE;
    await sail('Bahía Azul', 14, start, [
      [0, -3],
      [6, 0],
    ]);
    await until(start, ['enter crossed 4']);
    const before = await countRows('fence_checkpoints');
    expect(before).toBeGreaterThan(0);
    await put({ layer, min_length_m: 20 });
    const age = (table: string, column: string, days: number) =>
      sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} - ${days}::integer * interval '1 day'`.execute(
        app.database.read,
      );
    const countVersions = async () =>
      (await sql`select from fence_versions where feature_code = ${code}`.execute(app.database.read)).rows
        .length;
    await age('fence_checkpoints', 'at', 5);
    await age('fence_versions', 'valid_from', 8);
    await app.services.fenceJudge.purge();
    expect(await countRows('fence_checkpoints')).toBe(before);
    expect(await countVersions()).toBe(2);
    await age('fence_checkpoints', 'at', 3);
    await age('fence_versions', 'valid_from', 2);
    await app.services.fenceJudge.purge();
    expect(await countRows('fence_checkpoints')).toBe(0);
    expect(await countVersions()).toBe(1);
  });

  test('ends with the track of a vessel, of which only what was told stays', async () => {
    const start = Date.now() - 10 * MINUTE;
    await sail('Bahía Azul', 14, start, [
      [0, -3],
      [6, 0],
    ]);
    await sail('La Perla', 14, start, [[7, -3]]);
    await until(start, ['enter crossed 4']);
    expect(await listMarked()).toEqual(['Bahía Azul']);
    await sql`delete from radar_tracks where radar_id = ${STATION}`.execute(app.database.read);
    expect([(await getNow()).inside, await listMarked()]).toEqual([[], []]);
    expect(await countRows('fence_subjects')).toBe(2);
    await app.services.fenceJudge.purge();
    expect(await countRows('fence_subjects')).toBe(1);
    expect(await tell(start)).toEqual(['enter crossed 4']);
  });
});

describe('the radar layer of a geofence', () => {
  test('is one of its organization that shows a radar, and that who chooses it may see', async () => {
    const guest = await world.makePerson(null);
    await world.letInto(guest, projectId, 'project_admin');
    const other = await createLayerWorld(app);
    const foreign = await other.makeLayer({ type: 3, name: 'Cape', layer: { radar_id: 35 } });
    const group = await world.makeLayer({ type: 100, name: 'Folder', layer: {} });
    await put(null);
    expect(await codeOf(put({ layer, min_length_m: null }, guest))).toBe('forbidden');
    expect(await codeOf(put({ layer: foreign, min_length_m: null }))).toBe('layer_not_found');
    expect(await codeOf(put({ layer: group, min_length_m: null }))).toBe('layer_without_radar');
    expect(await codeOf(put({ layer, min_length_m: null }))).toBe('done');
    // Who may change the geofence alone may do so while the layer stays.
    expect(await codeOf(put({ layer, min_length_m: 20 }, guest))).toBe('done');
  });

  test('is said to tell no lengths once it has tracks, all without', async () => {
    expect((await getNow()).radar?.tells_length).toBe(true);
    const start = Date.now() - 20 * MINUTE;
    await sail('Sin eslora', null, start, [[0, 0]]);
    expect((await getNow()).radar?.tells_length).toBe(false);
    await sail('Bahía Azul', 14, start, [[1, 0]]);
    expect((await getNow()).radar?.tells_length).toBe(true);
  });

  test('that is deleted is said, and nothing is judged any more', async () => {
    const start = Date.now() - 20 * MINUTE;
    const id = await sail('Bahía Azul', 14, start, [
      [0, -3],
      [6, 0],
    ]);
    await until(start, ['enter crossed 4']);
    expect((await getNow()).radar).toEqual({
      ...{ layer_name: 'La Ventana', fault: null },
      tells_length: true,
    });
    await world.admin.client.call(layers.deleteLayer, { params: { org_id: world.org_id, layer_id: layer } });
    await sail('Bahía Azul', 14, start, [[12, 3]], id);
    const now = await getNow();
    expect(now).toMatchObject({
      radar: { layer_name: null, fault: 'layer_gone' },
      settings: { radar: { layer: null } },
    });
    expect(await tell(start)).toEqual(['enter crossed 4']);
  });

  test('that the account no longer opens is said, and nothing is judged, not even who is lost', async () => {
    const start = Date.now() - 14.9 * MINUTE;
    await sail('Bahía Azul', 14, start, [
      [-6, -3],
      [0, 0],
    ]);
    await vi.waitFor(async () => expect(await list()).toHaveLength(1));
    await app.database.read
      .updateTable('radar_access')
      .set({ fault: 'gone', closed_at: new Date() })
      .where('organization_id', '=', world.org_id)
      .execute();
    expect((await getNow()).radar?.fault).toBe('no_access');
    const readTimes = async () =>
      (
        await sql<{ due_at: Date | null; retry_at: Date | null }>`
          select due_at, retry_at from fence_subjects where project_id = ${projectId}`.execute(
          app.database.read,
        )
      ).rows[0];
    expect((await readTimes())?.due_at).not.toBeNull();
    await vi.waitFor(async () => expect((await readTimes())?.retry_at).not.toBeNull(), {
      interval: 500,
    });
    expect(await list()).toHaveLength(1);
    // As soon as it is open again, it is told.
    await app.database.transaction(async (tx) => {
      const access = tx.updateTable('radar_access').set({ fault: null, closed_at: null });
      await access.where('organization_id', '=', world.org_id).execute();
      await sql`update fence_subjects set retry_at = null where project_id = ${projectId}`.execute(tx);
      await sql`select pg_notify(${FENCE_CHANNEL}, '')`.execute(tx);
    });
    await vi.waitFor(async () => expect(await list()).toHaveLength(2));
    expect((await tell(start))[1]).toBe('absent crossed 15');
  });
});
