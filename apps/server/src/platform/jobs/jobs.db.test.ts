import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { isPostgres, openTestDatabase, type TestDatabase } from '../../../test/app/test-database.ts';
import type { Database } from '../db/database.ts';
import { executeSql } from '../db/execute-sql.ts';
import { openPostgresDatabase } from '../db/postgres/postgres-database.ts';
import { createLogger } from '../observability/logger.ts';
import { enqueueJob } from './enqueue-job.ts';
import { FinalJobError, JobLostError, JobPostponedError } from './job-errors.ts';
import { defineJobKind, type JobContext, type JobEffect, type JobKind, type JobOf } from './job-kind.ts';
import { Jobs } from './jobs.ts';
import { findNextDueMs, putQueues, readTransactionTime } from './store.ts';

type Payload = { name: string };
const NOBODY = { organizationId: null, memberId: null };
type Run = (job: JobOf<Payload>, context: JobContext) => Promise<JobEffect | undefined>;

let opened: TestDatabase;
let database: Database;
const started: Jobs[] = [];
beforeAll(async () => {
  opened = await openTestDatabase();
  database = opened.database;
  await database.script('create table if not exists job_effects (name text, job_id uuid)');
});
afterEach(async () => {
  for (const jobs of started.splice(0)) await jobs.stop();
  await database.script('truncate jobs, job_effects, pgboss.job');
});
afterAll(async () => {
  await database.script('drop table job_effects');
  await opened.release();
});

const log = createLogger({ logLevel: 'fatal' });
const soon = { interval: 10 };
const NOW = { limit: 4, firstS: 0, maxS: 1 };

function declare(run: Run, more: Partial<JobKind<Payload>> = {}): JobKind<Payload> {
  return defineJobKind({ name: 'test', payload: z.object({ name: z.string() }), retries: NOW, run, ...more });
}

/** A kind of another process. */
async function declareForeign(): Promise<JobKind<Payload>> {
  const kind = declare(async () => undefined, { name: `foreign_${crypto.randomUUID()}` });
  await database.transaction((tx) => putQueues(tx, [kind]));
  return kind;
}

async function start(...kinds: JobKind<Payload>[]): Promise<Jobs> {
  const jobs = new Jobs({ database, log, kinds });
  started.push(jobs);
  await jobs.start();
  return jobs;
}

const enqueue = (kind: JobKind<Payload>, name = 'one', organizationId: number | null = null) =>
  database.transaction((tx) => enqueueJob(tx, kind, { name }, { organizationId, memberId: null }));
const stateOf = async (jobId: string) =>
  database.read
    .selectFrom('jobs')
    .select(['state', 'attempts', 'progress', 'stage', 'reason'])
    .where('job_id', '=', jobId)
    .executeTakeFirst();
const until = (jobId: string, state: string) =>
  vi.waitFor(async () => expect(await stateOf(jobId)).toMatchObject({ state }), soon);
const effect =
  ({ jobId, payload }: JobOf<Payload>): JobEffect =>
  async (tx) => {
    await sql`insert into job_effects values (${payload.name}, ${jobId}::uuid)`.execute(tx);
  };
/** Also when it was aborted before. */
const untilAborted = (signal: AbortSignal) =>
  signal.aborted
    ? Promise.resolve()
    : new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
const makeOrganization = async (organization_name: string) =>
  (
    await database.read
      .insertInto('organizations')
      .values({ organization_name })
      .returning('organization_id')
      .executeTakeFirstOrThrow()
  ).organization_id;
const effects = async () =>
  (await sql<{ name: string }>`select name from job_effects order by name`.execute(database.read)).rows.map(
    ({ name }) => name,
  );

