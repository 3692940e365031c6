import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPostgres } from '../../../../test/app/test-database.ts';
import type { Database } from '../database.ts';
import { makeBlankDatabase } from './blank-database.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';

// The test brings its own database, so it runs once: in the run without PostgreSQL.
if (isPostgres()) console.warn('Skipped here: the embedded database is tested in the run on it.');

let dataDir: string;
let database: Database;
const workers: Worker[] = [];
const remember = (worker: Worker) => workers.push(worker);
let restarts = 0;
const heard: string[] = [];

beforeAll(async () => {
  if (isPostgres()) return;
  dataDir = await mkdtemp(join(tmpdir(), 'waypost-embedded-'));
  process.on('worker', remember);
  await makeBlankDatabase();
  database = await openEmbeddedDatabase(dataDir);
  await database.listen(
    'kill_channel',
    (payload) => heard.push(payload),
    () => {
      restarts += 1;
    },
  );
  await database.script('create table kept (id integer primary key)');
});
afterAll(async () => {
  if (isPostgres()) return;
  process.off('worker', remember);
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const insert = (id: number) => sql`insert into kept values (${id})`;
const kept = async () =>
  (await sql<{ id: number }>`select id from kept order by id`.execute(database.read)).rows.map(
    (row) => row.id,
  );
const kill = async () => {
  await workers.at(-1)?.terminate();
};

test.skipIf(isPostgres())(
  'a new database has PostGIS before its first migration: it is a copy of the blank one',
  async () => {
    const { rows } = await sql<{ version: string }>`select postgis_lib_version() as version`.execute(
      database.read,
    );
    expect(rows[0]?.version).toMatch(/^3\./);
  },
);

test.skipIf(isPostgres())(
  'keeps a quarter of the usual pages in memory, which it never gives back',
  async () => {
    const { rows } = await sql<{ shared_buffers: string }>`show shared_buffers`.execute(database.read);
    expect(rows).toEqual([{ shared_buffers: '32MB' }]);
  },
);

describe.skipIf(isPostgres())('a database worker that dies', () => {
  test('in a transaction: nothing is acknowledged and nothing is kept', async () => {
    await database.transaction((tx) => insert(1).execute(tx));
    const cutOff = database.transaction(async (tx) => {
      await insert(2).execute(tx);
      await kill();
      // The next worker must not continue a transaction it never began: 3 would be committed alone.
      await insert(3).execute(tx);
    });
    await expect(cutOff).rejects.toMatchObject({ code: '57P01' });
    expect(await kept()).toEqual([1]);
  });

  test('just before the commit: the commit fails', async () => {
    const cutOff = database.transaction(async (tx) => {
      await insert(4).execute(tx);
      await kill();
    });
    await expect(cutOff).rejects.toMatchObject({ code: '57P01' });
    expect(await kept()).toEqual([1]);
  });

  test('during a statement: it fails instead of hanging, and queued ones continue', async () => {
    const slow = sql`select count(*) from generate_series(1, 100000000)`.execute(database.read);
    const failing = expect(slow).rejects.toMatchObject({ code: '57P01' });
    await new Promise((resolve) => setTimeout(resolve, 200));
    const waiting = database
      .transaction((tx) => insert(5).execute(tx))
      .catch((error: { code: string }) => error.code);
    await kill();
    await failing;
    // Whether it was already sent or still queued, it is either done or rejected.
    const outcome = await waiting;
    expect(await kept()).toEqual(outcome === '57P01' ? [1] : [1, 5]);
  });

  test('is replaced by one that listens as before, and listeners are notified of the gap', async () => {
    await expect.poll(() => restarts).toBeGreaterThanOrEqual(1);
    await database.transaction((tx) => sql`select pg_notify('kill_channel', 'still here')`.execute(tx));
    await expect.poll(() => heard).toEqual(['still here']);
    expect(workers.length).toBeGreaterThanOrEqual(4);
  });
});

test.skipIf(isPostgres())(
  'passes each notification on once, however often its channel is listened to',
  async () => {
    const told: string[] = [];
    const onPayload = (payload: string) => told.push(payload);
    for (let n = 0; n < 3; n += 1) await database.listen('twice_channel', onPayload, () => undefined);
    for (const payload of ['one', 'two'])
      await database.transaction((tx) => sql`select pg_notify('twice_channel', ${payload})`.execute(tx));
    await expect.poll(() => told).toContain('two');
    expect(told).toEqual(['one', 'two']);
  },
);

describe.skipIf(isPostgres())('closing', () => {
  test('keeps all data for the next start, and rejects later statements', async () => {
    await database.transaction((tx) => insert(10).execute(tx));
    await database.close();
    await expect(sql`select 1`.execute(database.read)).rejects.toThrow();
    database = await openEmbeddedDatabase(dataDir);
    expect(await kept()).toContain(10);
  });
});
