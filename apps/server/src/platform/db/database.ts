import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import type { CopiedRows } from './driver/copied-rows.ts';
import type { RecentReads } from './recent-reads.ts';
import type { DB } from './schema.generated.ts';

export type { DB } from './schema.generated.ts';

declare const writable: unique symbol;

/** Reads: either the database itself or a transaction of it. */
export type Reader = Kysely<DB>;

/** An open transaction. Stores that write ask for one, so a write outside a transaction does not compile. */
export type Tx = Transaction<DB> & { readonly [writable]: true };

/** A row of positional results, for statements that Kysely does not build. */
export interface SqlResult {
  readonly rows: Record<string, unknown>[];
  readonly affected: number;
}

/**
 * The database behind one port: PostgreSQL through `pg`, or PGlite in a worker thread. The same SQL
 * runs on both.
 */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly read: Reader;
  /** What was read a moment ago and nobody has changed since. */
  readonly recent: RecentReads;
  /** Runs `work` in a transaction: committed when it resolves, rolled back when it throws. Never wait on the network inside. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs several statements at once, outside the query builder: migrations and maintenance. */
  script(sql: string): Promise<void>;
  /** Calls back with the payload of every notification on `channel`, from any process, after its commit. */
  listen(channel: string, onPayload: (payload: string) => void, onReconnected: () => void): Promise<void>;
  close(): Promise<void>;
}

/** PostgreSQL takes no more; PGlite answers wrong in silence above it. */
export const MAX_BIND_PARAMETERS = 32_767;

/** Refuses a statement with more parameters than either database answers rightly. */
export function assertBindable(parameters: readonly unknown[]): void {
  if (parameters.length > MAX_BIND_PARAMETERS) {
    throw new RangeError(
      `A statement has ${parameters.length} parameters, more than ${MAX_BIND_PARAMETERS}: send rows as one JSON array.`,
    );
  }
}

/**
 * Copies rows into a table: much less work for either database than a statement, but all or nothing, as COPY knows of
 * no conflicts. @param target the table with its columns, in the order they were written in: `features (code, name)`.
 */
export async function copyRows(tx: Tx, target: string, rows: CopiedRows): Promise<void> {
  await tx.executeQuery(CompiledQuery.raw(target, [rows]));
}