describe('a job', () => {
  test('runs once its transaction is committed, and its effect is kept with its end', async () => {
    const kind = declare(async (job) => effect(job));
    await start(kind);
    const jobId = await enqueue(kind);
    await until(jobId, 'done');
    expect(await stateOf(jobId)).toMatchObject({ attempts: 1, progress: 1, reason: null });
    expect(await effects()).toEqual(['one']);
  });

  test('of a transaction that is rolled back does not exist', async () => {
    const ran: string[] = [];
    const kind = declare(async ({ payload }) => {
      ran.push(payload.name);
      return undefined;
    });
    await start(kind);
    const rolledBack = database.transaction(async (tx) => {
      await enqueueJob(tx, kind, { name: 'never' }, NOBODY);
      throw new Error('No.');
    });
    await expect(rolledBack).rejects.toThrow('No.');
    await until(await enqueue(kind, 'after'), 'done');
    expect(ran).toEqual(['after']);
  });

  test('that was queued before the start runs', async () => {
    const kind = declare(async (job) => effect(job));
    await (await start(kind)).stop();
    const jobId = await enqueue(kind);
    expect(await stateOf(jobId)).toMatchObject({ state: 'queued', attempts: 0 });
    await start(kind);
    await until(jobId, 'done');
  });

  test('is retried with a reason until an attempt succeeds, and its effect is kept once', async () => {
    const kind = declare(async (job, { attempt }) => {
      if (attempt < 3) throw new Error(`Attempt ${attempt} failed.`);
      return effect(job);
    });
    await start(kind);
    const jobId = await enqueue(kind);
    await vi.waitFor(
      async () =>
        expect(await stateOf(jobId)).toMatchObject({ state: 'retrying', reason: 'Attempt 1 failed.' }),
      soon,
    );
    await until(jobId, 'done');
    expect(await stateOf(jobId)).toMatchObject({ attempts: 3 });
    expect(await effects()).toEqual(['one']);
  });

  test('whose effect fails is retried, and nothing of the effect is kept', async () => {
    const kind = declare(async (job, { attempt }) => async (tx) => {
      await effect(job)(tx);
      if (attempt === 1) throw new Error('Too late.');
    });
    await start(kind);
    const jobId = await enqueue(kind);
    await until(jobId, 'done');
    expect(await stateOf(jobId)).toMatchObject({ attempts: 2 });
    expect(await effects()).toEqual(['one']);
  });

  test('fails for good after its last attempt, or at once when another would fail too; its kind is told', async () => {
    const stopped: string[] = [];
    const kind = declare(
      async ({ payload }) => {
        if (payload.name === 'hopeless') throw new FinalJobError('There is no such thing.');
        throw new Error('Again.');
      },
      {
        retries: { limit: 1, firstS: 0, maxS: 1 },
        onStopped: async (_tx, { payload }, state) => {
          stopped.push(`${payload.name} ${state}`);
        },
      },
    );
    const jobs = await start(kind);
    const hopeless = await enqueue(kind, 'hopeless');
    await until(hopeless, 'failed');
    expect(await stateOf(hopeless)).toMatchObject({ attempts: 1, reason: 'There is no such thing.' });
    const tried = await enqueue(kind, 'tried');
    await until(tried, 'failed');
    expect(await stateOf(tried)).toMatchObject({ attempts: 2, reason: 'Again.' });
    expect(stopped).toEqual(['hopeless failed', 'tried failed']);
    // Another attempt by hand.
    expect(await jobs.retry(tried)).toBe(true);
    await vi.waitFor(
      async () => expect(await stateOf(tried)).toMatchObject({ state: 'failed', attempts: 3 }),
      soon,
    );
    // Of a kind that nobody runs, so that it stays queued.
    expect(await jobs.retry(await enqueue(await declareForeign()))).toBe(false);
  });

  test('of another payload than its kind has fails with that reason', async () => {
    const kind = declare(async () => undefined);
    await start(kind);
    const jobId = await enqueue(kind, 5 as unknown as string);
    await until(jobId, 'failed');
    expect((await stateOf(jobId))?.reason).toMatch(/payload/);
  });
});

