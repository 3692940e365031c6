import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPostgres, openEmptyDatabase, type TestDatabase } from '../../../../test/app/test-database.ts';
import { copyRows, type Database, type Reader } from '../database.ts';
import { CopiedRows } from '../driver/copied-rows.ts';
import { plannedOnceAhead } from '../driver/planned-once.ts';
import type { DumpConnection } from '../dump/dump-connection.ts';
import { openPostgresDump } from '../dump/postgres-dump.ts';
import { openPostgresDatabase } from './postgres-database.ts';

/** More than a socket takes at once: an answer arrives while rows are still being sent. */
const MANY = 50_000;
const TEXT = 'a text of a hundred bytes, more or less, so that many of them together are long '.repeat(2);

function toRows(count: number, toId: (index: number) => number): CopiedRows {
  const rows = new CopiedRows();
  for (let index = 0; index < count; index += 1) {
    rows.row(2);
    rows.integer(toId(index));
    rows.text(TEXT);
  }
  return rows;
}

const countRows = async (db: Reader) =>
  Number((await sql<{ count: number }>`select count(*) from copied`.execute(db)).rows[0]?.count);
const findBackend = async (db: Reader) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;

describe.skipIf(!isPostgres())('a copy into PostgreSQL', () => {
  let opened: TestDatabase;
  /** Of one connection, which the next statement uses too. */
  let database: Database;

  beforeAll(async () => {
    opened = await openEmptyDatabase();
    await opened.database.script('create table copied (id integer primary key check (id >= 0), text text)');
    database = await openPostgresDatabase(opened.url ?? '', 1, () => {});
  });
  afterAll(async () => {
    await database.close();
    await opened.release();
  });

  test('is in order with the statements before and after it, awaited or not', async () => {
    const counts = await database.transaction(async (tx) => {
      await sql`${plannedOnceAhead} insert into copied values (1000, 'before')`.execute(tx);
      const all = await Promise.all([
        countRows(tx),
        copyRows(
          tx,
          'copied (id, text)',
          toRows(3, (index) => index),
        ),
        countRows(tx),
        copyRows(
          tx,
          'copied (id, text)',
          toRows(3, (index) => 10 + index),
        ),
        countRows(tx),
      ]);
      return [...all.filter((count) => count !== undefined), await countRows(tx)];
    });
    expect(counts).toEqual([1, 4, 7, 7]);
    await sql`truncate copied`.execute(database.read);
  });

  test.each([
    ['its first row', 0],
    ['its last row', MANY - 1],
  ])('that is rejected for %s fails its transaction alone', async (_title, broken) => {
    const backend = await findBackend(database.read);
    const copied = database.transaction(async (tx) => {
      await sql`insert into copied values (1000000, 'before')`.execute(tx);
      await copyRows(
        tx,
        'copied (id, text)',
        toRows(MANY, (index) => (index === broken ? -1 : index)),
      );
    });
    await expect(copied).rejects.toMatchObject({ code: '23514' });
    expect(await countRows(database.read)).toBe(0);
    expect(await findBackend(database.read)).toBe(backend);
  });

  test('after an error that was caught fails with that error', async () => {
    const copied = database.transaction(async (tx) => {
      await sql`select 1 / 0`.execute(tx).catch(() => {});
      await copyRows(
        tx,
        'copied (id, text)',
        toRows(1, (index) => index),
      );
    });
    await expect(copied).rejects.toMatchObject({ code: '22012' });
    expect(await countRows(database.read)).toBe(0);
  });

  test('whose connection is lost fails, and the next statement has another connection', async () => {
    const backend = await findBackend(database.read);
    // The copy waits for this lock, with its rows on the way.
    const locked = opened.database.transaction(async (tx) => {
      await sql`lock table copied in exclusive mode`.execute(tx);
      const copied = database.transaction((inner) =>
        copyRows(
          inner,
          'copied (id, text)',
          toRows(MANY, (index) => index),
        ),
      );
      const failing = expect(copied).rejects.toThrow();
      await expect
        .poll(async () => (await sql`select 1 from pg_locks where not granted`.execute(tx)).rows)
        .toHaveLength(1);
      await sql`select pg_terminate_backend(${backend})`.execute(tx);
      await failing;
    });
    await locked;
    expect(await countRows(database.read)).toBe(0);
    expect(await findBackend(database.read)).not.toBe(backend);
  });
});

describe.skipIf(!isPostgres())('a dump of PostgreSQL', () => {
  let opened: TestDatabase;
  let dump: DumpConnection;

  beforeAll(async () => {
    opened = await openEmptyDatabase();
    dump = await openPostgresDump(opened.url ?? '');
    await dump.run('create table copied (id integer primary key, text text)');
  });
  afterAll(() => opened.release());

  test('goes on after rows that could not be read', async () => {
    const failing = dump.copyOut(
      `select repeat(n::text, 100), 1 / (n - ${MANY}) from generate_series(1, ${MANY}) n`,
    );
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect(String(await dump.copyOut('select 1'))).toBe('1\n');
  });

  test('goes on after rows that were rejected while they were sent', async () => {
    const lines = Array.from({ length: MANY }, (_, index) => `${index}\t${TEXT}\n`).join('');
    await expect(dump.copyIn('copied (id, text)', Buffer.from(`none\t\n${lines}`))).rejects.toMatchObject({
      code: '22P02',
    });
    await expect(dump.copyIn('copied (id, text)', Buffer.from(`${lines}0\t\n`))).rejects.toMatchObject({
      code: '23505',
    });
    await dump.copyIn('copied (id, text)', Buffer.from(lines));
    expect(await dump.query('select count(*)::integer as count from copied')).toEqual([{ count: MANY }]);
    expect(String(await dump.copyOut('select * from copied order by id'))).toBe(lines);
  });

  test('fails when its connection is lost, now and later', async () => {
    const [own] = await dump.query<{ pid: number }>('select pg_backend_pid() as pid');
    const failing = expect(
      dump.copyOut(`select repeat('long ', 1000), pg_sleep(0.001) from generate_series(1, 1000000)`),
    ).rejects.toThrow();
    await sleep(300);
    await sql`select pg_terminate_backend(${own?.pid})`.execute(opened.database.read);
    await failing;
    await expect(dump.query('select 1')).rejects.toThrow();
    await dump.close();
  });
});
