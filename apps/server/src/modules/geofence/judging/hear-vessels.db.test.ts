import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@waypost/contract';
import { type MarineSandbox, startMarineSandbox } from '@waypost/sandbox';
import { sql } from 'kysely';
import { type Logger, pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { isPostgres } from '../../../../test/app/test-database.ts';
import { createLayerWorld, type LayerWorld } from '../../layers/layers.fixture.ts';
import { recordReading } from '../../radar/reading/record-reading.ts';
import { WIDE_SIDE, WIDE_SQUARE } from './square-fence.fixture.ts';

/** What a fault of one project does to the others, and to the reading that tells them of vessels. */

const { features, geofence } = ENDPOINTS;
const MINUTE = 60_000;
const STATION = 32;
const FAILED = 'telling geofences of vessels failed';

const lines: { msg: string; projectId?: number }[] = [];
let marine: MarineSandbox;
let app: TestApp;
let world: LayerWorld;
let layer: string;
let failing: { project: number; code: string };
let healthy: { project: number; code: string };

beforeAll(async () => {
  marine = await startMarineSandbox();
  const log: Logger = pino(
    { level: 'error' },
    { write: (line: string) => void lines.push(JSON.parse(line)) },
  );
  app = await startTestApp({ TRUST_PROXY: 'on', RADAR_WATCHED_SECONDS: '3600', ...marine.env }, log);
  // Nothing is read but by the tests.
  await app.services.radarReader.stop();
});
afterAll(async () => {
  await app.close();
  await marine.close();
});
beforeEach(async () => {
  await app.database.read.deleteFrom('radar_stations').execute();
  lines.length = 0;
  world = await createLayerWorld(app);
  layer = await world.makeLayer({ type: 3, name: 'La Ventana', layer: { radar_id: STATION } });
  failing = await makeReserve('Failing');
  healthy = await makeReserve('Healthy');
});

/** A project with a geofence that watches the radar since yesterday. */
async function makeReserve(name: string): Promise<{ project: number; code: string }> {
  const project = await world.makeProject(name);
  const geometry = { type: 'Polygon' as const, coordinates: [WIDE_SQUARE] };
  const { properties } = await world.admin.client.call(features.createFeature, {
    query: { project_id: project },
    body: { feature: { name: 'No-take zone', geometry, geofence: true, geofence_events: ['in', 'out'] } },
  });
  const { code } = properties;
  await world.admin.client.call(geofence.putFenceSettings, {
    params: { code },
    body: { margin_m: 0, stay_s: 0, radar: { layer, min_length_m: null } },
  });
  await app.database.transaction(async (tx) => {
    await sql`delete from fence_versions where feature_code = ${code}
      and id < (select max(id) from fence_versions where feature_code = ${code})`.execute(tx);
    await sql`update fence_versions set valid_from = valid_from - interval '1 day'
      where feature_code = ${code}`.execute(tx);
  });
  return { project, code };
}

/** Reads the station when it sees a vessel so many half widths to the east of the fences, or nobody. */
async function read(at: number, east: number | null): Promise<void> {
  const claimedBy = randomUUID();
  await app.database.transaction(async (tx) => {
    await sql`
      insert into radar_stations (radar_id, claimed_by) values (${STATION}, ${claimedBy}::uuid)
      on conflict (radar_id) do update set claimed_by = excluded.claimed_by`.execute(tx);
    await sql`insert into radar_access (organization_id, radar_id) values (${world.org_id}, ${STATION})
      on conflict do nothing`.execute(tx);
  });
  const seen = { heading: 90, speed: 10, bearing: 0, distance: 1, confidence: 1, latitude: 0 };
  const track = {
    ...{ id: '7', radarTrackId: '7', source: 'ais', vesselName: 'Bahía Azul', lengthM: 14, photoCount: 0 },
    ...{ startedAt: at, detection: { ...seen, at, longitude: (east ?? 0) * WIDE_SIDE } },
  };
  const station = {
    ...{ id: STATION, name: 'La Ventana', longitude: 0, latitude: 0, status: 'active', sweep: null },
    ...{ targetCount: null, skipped: 0, tracks: east === null ? [] : [track] },
  };
  await recordReading(
    app.database,
    { station, units: { speed: 'km/h', distance: 'nmi' }, past: [], claimedBy },
    { pauses: { watchedMs: MINUTE, idleMs: MINUTE }, onDetections: app.services.fenceJudge.hearVessels },
  );
}

/** Lets every statement fail that notes a vessel for a project. */
async function breakProject(project: number): Promise<void> {
  await app.database.transaction(async (tx) => {
    await sql`
      create or replace function refuse_vessel() returns trigger language plpgsql as
      'begin if new.project_id = ${sql.lit(project)} then perform 1 / 0; end if; return new; end'`.execute(
      tx,
    );
    await sql`create trigger refuse_vessel before insert on fence_subjects for each row
      execute function refuse_vessel()`.execute(tx);
  });
}
/** As if its pause had passed. */
const endPauses = () => sql`update fence_hearing_pauses set ends_at = now()`.execute(app.database.read);
async function mend(): Promise<void> {
  await app.database.transaction((tx) =>
    sql`drop trigger if exists refuse_vessel on fence_subjects`.execute(tx),
  );
  await endPauses();
}
/** By project: how often it could not be told, and for how many minutes it is left alone. */
const listPauses = async () =>
  (
    await sql<{ project_id: number; failures: number; minutes: number }>`
      select project_id, failures, round(extract(epoch from ends_at - now()) / 60)::integer as minutes
      from fence_hearing_pauses`.execute(app.database.read)
  ).rows;

/** What was told, oldest first, with times in minutes. */
const tell = async ({ code }: { code: string }, start: number) => {
  const told = await world.admin.client.call(geofence.listFenceCrossings, { params: { code }, query: {} });
  return told
    .toReversed()
    .map(({ kind, cause, at }) => `${kind} ${cause} ${Math.round((Date.parse(at) - start) / MINUTE)}`);
};
const until = (of: { code: string }, start: number, expected: readonly string[]) =>
  vi.waitFor(async () => expect(await tell(of, start)).toEqual(expected));
const countKept = async () =>
  (await sql`select 1 from radar_detections`.execute(app.database.read)).rows.length;
const countUnheard = async () =>
  (await sql`select 1 from fence_unheard_vessels`.execute(app.database.read)).rows.length;
const listFaults = () => lines.filter(({ msg }) => msg === FAILED).map(({ projectId }) => projectId);

describe('a project that cannot be told of vessels', () => {
  test('keeps neither the reading nor another project from going on, and is told once it can be', async () => {
    const start = Date.now() - 14 * MINUTE;
    await breakProject(failing.project);
    try {
      await read(start, -3);
      await read(start + 6 * MINUTE, 0);
      await until(healthy, start, ['enter crossed 4']);
      expect(await countKept()).toBe(2);
      expect(await tell(failing, start)).toEqual([]);
      expect(await countUnheard()).toBe(1);
      // Not with each reading.
      expect(listFaults()).toEqual([failing.project]);
    } finally {
      await mend();
    }
    await read(start + 12 * MINUTE, 3);
    await until(failing, start, ['enter crossed 4', 'leave crossed 8']);
    await until(healthy, start, ['enter crossed 4', 'leave crossed 8']);
    expect(await countUnheard()).toBe(0);
    // Nothing is told twice.
    await read(start + 13 * MINUTE, 4);
    await app.services.fenceJudge.stop();
    await app.services.fenceJudge.start();
    await until(failing, start, ['enter crossed 4', 'leave crossed 8']);
    expect(listFaults()).toEqual([failing.project]);
  });

  test('is left alone for a pause that doubles, up to half an hour, and is told after it', async () => {
    const start = Date.now() - 14 * MINUTE;
    const project_id = failing.project;
    await breakProject(project_id);
    try {
      await read(start, -3);
      expect(await listPauses()).toEqual([{ project_id, failures: 1, minutes: 1 }]);
      // Not tried.
      await read(start + MINUTE, -2);
      expect(await listPauses()).toEqual([{ project_id, failures: 1, minutes: 1 }]);
      await endPauses();
      await read(start + 2 * MINUTE, -2);
      expect(await listPauses()).toEqual([{ project_id, failures: 2, minutes: 2 }]);
      for (let failures = 3; failures <= 7; failures += 1) {
        await endPauses();
        await read(start + failures * MINUTE, -2);
      }
      expect(await listPauses()).toEqual([{ project_id, failures: 7, minutes: 30 }]);
      await read(start + 10 * MINUTE, 0);
      expect(listFaults()).toEqual([project_id]);
    } finally {
      await mend();
    }
    await read(start + 12 * MINUTE, null);
    await until(failing, start, ['enter crossed 9']);
    expect(await listPauses()).toEqual([]);
  });

  test('begins with a short pause again a day after its last one', async () => {
    const start = Date.now() - 14 * MINUTE;
    const project_id = failing.project;
    await breakProject(project_id);
    try {
      await read(start, -3);
      await endPauses();
      await read(start + MINUTE, -2);
      expect(await listPauses()).toEqual([{ project_id, failures: 2, minutes: 2 }]);
      await app.services.fenceJudge.purge();
      expect(await listPauses()).toHaveLength(1);
      await sql`update fence_hearing_pauses set ends_at = now() - interval '25 hours'`.execute(
        app.database.read,
      );
      await app.services.fenceJudge.purge();
      await read(start + 2 * MINUTE, -2);
      expect(await listPauses()).toEqual([{ project_id, failures: 1, minutes: 1 }]);
    } finally {
      await mend();
    }
  });

  // The embedded database has one connection: nobody holds a row meanwhile.
  test.skipIf(!isPostgres())(
    'keeps nobody else from being told where even what it missed is locked',
    async () => {
      const start = Date.now() - 14 * MINUTE;
      await breakProject(failing.project);
      try {
        await read(start, -3);
        await endPauses();
        await app.database.transaction(async (tx) => {
          await sql`select from fence_unheard_vessels for update`.execute(tx);
          await read(start + 6 * MINUTE, 0);
        });
        await until(healthy, start, ['enter crossed 4']);
        expect([await countKept(), await countUnheard()]).toEqual([2, 1]);
      } finally {
        await mend();
      }
      // What it was not told before and what is new are told as one window, with all detections between.
      await read(start + 8 * MINUTE, 0);
      await until(failing, start, ['enter crossed 4']);
    },
  );

  test('is told also by a reading that saw nobody', async () => {
    const start = Date.now() - 12 * MINUTE;
    await breakProject(failing.project);
    try {
      await read(start, -3);
      await read(start + 6 * MINUTE, 0);
    } finally {
      await mend();
    }
    await read(start + 12 * MINUTE, null);
    await until(failing, start, ['enter crossed 4']);
    expect(await countUnheard()).toBe(0);
  });

  test('is told of one that came, left and is far away by then', async () => {
    const start = Date.now() - 16 * MINUTE;
    await breakProject(failing.project);
    try {
      await read(start, -3);
      await read(start + 6 * MINUTE, 0);
      await read(start + 10 * MINUTE, 3);
      await read(start + 15 * MINUTE, 400);
    } finally {
      await mend();
    }
    await read(start + 16 * MINUTE, null);
    await until(failing, start, ['enter crossed 4', 'leave crossed 7']);
  });

  test('is not told of what happened more than a day ago, which is kept for nobody', async () => {
    const start = Date.now() - 12 * MINUTE;
    await breakProject(failing.project);
    try {
      await read(start, 0);
      await app.database.script(`update fence_unheard_vessels set to_at = to_at - interval '1 day'`);
      await read(start + 6 * MINUTE, null);
      expect(await countUnheard()).toBe(0);
    } finally {
      await mend();
    }
  });
});
