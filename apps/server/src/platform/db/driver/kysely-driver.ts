import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { assertBindable, type SqlResult } from '../database.ts';
import { CopiedRows } from './copied-rows.ts';
import { isAhead } from './planned-once.ts';

/** A PostgreSQL connection while it is checked out. */
export interface SqlConnection {
  /** Whether a statement may be sent before the previous one is answered. */
  readonly isPipelined: boolean;
  /** Begins a transaction, now or with its first statement. */
  begin(): Promise<void>;
  query(sql: string, parameters: readonly unknown[]): Promise<SqlResult>;
  /** COPY of rows in PostgreSQL's binary format into a table with its columns. */
  copy(target: string, bytes: Uint8Array): Promise<SqlResult>;
}

/** A pool of connections with a maximum size. */
export interface SqlPool {
  acquire(): Promise<SqlConnection>;
  release(connection: SqlConnection): void;
  close(): Promise<void>;
}

const TO_SAVEPOINT = 'rollback to savepoint ';

/** Resolves once both have settled. */
async function endOfBoth(one: Promise<unknown>, other: Promise<unknown>): Promise<void> {
  await Promise.allSettled([one, other]);
}

class PooledConnection implements DatabaseConnection {
  readonly inner: SqlConnection;
  /** The first statement that failed since the connection was checked out, and was not undone. */
  fault: { readonly error: unknown } | null = null;
  isInTransaction = false;
  /** Resolves once every statement so far is answered and its error recorded. */
  #answered: Promise<void> = Promise.resolve();

  constructor(inner: SqlConnection) {
    this.inner = inner;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    assertBindable(query.parameters);
    const before = this.#answered;
    const running = this.#run(query).catch(async (error: unknown) => {
      // After the first error of a transaction, PostgreSQL rejects each statement with a generic error. Answers that
      // arrive together may be handled in any order.
      await before;
      this.fault ??= { error };
      throw this.fault.error;
    });
    this.#answered = endOfBoth(before, running);
    if (query.sql.startsWith(TO_SAVEPOINT)) {
      await running.then(() => before);
      // What failed since the savepoint is undone, and the transaction goes on.
      this.fault = null;
    }
    if (this.isInTransaction && this.inner.isPipelined && isAhead(query.sql)) return { rows: [] };
    const result = await running;
    // The query builder knows the row type; the port carries plain records.
    return { rows: result.rows as R[], numAffectedRows: BigInt(result.affected) };
  }

  /** Commits everything sent so far; rejects if any of it failed. */
  async commit(): Promise<void> {
    // PostgreSQL answers `commit` after a failed statement with a rollback and no error: an error that was caught, or
    // whose statement was not awaited, would look like a commit.
    if (this.fault === null) {
      await this.executeQuery(CompiledQuery.raw('commit'));
      await this.#answered;
    }
    if (this.fault !== null) throw this.fault.error;
  }

  #run({ sql, parameters }: CompiledQuery): Promise<SqlResult> {
    const [first] = parameters;
    // Rows to copy are passed as the only parameter, so that they are queued like any other statement of a transaction.
    return first instanceof CopiedRows
      ? this.inner.copy(sql, first.toBytes())
      : this.inner.query(sql, parameters);
  }

  // biome-ignore lint/correctness/useYield: the interface requires a generator; streaming is done elsewhere.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not offered by this port.');
  }
}

class PoolDriver implements Driver {
  readonly #pool: SqlPool;

  constructor(pool: SqlPool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new PooledConnection(await this.#pool.acquire());
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof PooledConnection) this.#pool.release(connection.inner);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    if (!(connection instanceof PooledConnection)) return;
    connection.isInTransaction = true;
    await connection.inner.begin();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof PooledConnection) await connection.commit();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    await this.#pool.close();
  }
}

/** A Kysely dialect over any pool of PostgreSQL connections. */
export function toDialect(pool: SqlPool): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PoolDriver(pool),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
