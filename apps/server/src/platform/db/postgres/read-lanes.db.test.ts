import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../test/app/test-database.ts';
import type { Database, Reader } from '../database.ts';
import { plannedOnce } from '../driver/planned-once.ts';
import { openPostgresDatabase } from './postgres-database.ts';

const ADMIN_URL = process.env.TEST_DATABASE_URL;

/** Two of six connections are lanes. */
const CONNECTIONS = 6;
const LANES = 2;

/** A short read as stores send it: returns its own number and the backend's process id. */
async function readShort(db: Reader, number: number): Promise<{ number: number; pid: number }> {
  const { rows } = await sql<{ number: number; pid: number }>`
    ${plannedOnce} select ${number}::integer as number, pg_backend_pid() as pid`.execute(db);
  return rows[0] ?? { number: 0, pid: 0 };
}

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

describe.skipIf(ADMIN_URL === undefined)('short reads on PostgreSQL', () => {
  let opened: TestDatabase;
  let database: Database;
  const errors: Error[] = [];
  beforeAll(async () => {
    opened = await openTestDatabase();
    database = await openPostgresDatabase(opened.url ?? '', CONNECTIONS, (error) => errors.push(error));
  });
  afterAll(async () => {
    await database.close();
    await opened.release();
  });

  test('a hundred concurrent reads share two connections, and each gets its own result', async () => {
    const read = await Promise.all(numbers(100).map((number) => readShort(database.read, number)));
    expect(read.map(({ number }) => number)).toEqual(numbers(100));
    expect(new Set(read.map(({ pid }) => pid)).size).toBe(LANES);
  });

  test('a failed read affects no other', async () => {
    const failing = sql`${plannedOnce} select 1 / ${0}::integer`.execute(database.read);
    const others = Promise.all(numbers(10).map((number) => readShort(database.read, number)));
    await expect(failing).rejects.toThrow('division by zero');
    expect((await others).map(({ number }) => number)).toEqual(numbers(10));
    await expect(sql`${plannedOnce} select 1 / ${0}::integer`.execute(database.read)).rejects.toThrow(
      'division by zero',
    );
  });

  test('in a transaction, reads run within it', async () => {
    const count = (db: Reader) =>
      sql<{ count: number }>`${plannedOnce} select count(*) as count from lane_notes`.execute(db);
    await database.script('create table lane_notes (text text)');
    await database.transaction(async (tx) => {
      await sql`insert into lane_notes values ('seen here alone')`.execute(tx);
      expect((await count(tx)).rows).toEqual([{ count: 1 }]);
      expect((await count(database.read)).rows).toEqual([{ count: 0 }]);
    });
    expect((await count(database.read)).rows).toEqual([{ count: 1 }]);
  });

  test('transactions that hold all other connections do not block reads', async () => {
    const transactions = numbers(CONNECTIONS - LANES).map(() =>
      database.transaction(async () => (await readShort(database.read, 7)).number),
    );
    expect(await Promise.all(transactions)).toEqual(numbers(CONNECTIONS - LANES).map(() => 7));
  });

  test('a lost connection fails its pending reads, and the next read opens another', async () => {
    const before = await readShort(database.read, 1);
    const slow = sql`${plannedOnce} select pg_sleep(${20}::integer)`.execute(database.read);
    const failing = expect(slow).rejects.toThrow();
    const isAsleep = sql<{ pid: number }>`
      select pid from pg_stat_activity where wait_event = 'PgSleep' and query like '%planned once%'`;
    await expect.poll(async () => (await isAsleep.execute(database.read)).rows.length).toBe(1);
    const { pid } = (await isAsleep.execute(database.read)).rows[0] ?? { pid: before.pid };
    await sql`select pg_terminate_backend(${pid}::integer)`.execute(database.read);
    await failing;
    const after = await Promise.all(numbers(20).map((number) => readShort(database.read, number)));
    expect(after.map(({ number }) => number)).toEqual(numbers(20));
    expect(after.map((read) => read.pid)).not.toContain(pid);
    await expect.poll(() => errors.length).toBeGreaterThan(0);
  });

  test('closing finishes pending reads', async () => {
    const another = await openPostgresDatabase(opened.url ?? '', CONNECTIONS, () => {});
    const reads = Promise.all(numbers(20).map((number) => readShort(another.read, number)));
    await new Promise((resolve) => setImmediate(resolve));
    await another.close();
    expect((await reads).map(({ number }) => number)).toEqual(numbers(20));
  });
});
