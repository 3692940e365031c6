import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database, Reader, Tx } from '../database.ts';
import { hasWaitedForLock } from '../database-fault.ts';
import { ensureExtension } from './ensure-extension.ts';
import type { Migration, MigrationStep } from './migration-files.ts';

/** Advisory lock of migrations, so that two processes that start at once do not both migrate. */
const MIGRATION_LOCK = 7_294_113;
/** Interval at which a process checks whether another has finished migrating. */
const LOOK_MS = 200;

/**
 * Lock timeout of a statement on a table in use. Later statements, reads included, queue behind a waiting one: so it
 * gives up, lets them through, and retries. Longer than the second after which PostgreSQL cancels an autovacuum that
 * others wait for: otherwise a busy table would never be locked.
 */
const LOCK_TIMEOUT_MS = 1_500;
const PAUSE_MS = 1_000;
/** Some minutes: nothing in the product holds a lock for longer. */
const MOST_TRIES = 120;

interface MigrationsTable {
  schema_migrations: { name: string; digest: string };
}

/** The outcome of a migration; null if another process holds the lock. */
type Attempt = 'applied' | 'known' | null;

/** Creates the table of applied migrations if it does not exist. */
export async function prepareMigrations(database: Database): Promise<void> {
  await inTurn(() =>
    database.transaction(async (tx) => {
      // Even `if not exists` fails if two processes create the same table at once.
      if (!(await takeLock(tx))) return null;
      await sql`create table if not exists schema_migrations (
        name text primary key, digest text not null, applied_at timestamptz not null default now()
      )`.execute(tx);
      return 'known';
    }),
  );
}

/**
 * The migrations not applied yet, with one query: most starts have none.
 * @throws when the file of an applied migration was changed and does not list the applied text as an earlier one.
 */
export async function listUnapplied(
  database: Database,
  migrations: readonly Migration[],
): Promise<Migration[]> {
  const rows = await toMigrationsTable(database.read)
    .selectFrom('schema_migrations')
    .select(['name', 'digest'])
    .execute();
  const digests = new Map(rows.map(({ name, digest }) => [name, digest]));
  return migrations.filter((migration) => !isAppliedAs(migration, digests.get(migration.name)));
}

/**
 * Applies a migration unless it was applied. @returns whether this process did it.
 * @throws when the file of an applied migration was changed and does not list the applied text, or when a statement
 * fails: the migration is then rolled back, or, if its statements are committed one by one, restarted by the next
 * attempt.
 */
export async function applyMigration(database: Database, migration: Migration): Promise<boolean> {
  // The embedded database has a single connection and no concurrency: everything runs in one transaction.
  const apply = migration.isStepwise && database.kind === 'postgres' ? applyStepwise : applyAtOnce;
  return (await inTurn(() => apply(database, migration))) === 'applied';
}

/** Polls for the lock. No statement waits for it, since `create index concurrently` would wait for that statement. */
async function inTurn(attempt: () => Promise<Attempt>): Promise<Attempt> {
  for (;;) {
    const outcome = await attempt();
    if (outcome !== null) return outcome;
    await sleep(LOOK_MS);
  }
}

/** Retries what hit the lock timeout. */
async function withPatience<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!hasWaitedForLock(error) || tries === MOST_TRIES) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

/** Runs a migration in one transaction. */
function applyAtOnce(database: Database, migration: Migration): Promise<Attempt> {
  return withPatience(() =>
    database.transaction(async (tx) => {
      if (!(await takeLock(tx))) return null;
      if (await isApplied(tx, migration)) return 'known';
      // The embedded database has no lock timeouts, and no other sessions to wait for.
      await sql`select set_config('lock_timeout', ${String(LOCK_TIMEOUT_MS)}, true)`.execute(tx);
      await sql`set local statement_timeout = 0`.execute(tx);
      // PGlite accepts a single statement per query inside a transaction.
      for (const step of migration.steps) await runStep(tx, { ...step, sql: withoutConcurrently(step.sql) });
      await noteApplied(tx, migration);
      return 'applied';
    }),
  );
}

