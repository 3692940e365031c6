import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import type { CopiedRows } from './driver/copied-rows.ts';
import type { RecentReads } from './recent-reads.ts';
import type { DB } from './schema.generated.ts';

export type { DB } from './schema.generated.ts';

declare const writable: unique symbol;

/** For reads: the database itself or a transaction. */
export type Reader = Kysely<DB>;

/** An open transaction. Stores that write require one, so a write outside a transaction does not compile. */
export type Tx = Transaction<DB> & { readonly [writable]: true };

/** A row of positional results, for statements that Kysely does not build. */
export interface SqlResult {
  readonly rows: Record<string, unknown>[];
  readonly affected: number;
}

/** The database as one port: PostgreSQL through `pg`, or PGlite in a worker thread. The same SQL runs on both. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly read: Reader;
  /** Recent reads that no write has invalidated. */
  readonly recent: RecentReads;
  /**
   * Runs `work` in a transaction: committed when it resolves, rolled back when it throws. Never wait for the network
   * inside.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs several statements at once, outside the query builder: for migrations and maintenance. A transaction that it
   * begins and does not end is rolled back. @returns the rows of all of them.
   */
  script(sql: string): Promise<Record<string, unknown>[]>;
  /** Calls back with the payload of every notification on `channel`, from any process, after its commit. */
  listen(channel: string, onPayload: (payload: string) => void, onReconnected: () => void): Promise<void>;
  /**
   * Copies the folder of an embedded database to another one while it serves: whoever opens the copy finds the moment at
   * which it was finished. Null where there is no folder.
   */
  readonly copyTo: ((folder: string) => Promise<void>) | null;
  close(): Promise<void>;
}

/** PostgreSQL's limit; above it PGlite silently returns wrong results. */
export const MAX_BIND_PARAMETERS = 32_767;

/** Rejects a statement with more parameters than both databases support. */
export function assertBindable(parameters: readonly unknown[]): void {
  if (parameters.length > MAX_BIND_PARAMETERS) {
    throw new RangeError(
      `A statement has ${parameters.length} parameters, more than ${MAX_BIND_PARAMETERS}: send rows as one JSON array.`,
    );
  }
}

/**
 * Copies rows into a table: much cheaper for either database than an insert, but all or nothing, as COPY cannot handle
 * conflicts.
 * @param target the table with its columns, in the order in which they were written: `features (code, name)`.
 */
export async function copyRows(tx: Tx, target: string, rows: CopiedRows): Promise<void> {
  await tx.executeQuery(CompiledQuery.raw(target, [rows]));
}
