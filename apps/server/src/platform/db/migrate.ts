import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import type { Database, Tx } from './database.ts';

const MIGRATIONS_DIR = new URL('../../../migrations/', import.meta.url);

/** Taken while migrating, so that two processes that start at once do not both do it. */
const MIGRATION_LOCK = 7_294_113;

interface MigrationsTable {
  schema_migrations: { name: string; digest: string };
}

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly digest: string;
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(MIGRATIONS_DIR)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, MIGRATIONS_DIR), 'utf8');
      return { name, sql: text, digest: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/**
 * Brings the database to the newest schema; harmless when it is there.
 * @returns the names of the migrations it applied.
 * @throws when an applied migration’s file was changed afterwards, or one fails (it is then rolled back whole).
 */
export async function migrate(database: Database): Promise<string[]> {
  await database.transaction(async (tx) => {
    // Even `if not exists` fails where two processes create the same table at once.
    await lock(tx);
    await sql`create table if not exists schema_migrations (
      name text primary key, digest text not null, applied_at timestamptz not null default now()
    )`.execute(tx);
  });
  const migrations = await readMigrations();
  const applied: string[] = [];
  for (const migration of migrations) {
    await database.transaction(async (tx) => {
      await lock(tx);
      if (await isApplied(tx, migration)) return;
      await applyStatements(tx, migration.sql);
      await toMigrationsTable(tx)
        .insertInto('schema_migrations')
        .values({ name: migration.name, digest: migration.digest })
        .execute();
      applied.push(migration.name);
    });
  }
  return applied;
}

async function lock(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(tx);
}

/** The bookkeeping table stands outside the generated schema, which shows the product’s own tables alone. */
function toMigrationsTable(tx: Tx): Kysely<MigrationsTable> {
  return tx as unknown as Kysely<MigrationsTable>;
}

async function isApplied(tx: Tx, migration: Migration): Promise<boolean> {
  const row = await toMigrationsTable(tx)
    .selectFrom('schema_migrations')
    .select('digest')
    .where('name', '=', migration.name)
    .executeTakeFirst();
  if (row === undefined) return false;
  if (row.digest !== migration.digest) {
    throw new Error(
      `Migration ${migration.name} was changed after it had been applied. Add a new one instead.`,
    );
  }
  return true;
}

/** Runs the statements one by one: PGlite takes a single statement a query inside a transaction. */
async function applyStatements(tx: Tx, text: string): Promise<void> {
  for (const statement of splitStatements(text)) await sql.raw(statement).execute(tx);
}

/** Splits SQL at the semicolons that end statements: not those in `$$` bodies, quotes or comments. */
export function splitStatements(text: string): string[] {
  const token = /\$\$[\s\S]*?\$\$|'(?:[^']|'')*'|--[^\n]*|;/g;
  const statements: string[] = [];
  let start = 0;
  for (const match of text.matchAll(token)) {
    if (match[0] !== ';') continue;
    statements.push(text.slice(start, match.index));
    start = match.index + 1;
  }
  statements.push(text.slice(start));
  return statements.map((s) => s.trim()).filter((s) => s.replace(/--[^\n]*/g, '').trim() !== '');
}