/** Runs each statement in its own transaction, on one connection, whose session holds the lock meanwhile. */
function applyStepwise(database: Database, migration: Migration): Promise<Attempt> {
  return database.read.connection().execute(async (db) => {
    const found = await sql<{
      taken: boolean;
    }>`select pg_try_advisory_lock(${MIGRATION_LOCK}) as taken`.execute(db);
    if (found.rows[0]?.taken !== true) return null;
    try {
      if (await isApplied(db, migration)) return 'known';
      await sql`set statement_timeout = 0`.execute(db);
      for (const step of migration.steps) await runAlone(db, step);
      await noteApplied(db, migration);
      return 'applied';
    } finally {
      await sql`reset statement_timeout`.execute(db);
      await sql`reset lock_timeout`.execute(db);
      await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(db);
    }
  });
}

async function runAlone(db: Reader, step: MigrationStep): Promise<void> {
  const index = toConcurrentIndex(step.sql);
  if (index !== null) await dropUnfinished(db, index);
  // A concurrent statement blocks no others while it waits, and would leave an invalid index if it timed out.
  const timeoutMs = isConcurrent(step.sql) ? 0 : LOCK_TIMEOUT_MS;
  await sql`select set_config('lock_timeout', ${String(timeoutMs)}, false)`.execute(db);
  await withPatience(() => runStep(db, step));
}

async function runStep(db: Reader, { sql: statement, isRepeated, extension }: MigrationStep): Promise<void> {
  if (extension !== null && !(await ensureExtension(db, extension))) return;
  for (;;) {
    const { rows, numAffectedRows = 0n } = await sql.raw(statement).execute(db);
    if (!isRepeated || (rows.length === 0 && numAffectedRows === 0n)) return;
  }
}

const isConcurrent = (statement: string) => /\bconcurrently\b/i.test(statement);
const withoutConcurrently = (statement: string) => statement.replace(/\bindex concurrently\b/i, 'index');

/** The name of the index that a statement creates concurrently, or null. */
function toConcurrentIndex(statement: string): string | null {
  return /\bcreate (?:unique )?index concurrently if not exists (\w+)/i.exec(statement)?.[1] ?? null;
}

/** An interrupted index creation leaves an invalid index, which is unused and blocks another attempt. */
async function dropUnfinished(db: Reader, name: string): Promise<void> {
  const { rows } = await sql`
    select 1 from pg_index where indexrelid = to_regclass(${name}) and not indisvalid`.execute(db);
  if (rows.length > 0) await sql`drop index concurrently ${sql.ref(name)}`.execute(db);
}

/** Whether this transaction got the lock. */
async function takeLock(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(${MIGRATION_LOCK}) as taken`.execute(tx);
  return rows[0]?.taken === true;
}

/** The bookkeeping table is outside the generated schema, which has only the product's own tables. */
function toMigrationsTable(db: Reader): Kysely<MigrationsTable> {
  return db as unknown as Kysely<MigrationsTable>;
}

async function noteApplied(db: Reader, { name, digest }: Migration): Promise<void> {
  await toMigrationsTable(db).insertInto('schema_migrations').values({ name, digest }).execute();
}

async function isApplied(db: Reader, migration: Migration): Promise<boolean> {
  const row = await toMigrationsTable(db)
    .selectFrom('schema_migrations')
    .select('digest')
    .where('name', '=', migration.name)
    .executeTakeFirst();
  return isAppliedAs(migration, row?.digest);
}

/** @param digest of the applied text; undefined if none was applied. */
function isAppliedAs({ name, digest: own, standsFor }: Migration, digest: string | undefined): boolean {
  if (digest === undefined) return false;
  // The stored digest is not updated: processes of the previous version accept no other, and may yet start.
  if (digest !== own && !standsFor.includes(digest)) {
    throw new Error(`Migration ${name} was changed after it had been applied. Add a new one instead.`);
  }
  return true;
}
