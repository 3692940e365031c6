import type { BindingSpec, Database, Sqlite3Static, SqlValue } from '@sqlite.org/sqlite-wasm';
import { type DecodeContext, DecodeFault } from '../outcome/decode-fault.ts';

/** A database that lies in memory and is only read. */
export interface SqliteFile {
  /**
   * The rows of a query, as they come. Throws a `DecodeFault`: `not_well_formed` where the database is damaged,
   * `size_limit` where a row is too large or the query takes too many steps.
   */
  rows(sql: string, values?: BindingSpec): Generator<readonly SqlValue[]>;
  close(): void;
}

/** Bytes of one row or value. */
const MAX_ROW_BYTES = 64 * 1024 * 1024;
/** Steps of SQLite's virtual machine between two checks of the budget. */
const STEPS_A_CHECK = 1_000;
/** Steps of a query, and more for each row: enough to join a thousand rows with a thousand without an index. */
const FIRST_STEPS = 20_000_000;
const STEPS_A_ROW = 2_000;
/** Time of a query within SQLite: on large values, a few steps can take long. */
const QUERY_MS = 60_000;
/** Bytes of all values of a query, as a multiple of the file since joins repeat values, plus a minimum. */
const VALUES_A_FILE = 4;
const FIRST_VALUE_BYTES = 16 * 1024 * 1024;
/** Memory of SQLite, including its copy of the file. */
const MAX_HEAP_BYTES = 768 * 1024 * 1024;
/** An instance with a larger heap is dropped after its file, since WebAssembly memory never shrinks. */
const KEPT_HEAP_BYTES = 32 * 1024 * 1024;
/** Offsets of the journal mode in the header, for writing and for reading. */
const JOURNAL_BYTES = [18, 19];
const WRITE_AHEAD = 2;
const ROLLBACK = 1;

/** What a query has used and may use. */
interface Budget {
  steps: number;
  allowedSteps: number;
  /** The deadline in milliseconds since 1970, extended by the time the caller takes between two rows. */
  endsAt: number;
  /** Bytes of the values that may still be read. */
  bytes: number;
}

let instance: Promise<Sqlite3Static> | null = null;

async function loadSqlite(): Promise<Sqlite3Static> {
  // The library reads this when it initializes: no console output, no browser storage.
  Object.assign(globalThis, {
    sqlite3ApiConfig: {
      ...{ warn: () => undefined, error: () => undefined, debug: () => undefined, log: () => undefined },
      disable: { vfs: { kvvfs: true, opfs: true, 'opfs-sahpool': true, 'opfs-wl': true, 'opfs-vfs': true } },
    },
  });
  const { default: initSqlite } = await import('@sqlite.org/sqlite-wasm');
  return initSqlite();
}

/** Opens a copy of the bytes as a database. A file left in write-ahead mode is read as of its last checkpoint. */
function openBytes({ capi, oo1, wasm }: Sqlite3Static, bytes: Uint8Array): Database {
  const database = new oo1.DB(':memory:', 'c');
  const address = wasm.allocFromTypedArray(bytes);
  const heap = wasm.heap8u();
  for (const at of JOURNAL_BYTES) {
    // SQLite would otherwise look for the write-ahead log, which is not here.
    if (heap[Number(address) + at] === WRITE_AHEAD) heap[Number(address) + at] = ROLLBACK;
  }
  const flags = capi.SQLITE_DESERIALIZE_READONLY | capi.SQLITE_DESERIALIZE_FREEONCLOSE;
  database.checkRc(capi.sqlite3_deserialize(database, 'main', address, bytes.length, bytes.length, flags));
  return database;
}

/**
 * Restricts what a hostile database can do: it is read-only, no triggers run, recursive queries are denied, its views
 * reach only innocuous functions and virtual tables, and rows, expressions and memory are limited.
 */
