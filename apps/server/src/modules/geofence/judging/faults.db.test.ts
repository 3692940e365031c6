import { ENDPOINTS } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { authMessage, openRawSocket } from '../../../../test/app/live-client.ts';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { makeThreePeople, type ThreePeople } from '../../../../test/people/three-people.ts';
import type { Database } from '../../../platform/db/database.ts';
import { createLogger } from '../../../platform/observability/logger.ts';
import { createFenceJudge, type FenceJudge, LANES } from './fence-judge.ts';
import { RETRY_PAUSE } from './retry-pause.ts';
import { SQUARE } from './square-fence.fixture.ts';

/** What a fault of the database delays, and that it neither loses what is to be told nor tells it twice. */

const { features, geofence, positions } = ENDPOINTS;
const MINUTE = 60_000;
/** Well before the sweep, which comes 15 seconds after a start. */

let app: TestApp;
let people: ThreePeople;
let bo: Person;
let projectId: number;
let code: string;
let ears: Awaited<ReturnType<typeof openRawSocket>>;
/** Judges in place of the application's, with transactions of a test's own. */
let judge: FenceJudge | null = null;

beforeAll(async () => {
  app = await startTestApp();
  people = await makeThreePeople(app);
  ({ bo } = people);
});
afterAll(() => app.close());
beforeEach(async () => {
  const { ana } = people;
  projectId = await people.makeProject('project_viewer');
  await ana.client.call(positions.updateTrailSettings, {
    params: { project_id: projectId },
    body: { keep: 'year' },
  });
  const made = await ana.client.call(features.createFeature, {
    query: { project_id: projectId },
    body: {
      feature: {
        ...{ name: 'No-take zone', geometry: { type: 'Polygon', coordinates: [SQUARE] } },
        ...{ geofence: true, geofence_events: ['in', 'out'], geofence_prompt: true },
      },
    },
  });
  ({ code } = made.properties);
  await ana.client.call(geofence.putFenceSettings, { params: { code }, body: { margin_m: 0, stay_s: 0 } });
  await app.database.transaction(async (tx) => {
    await sql`delete from fence_versions where feature_code = ${code} and settings is null`.execute(tx);
    await sql`update fence_versions set valid_from = valid_from - interval '1 hour'
      where feature_code = ${code}`.execute(tx);
  });
  ears = await openRawSocket(app.baseUrl);
  ears.send(authMessage(bo.tokens.access_token));
  await ears.next('result');
  for (const topic of [`project:${projectId}`, `member:${bo.memberId}`]) {
    ears.send({ action: 'sub', topic });
    await ears.next('subscribed');
  }
  // The sweep is as far away as it can be.
  await app.services.fenceJudge.stop();
  await app.services.fenceJudge.start();
});
afterEach(async () => {
  await judge?.stop();
  judge = null;
  ears.close();
  await app.database.script(`
    drop trigger if exists fails on fence_crossings;
    drop trigger if exists fails on fence_subjects;
    drop function if exists fail();
    drop sequence if exists faults;`);
});

/** Goes into the fence a minute ago. */
async function enter(): Promise<void> {
  const rest = { late6: 0, accuracy: null, heading: null, speed: null, altitude: null, battery: null };
  const fix = (at: number, lone6: number) => ({ at, lone6, ...rest });
  const at = Date.now() - MINUTE;
  await app.database.transaction((tx) =>
    app.services.positions.record(tx, [
      {
        subject: { projectId, kind: 'member', id: bo.memberId },
        positions: [fix(at - MINUTE, -2_000), fix(at, 0)],
      },
    ]),
  );
}

/** What the project and the member were told. */
function listHeard(): readonly string[] {
  return ears.messages.flatMap((message) => {
    if (message.action === 'event' || message.action === 'ephemeral')
      return message.type.startsWith('geofence.') ? [message.type] : [];
    return [];
  });
}

