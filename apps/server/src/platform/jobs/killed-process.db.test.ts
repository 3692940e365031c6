import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isPostgres, openTestDatabase } from '../../../test/app/test-database.ts';
import { killOften } from '../../../test/jobs/kill-often.ts';
import type { Database } from '../db/database.ts';
import { openEmbeddedDatabase } from '../db/embedded/embedded-database.ts';

/** `JOB_KILLS=50` kills as often, and waits for heartbeats to become old instead of making them so. */
const { JOB_KILLS } = process.env;
/** The embedded database takes ten seconds of both cores to open after each. */
const KILLS = Number(JOB_KILLS ?? (isPostgres() ? 2 : 1));
const JOBS = JOB_KILLS === undefined ? 60 : KILLS * 40;
/** Only what hangs takes longer: the embedded database is opened three times, on a machine that does other things too. */
const TIMEOUT_MS = JOB_KILLS === undefined ? 300_000 : 900_000;

interface Outcome {
  readonly jobs: number;
  readonly lost: number;
  readonly doubled: number;
  readonly states: string[];
  readonly repeated: number;
}

async function countOutcome(database: Database): Promise<Outcome> {
  const { rows } = await sql<Outcome>`
    select count(*)::integer as jobs,
      (count(*) filter (where coalesce(e.times, 0) = 0))::integer as lost,
      (count(*) filter (where e.times > 1))::integer as doubled,
      array_agg(distinct j.state) as states,
      (count(*) filter (where j.attempts > 1))::integer as repeated
    from jobs j join pgboss.job b on b.id = j.job_id
    left join (select n, count(*) as times from killed_effects group by n) e on e.n = (b.data ->> 'n')::integer
    where j.kind = 'killed'`.execute(database.read);
  const [outcome] = rows;
  if (outcome === undefined) throw new Error('There are no jobs.');
  if (JOB_KILLS !== undefined) console.warn(`${database.kind}, ${KILLS} kills: ${JSON.stringify(outcome)}`);
  return outcome;
}

const expected = { jobs: JOBS, lost: 0, doubled: 0, states: ['done'] };

test.skipIf(!isPostgres())(
  'a killed process loses no job, and no job has its effect twice',
  async () => {
    const { database, url, release } = await openTestDatabase();
    await killOften(url ?? '', JOBS, KILLS, async () => {
      if (JOB_KILLS !== undefined) return;
      // As if the heartbeat of the killed process had been missing for long enough.
      await sql`update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`.execute(
        database.read,
      );
      await sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`.execute(database.read);
    });
    const outcome = await countOutcome(database);
    expect(outcome).toMatchObject(expected);
    // Otherwise no kill hit a running job.
    expect(outcome.repeated).toBeGreaterThan(0);
    await release();
  },
  TIMEOUT_MS,
);

test.skipIf(isPostgres())(
  'a killed process of the embedded database loses no job, and no job has its effect twice',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'waypost-killed-'));
    await killOften(folder, JOBS, KILLS);
    const database = await openEmbeddedDatabase(folder);
    const outcome = await countOutcome(database);
    expect(outcome).toMatchObject(expected);
    expect(outcome.repeated).toBeGreaterThan(0);
    await database.close();
    await rm(folder, { recursive: true, force: true });
  },
  TIMEOUT_MS,
);