function harden({ capi }: Sqlite3Static, database: Database): void {
  capi.sqlite3_db_config(database, capi.SQLITE_DBCONFIG_DEFENSIVE, 1);
  capi.sqlite3_db_config(database, capi.SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0);
  capi.sqlite3_db_config(database, capi.SQLITE_DBCONFIG_ENABLE_TRIGGER, 0);
  capi.sqlite3_limit(database, capi.SQLITE_LIMIT_LENGTH, MAX_ROW_BYTES);
  capi.sqlite3_limit(database, capi.SQLITE_LIMIT_EXPR_DEPTH, 100);
  capi.sqlite3_limit(database, capi.SQLITE_LIMIT_COMPOUND_SELECT, 50);
  capi.sqlite3_limit(database, capi.SQLITE_LIMIT_ATTACHED, 0);
  database.exec(
    `PRAGMA hard_heap_limit = ${MAX_HEAP_BYTES}; PRAGMA trusted_schema = OFF; PRAGMA query_only = ON; PRAGMA cell_size_check = ON`,
  );
  const allowed: readonly number[] = [capi.SQLITE_SELECT, capi.SQLITE_READ, capi.SQLITE_FUNCTION];
  capi.sqlite3_set_authorizer(
    database,
    (_context, action, name) =>
      allowed.includes(action) || (action === capi.SQLITE_PRAGMA && name === 'table_xinfo')
        ? capi.SQLITE_OK
        : capi.SQLITE_DENY,
    0,
  );
}

/** The approximate size of the texts and binary values of a row. */
function countBytes(row: readonly SqlValue[]): number {
  let bytes = 0;
  for (const value of row) {
    if (typeof value === 'string') bytes += value.length;
    else if (value instanceof Uint8Array) bytes += value.length;
  }
  return bytes;
}

/** An error of SQLite as a `DecodeFault`; other errors as they are. */
function toFault({ capi }: Sqlite3Static, error: unknown, { fileName }: DecodeContext): unknown {
  // Errors of SQLite have a result code.
  const code = error instanceof Error && 'resultCode' in error ? Number(error.resultCode) & 0xff : null;
  if (code === null) return error;
  if (code === capi.SQLITE_INTERRUPT) {
    return new DecodeFault('size_limit', `${fileName} holds a view that takes too long to read.`);
  }
  if (code === capi.SQLITE_NOMEM || code === capi.SQLITE_TOOBIG) {
    return new DecodeFault('size_limit', `${fileName} holds a row that is too large.`);
  }
  return new DecodeFault('not_well_formed', `${fileName} is damaged: its tables cannot be read.`);
}

/**
 * Opens a database in memory. SQLite is loaded with the first one.
 * @throws DecodeFault `not_well_formed` if the bytes are not a database.
 */
export async function openSqlite(bytes: Uint8Array, context: DecodeContext): Promise<SqliteFile> {
  instance ??= loadSqlite();
  const sqlite = await instance.catch((error: unknown) => {
    // Allow another try: the network may be back for the next file.
    instance = null;
    throw error;
  });
  const { capi, wasm } = sqlite;
  let database: Database;
  const createBudget = (): Budget => ({
    steps: 0,
    allowedSteps: FIRST_STEPS,
    endsAt: Date.now() + QUERY_MS,
    bytes: bytes.length * VALUES_A_FILE + FIRST_VALUE_BYTES,
  });
  // Of the running query: another one may start between two rows.
  let budget = createBudget();
  try {
    database = openBytes(sqlite, bytes);
    harden(sqlite, database);
  } catch (error) {
    throw toFault(sqlite, error, context);
  }
  const check = () => {
    budget.steps += STEPS_A_CHECK;
    return budget.steps > budget.allowedSteps || Date.now() > budget.endsAt ? 1 : 0;
  };
  capi.sqlite3_progress_handler(database, STEPS_A_CHECK, check, 0);
  function* readRows(sql: string, values?: BindingSpec): Generator<readonly SqlValue[]> {
    const own = createBudget();
    budget = own;
    const statement = database.prepare(sql);
    try {
      if (values !== undefined) statement.bind(values);
      while (statement.step()) {
        const row = statement.get([]);
        own.bytes -= countBytes(row);
        if (own.bytes < 0) {
          throw new DecodeFault(
            'size_limit',
            `${context.fileName} holds a view that makes too much of its data.`,
          );
        }
        own.allowedSteps += STEPS_A_ROW;
        const before = Date.now();
        yield row;
        own.endsAt += Date.now() - before;
        budget = own;
      }
    } finally {
      statement.finalize();
    }
  }
  return {
    *rows(sql, values) {
      try {
        yield* readRows(sql, values);
      } catch (error) {
        throw toFault(sqlite, error, context);
      }
    },
    close: () => {
      database.close();
      if (wasm.heap8u().length > KEPT_HEAP_BYTES) instance = null;
    },
  };
}
