import { Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { DB } from '../database.ts';
import { type SqlConnection, type SqlPool, toDialect } from './kysely-driver.ts';

/** A database with a given delay and outcome for each statement's answer. */
function openPretended(answers: Record<string, { afterMs: number; fault?: string }>) {
  const said: string[] = [];
  const connection: SqlConnection = {
    isPipelined: true,
    async begin() {},
    async query(statement) {
      said.push(statement);
      const { afterMs, fault } = answers[statement] ?? { afterMs: 0 };
      await new Promise((resolve) => setTimeout(resolve, afterMs));
      if (fault !== undefined) throw new Error(fault);
      return { rows: [], affected: 0 };
    },
    copy: () => Promise.reject(new Error('not of this test')),
  };
  const pool: SqlPool = { acquire: async () => connection, release() {}, async close() {} };
  return { said, kysely: new Kysely<DB>({ dialect: toDialect(pool) }) };
}

const AHEAD = '/* planned once, ahead */ first';

test('a transaction reports its first error, even if a later one arrives sooner', async () => {
  const { said, kysely } = openPretended({
    [AHEAD]: { afterMs: 20, fault: 'the first' },
    second: { afterMs: 0, fault: 'came after' },
  });
  const work = kysely.transaction().execute(async (tx) => {
    await sql.raw(AHEAD).execute(tx);
    await sql`second`.execute(tx);
  });
  await expect(work).rejects.toThrow('the first');
  expect(said).toEqual([AHEAD, 'second', 'rollback']);
});

test('a commit waits for the answers to earlier statements', async () => {
  const { said, kysely } = openPretended({ [AHEAD]: { afterMs: 20, fault: 'the first' } });
  const work = kysely.transaction().execute((tx) => sql.raw(AHEAD).execute(tx));
  await expect(work).rejects.toThrow('the first');
  expect(said).toEqual([AHEAD, 'commit', 'rollback']);
});

test('a transaction goes on from a savepoint, whatever failed since', async () => {
  const { said, kysely } = openPretended({ [AHEAD]: { afterMs: 20, fault: 'the first' } });
  await kysely.transaction().execute(async (tx) => {
    await sql`savepoint here`.execute(tx);
    await sql.raw(AHEAD).execute(tx);
    await sql`rollback to savepoint here`.execute(tx);
    await sql`second`.execute(tx);
  });
  expect(said).toEqual(['savepoint here', AHEAD, 'rollback to savepoint here', 'second', 'commit']);
});

test('a transaction that cannot go back to a savepoint fails with its first error', async () => {
  const { kysely } = openPretended({
    first: { afterMs: 0, fault: 'the first' },
    'rollback to savepoint here': { afterMs: 0, fault: 'no such savepoint' },
  });
  const work = kysely.transaction().execute(async (tx) => {
    await sql`first`.execute(tx).catch(() => {});
    await sql`rollback to savepoint here`.execute(tx);
  });
  await expect(work).rejects.toThrow('the first');
});