describe('a job that is postponed', () => {
  /** Waits for `isOpen` without running. */
  const makeWaiting = (gate: { isOpen: boolean; asked: number }, afterMs = 20) =>
    declare(
      async (job) => {
        if (job.payload.name !== 'waits') return effect(job);
        gate.asked += 1;
        if (!gate.isOpen) throw new JobPostponedError(afterMs);
        return effect(job);
      },
      { width: 1, organizationWidth: 1, retries: { limit: 0, firstS: 0, maxS: 1 } },
    );

  test('leaves its place to others, and comes back as the same attempt', async () => {
    const gate = { isOpen: false, asked: 0 };
    const kind = makeWaiting(gate);
    await start(kind);
    const waiting = await enqueue(kind, 'waits');
    await vi.waitFor(() => expect(gate.asked).toBeGreaterThan(2), soon);
    const other = await enqueue(kind, 'other');
    await until(other, 'done');
    expect(await effects()).toEqual(['other']);
    gate.isOpen = true;
    await until(waiting, 'done');
    expect(await stateOf(waiting)).toMatchObject({ attempts: 1, reason: null });
    expect(await effects()).toEqual(['other', 'waits']);
  });

  test('that became due after it was asked for is not waited for any longer', async () => {
    const { askedAt, dueMs } = await database.transaction(async (tx) => {
      const jobId = await enqueueJob(tx, makeWaiting({ isOpen: false, asked: 0 }), { name: 'waits' }, NOBODY);
      const askedAt = await readTransactionTime(tx);
      await sql`update jobs set due_at = now() + interval '1 millisecond' where job_id = ${jobId}::uuid`.execute(
        tx,
      );
      return { askedAt, dueMs: await findNextDueMs(tx, askedAt) };
    });
    expect(dueMs).toBeCloseTo(1);
    await sleep(20);
    expect(await findNextDueMs(database.read, askedAt)).toBeLessThan(0);
    expect(await findNextDueMs(database.read, null)).toBeNull();
  });

  test('is cancelled while it waits', async () => {
    const gate = { isOpen: false, asked: 0 };
    const kind = makeWaiting(gate, 400);
    const jobs = await start(kind);
    const waiting = await enqueue(kind, 'waits');
    await vi.waitFor(async () => {
      expect(gate.asked).toBeGreaterThan(0);
      expect(await stateOf(waiting)).toMatchObject({ state: 'queued' });
    }, soon);
    await jobs.cancel(waiting);
    const { asked } = gate;
    gate.isOpen = true;
    await sleep(800);
    expect(await stateOf(waiting)).toMatchObject({ state: 'cancelled' });
    expect(gate.asked).toBe(asked);
    expect(await effects()).toEqual([]);
  });
});

describe('a cancelled job', () => {
  test('is aborted while it runs, writes nothing more, and its kind is told once', async () => {
    const stopped: string[] = [];
    let refused: unknown;
    const kind = declare(
      async (job, context) => {
        await untilAborted(context.signal);
        refused = await context.transaction(effect(job)).catch((error: unknown) => error);
        return effect(job);
      },
      {
        onStopped: async (_tx, { payload }, state) => {
          stopped.push(`${payload.name} ${state}`);
        },
      },
    );
    const jobs = await start(kind);
    const jobId = await enqueue(kind);
    await until(jobId, 'running');
    await jobs.cancel(jobId);
    expect(await stateOf(jobId)).toMatchObject({ state: 'cancelled' });
    await vi.waitFor(() => expect(refused).toBeInstanceOf(JobLostError), soon);
    await jobs.cancel(jobId);
    expect(await stateOf(jobId)).toMatchObject({ state: 'cancelled' });
    expect(await effects()).toEqual([]);
    expect(stopped).toEqual(['one cancelled']);
  });

  test('that waits never runs', async () => {
    const kind = declare(async (job) => effect(job));
    const jobs = await start(kind);
    await jobs.stop();
    const jobId = await enqueue(kind);
    await jobs.cancel(jobId);
    await jobs.start();
    await until(await enqueue(kind, 'two'), 'done');
    expect(await effects()).toEqual(['two']);
  });
});