/** @param failures that are noted of the subject until it is judged again. */
async function expectToldOnce(failures = 0): Promise<void> {
  await vi.waitFor(() => expect(listHeard().toSorted()).toEqual(['geofence.asked', 'geofence.crossed']));
  // As long as the next attempt would take, were there one.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(listHeard()).toHaveLength(2);
  const told = await people.ana.client.call(geofence.listFenceCrossings, { params: { code }, query: {} });
  expect(told.map(({ kind, corrections }) => ({ kind, corrections }))).toEqual([
    { kind: 'enter', corrections: [] },
  ]);
  const { rows } = await sql<{ failures: number; windows: number }>`
    select s.failures, (select count(*)::integer from fence_windows w where w.subject_id = s.subject_id) as windows
    from fence_subjects s where s.project_id = ${projectId}`.execute(app.database.read);
  expect(rows).toEqual([{ failures, windows: 0 }]);
}

async function judgeWith(transaction: Database['transaction']): Promise<void> {
  await app.services.fenceJudge.stop();
  const nothing = async () => {};
  judge = createFenceJudge({ ...app.database, transaction }, createLogger(app.config), nothing, nothing);
  await judge.start();
}

/** Has the next so many statements of a trigger fail. What counts them is a sequence, which no rollback takes back. */
const failNext = (count: number, fault: string, trigger: string) =>
  app.database.script(`
    create sequence faults;
    create function fail() returns trigger language plpgsql as $$
    begin
      if nextval('faults') <= ${count} then ${fault} end if;
      return new;
    end $$;
    create ${trigger} for each row execute function fail();`);
const raise = (sqlstate: string) => `raise exception using errcode = '${sqlstate}';`;
const CROSSING = 'trigger fails before insert on fence_crossings';

describe('a fault of the database', () => {
  test.each([
    ['a deadlock', raise('40P01'), CROSSING],
    ['a shutdown', raise('57P01'), CROSSING],
    [
      'one at the commit',
      raise('40001'),
      'constraint trigger fails after insert on fence_crossings deferrable initially deferred',
    ],
    // What was noted of it fails too.
    ['one of the subject itself', raise('57P01'), 'trigger fails before update on fence_subjects'],
  ])('delays what is told by moments: %s', async (_what, fault, trigger) => {
    await failNext(2, fault, trigger);
    await enter();
    await expectToldOnce();
  });

  test('may end the connection', async ({ skip }) => {
    if (app.databaseUrl === null) {
      skip('The embedded database has no connections.');
      return;
    }
    await failNext(2, 'perform pg_terminate_backend(pg_backend_pid());', CROSSING);
    await enter();
    await expectToldOnce();
  });

  test('that lasts is tried again less and less often, until the sweep', async () => {
    await failNext(1_000, raise('57P01'), 'trigger fails before update on fence_subjects');
    const failedMs: number[] = [];
    await judgeWith(async (work) => {
      try {
        return await app.database.transaction(work);
      } catch (error) {
        failedMs.push(performance.now());
        throw error;
      }
    });
    await enter();
    const { firstMs, factor } = RETRY_PAUSE.passing;
    const since = (ms: number) => ms - (failedMs[0] ?? 0);
    // The third try is after two pauses; the fourth is after a longer one.
    await vi.waitFor(() =>
      expect(since(failedMs.at(-1) ?? 0)).toBeGreaterThanOrEqual(firstMs * (1 + factor)),
    );
    const thirdMs = since(failedMs.at(-1) ?? 0);
    await new Promise((resolve) => setTimeout(resolve, (firstMs * factor ** 2) / 2));
    const tries = failedMs.filter((ms) => since(ms) < thirdMs + (firstMs * factor ** 2) / 2);
    // Whoever judges at the same time may meet the same fault.
    expect(tries.length).toBeLessThanOrEqual(3 * LANES);
    await app.database.script('drop trigger fails on fence_subjects');
    await expectToldOnce();
  });
});

describe('a commit whose answer was lost', () => {
  test('is not told again', async () => {
    let lost = 0;
    await judgeWith(async (work) => {
      const done = await app.database.transaction(work);
      if (done !== true || lost >= 1) return done;
      lost += 1;
      throw new Error('Connection terminated unexpectedly');
    });
    await enter();
    await expectToldOnce(1);
    expect(lost).toBe(1);
  });
});
