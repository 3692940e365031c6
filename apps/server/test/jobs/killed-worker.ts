/**
 * A process that runs jobs until it is killed: `node killed-worker.ts URL_OR_FOLDER JOBS`. The first one queues JOBS
 * jobs. Each job writes a step while it runs and an effect in the end; the tables have no constraint that would hide
 * an effect that is written twice. Prints `running` with its first job, or once it has found none, and `done` when none is
 * left.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../src/platform/db/database.ts';
import { openEmbeddedDatabase } from '../../src/platform/db/embedded/embedded-database.ts';
import { migrate } from '../../src/platform/db/migrations/migrate.ts';
import { openPostgresDatabase } from '../../src/platform/db/postgres/postgres-database.ts';
import { enqueueJob } from '../../src/platform/jobs/enqueue-job.ts';
import { defineJobKind } from '../../src/platform/jobs/job-kind.ts';
import { Jobs } from '../../src/platform/jobs/jobs.ts';
import { createLogger } from '../../src/platform/observability/logger.ts';

const [place = '', count = '0'] = process.argv.slice(2);
const LONGEST_MS = 60;

let isTold = false;
function tellRunning(): void {
  if (!isTold) process.stdout.write('running\n');
  isTold = true;
}

const kind = defineJobKind({
  name: 'killed',
  payload: z.object({ n: z.number() }),
  // A kill costs an attempt, and a job may be hit often.
  retries: { limit: 100, firstS: 0, maxS: 2 },
  width: 6,
  organizationWidth: 1_000,
  async run({ payload: { n } }, { transaction }) {
    tellRunning();
    await sleep(Math.random() * LONGEST_MS);
    await transaction(async (tx) => {
      await sql`insert into killed_steps values (${n}) on conflict do nothing`.execute(tx);
    });
    await sleep(Math.random() * LONGEST_MS);
    return async (tx) => {
      await sql`insert into killed_effects values (${n})`.execute(tx);
    };
  },
});

async function queueOnce(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    const { rows } = await sql`select to_regclass('killed_effects') as found`.execute(tx);
    if ((rows[0] as { found: unknown }).found !== null) return;
    await sql`create table killed_effects (n integer)`.execute(tx);
    await sql`create table killed_steps (n integer primary key)`.execute(tx);
    for (let n = 1; n <= Number(count); n += 1) {
      await enqueueJob(tx, kind, { n }, { organizationId: null, memberId: null });
    }
  });
}

const isUrl = place.startsWith('postgres');
const database = isUrl ? await openPostgresDatabase(place, 10, () => {}) : await openEmbeddedDatabase(place);
await migrate(database);
const jobs = new Jobs({ database, log: createLogger({ logLevel: 'fatal' }), kinds: [kind] });
await jobs.start();
await queueOnce(database);
for (;;) {
  const { rows } = await sql`
    select 1 from jobs where state in ('queued', 'running', 'retrying') limit 1`.execute(database.read);
  if (rows.length === 0) break;
  await sleep(100);
}
tellRunning();
await jobs.stop();
await database.close();
process.stdout.write('done\n');