describe('a job that a dead process left', () => {
  /** As a process leaves it that has been dead for longer than a heartbeat may be missing. */
  const abandon = async (jobId: string) => {
    await sql`
      update pgboss.job set state = 'active', started_on = now() - interval '1 minute',
        heartbeat_on = now() - interval '1 minute'
      where id = ${jobId}::uuid`.execute(database.read);
    await sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`.execute(database.read);
  };

  test('is run again, which counts as another attempt', async () => {
    const kind = declare(async (job) => effect(job));
    const jobs = await start(kind);
    await jobs.stop();
    const jobId = await enqueue(kind);
    await abandon(jobId);
    await jobs.start();
    await until(jobId, 'done');
    expect(await stateOf(jobId)).toMatchObject({ attempts: 2 });
    expect(await effects()).toEqual(['one']);
  });

  test('fails after its last attempt, and its kind is told', async () => {
    const stopped: string[] = [];
    const kind = declare(async (job) => effect(job), {
      retries: { limit: 0, firstS: 0, maxS: 1 },
      onStopped: async (_tx, { payload }, state) => {
        stopped.push(`${payload.name} ${state}`);
      },
    });
    const jobs = await start(kind);
    await jobs.stop();
    const jobId = await enqueue(kind);
    await abandon(jobId);
    await jobs.start();
    await vi.waitFor(() => expect(stopped).toEqual(['one failed']), soon);
    expect(await stateOf(jobId)).toMatchObject({ state: 'failed', attempts: 1 });
    expect((await stateOf(jobId))?.reason).toMatch(/ended|heartbeat/);
    expect(await effects()).toEqual([]);
  });
});

test('a job of a deleted organization does not run, and is deleted', async () => {
  const kind = declare(async (job) => effect(job));
  const jobs = await start(kind);
  await jobs.stop();
  const organizationId = await makeOrganization('Gone');
  const jobId = await enqueue(kind, 'gone', organizationId);
  await sql`delete from organizations where organization_id = ${organizationId}`.execute(database.read);
  await jobs.start();
  await until(await enqueue(kind, 'after'), 'done');
  expect(await effects()).toEqual(['after']);
  const { rows } = await sql`select 1 from pgboss.job where id = ${jobId}::uuid`.execute(database.read);
  expect(rows).toEqual([]);
});

if (!isPostgres()) console.warn('Skipped: two processes on one database need PostgreSQL.');
test.skipIf(!isPostgres())(
  'a job is cancelled from another process, and runs in one of them only',
  async () => {
    const ran: string[] = [];
    const kind = declare(async ({ payload }, { signal }) => {
      ran.push(payload.name);
      if (payload.name === 'long') await untilAborted(signal);
      ran.push(`${payload.name} ended`);
      return undefined;
    });
    await start(kind);
    const elsewhere = await openPostgresDatabase(opened.url ?? '', 4, () => {});
    const other = new Jobs({ database: elsewhere, log, kinds: [kind] });
    await other.start();
    const jobId = await enqueue(kind, 'long');
    await until(jobId, 'running');
    await other.cancel(jobId);
    await vi.waitFor(() => expect(ran).toEqual(['long', 'long ended']), soon);
    expect(await stateOf(jobId)).toMatchObject({ state: 'cancelled' });
    await other.stop();
    await elsewhere.close();
  },
);

describe('a stop of the server', () => {
  test('gives a running job back without counting the attempt', async () => {
    const kind = declare(async (job, { signal }) => {
      if (!isRestarted) await untilAborted(signal);
      signal.throwIfAborted();
      return effect(job);
    });
    let isRestarted = false;
    const jobs = await start(kind);
    const jobId = await enqueue(kind);
    await until(jobId, 'running');
    await jobs.stop();
    expect(await stateOf(jobId)).toMatchObject({ state: 'queued', attempts: 0 });
    isRestarted = true;
    await jobs.start();
    await until(jobId, 'done');
    expect(await stateOf(jobId)).toMatchObject({ attempts: 1 });
  });
});

test('a stop leaves a job that ignores its signal after five seconds', async () => {
  let end = () => {};
  const ended = new Promise<undefined>((resolve) => {
    end = () => resolve(undefined);
  });
  const kind = declare(() => ended);
  const jobs = await start(kind);
  const jobId = await enqueue(kind);
  await until(jobId, 'running');
  await jobs.stop();
  // Another process takes it over once its heartbeat is missing.
  expect(await stateOf(jobId)).toMatchObject({ state: 'running' });
  end();
});

describe('progress', () => {
  test('is stored with its stage, about twice a second however often it is reported', async () => {
    const seen = new Set<string>();
    let tookMs = 0;
    const kind = declare(async (_job, { progress }) => {
      const begun = performance.now();
      for (let step = 0; step < 120; step += 1) {
        progress(step / 120, 'drawing');
        await sleep(10);
      }
      tookMs = performance.now() - begun;
      return undefined;
    });
    await start(kind);
    const jobId = await enqueue(kind);
    await vi.waitFor(async () => {
      const job = await stateOf(jobId);
      if (job?.state === 'running' && job.stage === 'drawing') seen.add(String(job.progress));
      expect(job?.state).toBe('done');
    }, soon);
    expect(seen.size).toBeGreaterThan(1);
    // At the beginning, and then every half second.
    expect(seen.size).toBeLessThanOrEqual(1 + tookMs / 500);
    expect(await stateOf(jobId)).toMatchObject({ progress: 1, stage: null });
  });
});

test('jobs queued in one transaction fill every place at once', async () => {
  let running = 0;
  const gate = Promise.withResolvers<void>();
  const kind = declare(
    async ({ payload }, { signal }) => {
      if (payload.name === 'first') return undefined;
      running += 1;
      await Promise.race([gate.promise, untilAborted(signal)]);
      return undefined;
    },
    { width: 3, organizationWidth: 3 },
  );
  await start(kind);
  // Afterwards nothing but a notification wakes the runner.
  await until(await enqueue(kind, 'first'), 'done');
  const jobIds = await database.transaction(async (tx) => {
    const made: string[] = [];
    for (const name of ['a', 'b', 'c', 'd']) {
      made.push(await enqueueJob(tx, kind, { name }, { organizationId: null, memberId: null }));
    }
    return made;
  });
  // Sooner than any timer.
  await vi.waitFor(() => expect(running).toBe(3), { timeout: 2_000, interval: 10 });
  gate.resolve();
  for (const jobId of jobIds) await until(jobId, 'done');
});

describe('the turns of organizations', () => {
  test('alternate, so that a backlog of one does not delay another', async () => {
    const order: string[] = [];
    const kind = declare(
      async ({ payload }) => {
        order.push(payload.name);
        await sleep(5);
        return undefined;
      },
      { width: 1 },
    );
    const jobs = await start(kind);
    await jobs.stop();
    const [first, second, third] = [
      await makeOrganization('First'),
      await makeOrganization('Second'),
      await makeOrganization('Third'),
    ];
    for (let n = 1; n <= 6; n += 1) await enqueue(kind, `a${n}`, first);
    for (let n = 1; n <= 2; n += 1) await enqueue(kind, `b${n}`, second);
    await enqueue(kind, 'c1', third);
    await jobs.start();
    await vi.waitFor(() => expect(order).toHaveLength(9), soon);
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4', 'a5', 'a6']);
  });

  test('leave room for others while one organization has as many as it may', async () => {
    const running = new Set<string>();
    let most = 0;
    const kind = declare(async ({ payload }) => {
      running.add(payload.name);
      most = Math.max(most, [...running].filter((name) => name.startsWith('a')).length);
      await sleep(30);
      running.delete(payload.name);
      return undefined;
    });
    await start(kind);
    const organizationId = await makeOrganization('Room');
    const all = await Promise.all(
      Array.from({ length: 6 }, (_, n) => enqueue(kind, `a${n}`, organizationId)),
    );
    for (const jobId of all) await until(jobId, 'done');
    expect(most).toBe(1);
  });
});

test('a job of a kind that this process does not run is cancelled and retried', async () => {
  const own = declare(async () => undefined);
  const jobs = await start(own);
  // Loads pg-boss, which meets the queues that there are.
  await until(await enqueue(own), 'done');
  const foreign = await declareForeign();
  const [cancelled, failed] = [await enqueue(foreign, 'one'), await enqueue(foreign, 'two')];
  await jobs.cancel(cancelled);
  expect(await stateOf(cancelled)).toMatchObject({ state: 'cancelled' });
  await sql`update pgboss.job set state = 'failed' where id = ${failed}::uuid`.execute(database.read);
  expect(await jobs.retry(failed)).toBe(true);
});

test('jobs that ended more than a week ago are deleted, and no others', async () => {
  const kind = declare(async () => undefined);
  const jobs = await start(kind);
  const [old, recent] = [await enqueue(kind, 'old'), await enqueue(kind, 'recent')];
  await until(old, 'done');
  await until(recent, 'done');
  await sql`
    update pgboss.job set completed_on = now() - interval '8 days', state = state where id = ${old}::uuid`.execute(
    database.read,
  );
  await sql`update pgboss.queue set maintain_on = null`.execute(database.read);
  expect(await jobs.purge()).toBe(1);
  expect(await stateOf(old)).toBeUndefined();
  expect(await stateOf(recent)).toMatchObject({ state: 'done' });
});

test('the migration creates what pg-boss itself would, for the version in use', async () => {
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    db: {
      executeSql: async (text, values = []) => ({
        rows:
          values.length === 0 ? await database.script(text) : await executeSql(database.read, text, values),
      }),
    },
    migrate: false,
  });
  expect(await boss.detectSchemaDrift()).toMatchObject({ ok: true, extraIndexes: [] });
});
