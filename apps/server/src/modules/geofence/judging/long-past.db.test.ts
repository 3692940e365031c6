import { ENDPOINTS } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { makeThreePeople, type ThreePeople } from '../../../../test/people/three-people.ts';
import { judgeSubject } from './judge-subject.ts';
import { lockNext } from './lock-next.ts';
import { createFenceReader } from './project-fences.ts';
import { SQUARE } from './square-fence.fixture.ts';
import { takeWindows } from './store.ts';

/** A past that arrives while its subject is live, and is longer than what is read at once. */

const { features, geofence, positions } = ENDPOINTS;
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const OUTSIDE = -2_000;

let app: TestApp;
let people: ThreePeople;
let projectId: number;
let code: string;

beforeAll(async () => {
  app = await startTestApp();
  people = await makeThreePeople(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  const { ana } = people;
  projectId = await people.makeProject('project_viewer');
  await ana.client.call(positions.updateTrailSettings, {
    params: { project_id: projectId },
    body: { keep: 'year' },
  });
  const feature = await ana.client.call(features.createFeature, {
    query: { project_id: projectId },
    body: {
      feature: {
        name: 'No-take zone',
        geometry: { type: 'Polygon', coordinates: [SQUARE] },
        geofence: true,
        geofence_events: ['in', 'out'],
      },
    },
  });
  ({ code } = feature.properties);
  await ana.client.call(geofence.putFenceSettings, {
    params: { code },
    body: { margin_m: 0, stay_s: 0, absence_s: 1_800 },
  });
  await app.database.transaction(async (tx) => {
    await sql`delete from fence_versions where feature_code = ${code} and settings is null`.execute(tx);
    await sql`update fence_versions set valid_from = valid_from - interval '60 days'
      where feature_code = ${code}`.execute(tx);
  });
  // Nothing is judged but by the tests.
  await app.services.fenceJudge.stop();
});
afterEach(() => app.services.fenceJudge.start());

const subject = () => ({ projectId, kind: 'member' as const, id: people.bo.memberId });
/** @param isInside by place. */
const record = (from: number, stepMs: number, isInside: readonly boolean[]) =>
  app.database.transaction((tx) =>
    app.services.positions.record(tx, [
      {
        subject: subject(),
        positions: isInside.map((inside, place) => ({
          at: from + place * stepMs,
          ...{ lone6: inside ? 0 : OUTSIDE, late6: 0, accuracy: null, heading: null, speed: null },
          ...{ altitude: null, battery: null },
        })),
      },
    ]),
  );
async function listWindows() {
  const { rows } = await sql<{ from_at: Date; to_at: Date }>`
    select w.from_at, w.to_at from fence_windows w join fence_subjects s using (subject_id)
    where s.project_id = ${projectId} order by w.id`.execute(app.database.read);
  return rows.map(({ from_at, to_at }) => ({ from: from_at.getTime(), to: to_at.getTime() }));
}
/** @returns what was corrected, and how many judgements it took. */
async function judgeAll(limit: number) {
  const corrected: string[] = [];
  for (let times = 0; ; times += 1) {
    const told = await app.database.transaction(async (tx) => {
      const locked = await lockNext(tx, Date.now(), projectId);
      if (locked === null) return null;
      return judgeSubject(tx, locked, await createFenceReader()(tx, projectId), limit);
    });
    if (told === null) return { corrected, times };
    corrected.push(...told.corrected.map(({ change }) => change));
  }
}
async function listTold() {
  const { rows } = await sql<{ kind: string; at: Date; withdrawn_at: Date | null }>`
    select kind, at, withdrawn_at from fence_crossings where feature_code = ${code} order by at, id`.execute(
    app.database.read,
  );
  return rows;
}

describe('windows that wait', () => {
  test('are taken together where they are near each other, the earliest first', async () => {
    const live = Date.now() - 30 * MINUTE;
    const past = live - 20 * DAY;
    await record(live, MINUTE, [false]);
    await record(past + 10 * MINUTE, MINUTE, [false, false]);
    await record(live + 5 * MINUTE, MINUTE, [false, false]);
    await record(past, MINUTE, [false, false]);
    const take = () =>
      app.database.transaction(async (tx) => {
        const locked = await lockNext(tx, Date.now(), projectId);
        return locked === null ? null : takeWindows(tx, locked.subjectId);
      });
    expect(await take()).toMatchObject({ from: past, to: past + 11 * MINUTE });
    expect(await listWindows()).toHaveLength(2);
    expect(await take()).toMatchObject({ from: live, to: live + 6 * MINUTE });
    expect(await take()).toBeNull();
  });
});

describe('a past longer than what is read at once', () => {
  test('is judged part by part, and withdraws nothing that was told of what came after it', async () => {
    const live = Date.now() - 25 * MINUTE;
    await record(live, MINUTE, [false, true, true, false]);
    await judgeAll(10_000);
    const before = await listTold();
    expect(before.map(({ kind }) => kind)).toEqual(['enter', 'leave']);

    // Inside at the place where it is cut first: whoever is there is not missed, since more is to come.
    const isInside = Array.from({ length: 200 }, (_, place) => place % 40 >= 15 && place % 40 < 30);
    await record(live - 20 * DAY, 10 * MINUTE, isInside);
    await record(live + 5 * MINUTE, MINUTE, [false]);
    const { corrected, times } = await judgeAll(60);
    expect(corrected).toEqual([]);
    expect(times).toBeGreaterThan(3);
    expect(await listWindows()).toEqual([]);
    const told = await listTold();
    expect(told.slice(-2)).toEqual(before);
    expect(told.map(({ kind }) => kind).join(' ')).toBe(Array(6).fill('enter leave').join(' '));
  });
});
