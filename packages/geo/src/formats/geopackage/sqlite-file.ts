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
/** Where SQLite looks whether it should go on, in steps of its virtual machine. */
const STEPS_A_LOOK = 10_000;
/** Steps before the first row, and for each row: a join without an index of a thousand rows with a thousand fits in. */
const FIRST_STEPS = 20_000_000;
const STEPS_A_ROW = 2_000;
/** An instance whose memory has grown past this is let go of with its file: it never shrinks. */
const KEPT_HEAP_BYTES = 32 * 1024 * 1024;
/** Where the header says how the file is journaled, for writing and for reading. */
const JOURNAL_BYTES = [18, 19];
const WRITE_AHEAD = 2;
const ROLLBACK = 1;

/** Steps of a query so far, and how many it may take. */
interface Budget {
  steps: number;
  allowed: number;
}

let instance: Promise<Sqlite3Static> | null = null;

async function loadSqlite(): Promise<Sqlite3Static> {
  // Looked for by the library when it is loaded: it says nothing on the console, and installs no storage of the browser.
  Object.assign(globalThis, {
    sqlite3ApiConfig: {
      ...{ warn: () => undefined, error: () => undefined, debug: () => undefined, log: () => undefined },
      disable: { vfs: { kvvfs: true, opfs: true, 'opfs-sahpool': true, 'opfs-wl': true, 'opfs-vfs': true } },
    },
  });
  const { default: initSqlite } = await import('@sqlite.org/sqlite-wasm');
  return initSqlite();
}

/** Puts the bytes into a database. One that was left in write-ahead mode is read as it was last checkpointed. */
function openBytes({ capi, oo1, wasm }: Sqlite3Static, bytes: Uint8Array): Database {
  const database = new oo1.DB(':memory:', 'c');
  const address = wasm.allocFromTypedArray(bytes);
  const heap = wasm.heap8u();
  for (const at of JOURNAL_BYTES) {
    // SQLite would look for the log beside the file, and none is there.
    if (heap[Number(address) + at] === WRITE_AHEAD) heap[Number(address) + at] = ROLLBACK;
  }
  const flags = capi.SQLITE_DESERIALIZE_READONLY | capi.SQLITE_DESERIALIZE_FREEONCLOSE;
  database.checkRc(capi.sqlite3_deserialize(database, 'main', address, bytes.length, bytes.length, flags));
  return database;
}

/**
 * Takes from a database what a hostile one could use: nothing is written, no trigger runs, nothing recurses, functions
 * and tables that are not harmless are not reached from its views, and no row is larger than the ceiling.
 */
function harden({ capi }: Sqlite3Static, database: Database): void {
  capi.sqlite3_db_config(database, capi.SQLITE_DBCONFIG_DEFENSIVE, 1);
  capi.sqlite3_db_config(database, capi.SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0);
  capi.sqlite3_db_config(database, capi.SQLITE_DBCONFIG_ENABLE_TRIGGER, 0);
  capi.sqlite3_limit(database, capi.SQLITE_LIMIT_LENGTH, MAX_ROW_BYTES);
  capi.sqlite3_limit(database, capi.SQLITE_LIMIT_EXPR_DEPTH, 100);
  capi.sqlite3_limit(database, capi.SQLITE_LIMIT_COMPOUND_SELECT, 50);
  capi.sqlite3_limit(database, capi.SQLITE_LIMIT_ATTACHED, 0);
  database.exec('PRAGMA trusted_schema = OFF; PRAGMA query_only = ON; PRAGMA cell_size_check = ON');
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

/** What a fault of SQLite is to whoever reads the file. */
function toFault({ capi }: Sqlite3Static, error: unknown, { fileName }: DecodeContext): unknown {
  // Every fault of SQLite carries its number.
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
 * Opens a database that lies in memory. SQLite is loaded with the first one.
 * @throws DecodeFault `not_well_formed` where the bytes are no database.
 */
export async function openSqlite(bytes: Uint8Array, context: DecodeContext): Promise<SqliteFile> {
  instance ??= loadSqlite();
  const sqlite = await instance;
  const { capi, wasm } = sqlite;
  let database: Database;
  // Of the query that runs: one may be asked for while the rows of another are read.
  let budget: Budget = { steps: 0, allowed: FIRST_STEPS };
  try {
    database = openBytes(sqlite, bytes);
    harden(sqlite, database);
  } catch (error) {
    throw toFault(sqlite, error, context);
  }
  const look = () => {
    budget.steps += STEPS_A_LOOK;
    return budget.steps > budget.allowed ? 1 : 0;
  };
  capi.sqlite3_progress_handler(database, STEPS_A_LOOK, look, 0);
  function* readRows(sql: string, values?: BindingSpec): Generator<readonly SqlValue[]> {
    const own: Budget = { steps: 0, allowed: FIRST_STEPS };
    budget = own;
    const statement = database.prepare(sql);
    try {
      if (values !== undefined) statement.bind(values);
      while (statement.step()) {
        own.allowed += STEPS_A_ROW;
        yield statement.get([]);
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
