import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';
import { giveWay } from './give-way.ts';

/** A table that has partitions, and the one that its rows refer to. */
export interface Partitioned {
  readonly table: string;
  readonly parent: string;
}

/**
 * Makes or drops partitions in a short transaction of its own, never in one that has written: that would hold its locks
 * while it waits for those of others. Locks are taken in the order in which writers take them, the table that is
 * referred to first. The other partitions are not locked: what somebody does to one of them, such as a vacuum, is
 * nothing to wait for.
 * @param change dropping a partition removes the triggers of its foreign key, which shuts out readers too.
 */
export function changePartitions<T>(
  database: Database,
  { table, parent }: Partitioned,
  change: 'make' | 'drop',
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const mode = sql.raw(change === 'make' ? 'share row exclusive' : 'access exclusive');
  return giveWay(database, async (tx) => {
    await sql`lock table only ${sql.table(parent)} in ${mode} mode`.execute(tx);
    await sql`lock table only ${sql.table(table)} in access exclusive mode`.execute(tx);
    return await work(tx);
  });
}
