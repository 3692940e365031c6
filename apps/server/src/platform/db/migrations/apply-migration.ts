import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database, Reader, Tx } from '../database.ts';
import { hasWaitedForLock } from '../database-fault.ts';
import type { Migration, MigrationStep } from './migration-files.ts';

/** Taken while migrating, so that two processes that start at once do not both do it. */
const MIGRATION_LOCK = 7_294_113;
/** How often a process looks whether the one that migrates is done. */
const LOOK_MS = 200;

/**
 * How long a statement may wait for a table that others use. Whoever comes after it waits behind it meanwhile, readers
 * too: so it gives up, lets them through, and comes again. More than the second after which PostgreSQL ends its own
 * vacuuming of a table for whoever waits: with less, a busy table would never be had.
 */
const LOCK_TIMEOUT_MS = 1_500;
const PAUSE_MS = 1_000;
/** Some minutes: what is held for longer, nobody of the product holds. */
const MOST_TRIES = 120;

interface MigrationsTable {
  schema_migrations: { name: string; digest: string };
}

/** What became of a migration; null where another process has its turn. */
type Attempt = 'applied' | 'known' | null;

/** Makes the table of what was applied, unless it is there. */
export async function prepareMigrations(database: Database): Promise<void> {
  await inTurn(() =>
    database.transaction(async (tx) => {
      // Even `if not exists` fails where two processes create the same table at once.
      if (!(await takeLock(tx))) return null;
      await sql`create table if not exists schema_migrations (
        name text primary key, digest text not null, applied_at timestamptz not null default now()
      )`.execute(tx);
      return 'known';
    }),
  );
}

/**
 * Those of the migrations that were not applied yet: at most starts there are none, and one question tells it.
 * @throws when the file of one was changed since it had been applied and does not stand for what was.
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
 * Applies a migration, unless it was. @returns whether this process did it.
 * @throws when its file was changed since it had been applied and does not stand for what was, or a statement fails: it is
 * then rolled back whole, or, where its statements are committed one by one, begun again by the next try.
 */
export async function applyMigration(database: Database, migration: Migration): Promise<boolean> {
  // The embedded database has one connection, so that nobody is in the way of anybody: all is one transaction.
  const apply = migration.isStepwise && database.kind === 'postgres' ? applyStepwise : applyAtOnce;
  return (await inTurn(() => apply(database, migration))) === 'applied';
}

/** Tries until it is this process’s turn. No statement waits for it: `create index concurrently` would wait for that one. */
async function inTurn(attempt: () => Promise<Attempt>): Promise<Attempt> {
  for (;;) {
    const outcome = await attempt();
    if (outcome !== null) return outcome;
    await sleep(LOOK_MS);
  }
}

/** Does again what gave up because others used a table. */
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

/** All of a migration in one transaction. */
function applyAtOnce(database: Database, migration: Migration): Promise<Attempt> {
  return withPatience(() =>
    database.transaction(async (tx) => {
      if (!(await takeLock(tx))) return null;
      if (await isApplied(tx, migration)) return 'known';
      // The embedded database has no clock to end a wait by, and nobody to wait for.
      await sql`select set_config('lock_timeout', ${String(LOCK_TIMEOUT_MS)}, true)`.execute(tx);
      await sql`set local statement_timeout = 0`.execute(tx);
      // PGlite takes a single statement a query inside a transaction.
      for (const step of migration.steps) await runStep(tx, { ...step, sql: withoutConcurrently(step.sql) });
      await noteApplied(tx, migration);
      return 'applied';
    }),
  );
}

/** Each statement in a transaction of its own, on one connection, whose session holds the lock meanwhile. */
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
  // What is done concurrently stands in nobody’s way while it waits, and would leave its index unfinished if it gave up.
  const timeoutMs = isConcurrent(step.sql) ? 0 : LOCK_TIMEOUT_MS;
  await sql`select set_config('lock_timeout', ${String(timeoutMs)}, false)`.execute(db);
  await withPatience(() => runStep(db, step));
}

async function runStep(db: Reader, { sql: statement, isRepeated }: MigrationStep): Promise<void> {
  for (;;) {
    const { rows, numAffectedRows = 0n } = await sql.raw(statement).execute(db);
    if (!isRepeated || (rows.length === 0 && numAffectedRows === 0n)) return;
  }
}

const isConcurrent = (statement: string) => /\bconcurrently\b/i.test(statement);
const withoutConcurrently = (statement: string) => statement.replace(/\bindex concurrently\b/i, 'index');

/** The name of the index that a statement makes concurrently, or null. */
function toConcurrentIndex(statement: string): string | null {
  return /\bcreate (?:unique )?index concurrently if not exists (\w+)/i.exec(statement)?.[1] ?? null;
}

/** An index whose making was ended stays behind, used by nobody and in the way of another try. */
async function dropUnfinished(db: Reader, name: string): Promise<void> {
  const { rows } = await sql`
    select 1 from pg_index where indexrelid = to_regclass(${name}) and not indisvalid`.execute(db);
  if (rows.length > 0) await sql`drop index concurrently ${sql.ref(name)}`.execute(db);
}

/** Whether the lock is this transaction’s now. */
async function takeLock(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(${MIGRATION_LOCK}) as taken`.execute(tx);
  return rows[0]?.taken === true;
}

/** The bookkeeping table stands outside the generated schema, which shows the product’s own tables alone. */
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

/** @param digest of the text that was applied; undefined where none was. */
function isAppliedAs({ name, digest: own, standsFor }: Migration, digest: string | undefined): boolean {
  if (digest === undefined) return false;
  // The digest stays as it is: processes of the version before know no other, and may yet start.
  if (digest !== own && !standsFor.includes(digest)) {
    throw new Error(`Migration ${name} was changed after it had been applied. Add a new one instead.`);
  }
  return true;
}
