import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { preparePartitions } from '../../src/modules/positions/index.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { openEmbeddedDatabase } from '../../src/platform/db/embedded/embedded-database.ts';
import { giveWay } from '../../src/platform/db/give-way.ts';
import { migrate } from '../../src/platform/db/migrations/migrate.ts';
import { openPostgresDatabase } from '../../src/platform/db/postgres/postgres-database.ts';

/** URL of a PostgreSQL for tests; without it the tests run on the embedded database. */
const ADMIN_URL = process.env.TEST_DATABASE_URL;
/** One per checkout: two checkouts may have different migrations. */
const TEMPLATE = `waypost_test_template_${createHash('sha256')
  .update(import.meta.url)
  .digest('hex')
  .slice(0, 12)}`;

/** A clean, migrated database for one test file. */
export interface TestDatabase {
  readonly database: Database;
  /** Null on the embedded database. */
  readonly url: string | null;
  release(): Promise<void>;
}

/** Kept for the life of the process: booting an embedded database costs seconds, emptying its tables milliseconds. */
const shared = globalThis as typeof globalThis & {
  testEmbedded?: Promise<Database>;
  testTemplate?: Promise<void>;
};

export function isPostgres(): boolean {
  return ADMIN_URL !== undefined;
}

export function openTestDatabase(): Promise<TestDatabase> {
  return ADMIN_URL === undefined ? openEmbedded() : openPostgres(ADMIN_URL);
}

/** A pristine database, without a schema. */
export async function openEmptyDatabase(): Promise<TestDatabase> {
  if (ADMIN_URL !== undefined) return openNewPostgres(ADMIN_URL, null);
  const database = await openEmbeddedDatabase(null);
  return { database, url: null, release: () => database.close() };
}

async function openEmbedded(): Promise<TestDatabase> {
  shared.testEmbedded ??= bootEmbedded();
  const database = await shared.testEmbedded;
  await emptyTables(database);
  return { database, url: null, release: async () => {} };
}

async function bootEmbedded(): Promise<Database> {
  const database = await openEmbeddedDatabase(null);
  await migrate(database);
  return database;
}

/**
 * Empties every table except the bookkeeping of migrations, PostGIS and pg-boss. A server that runs may write in the
 * background, such as who is inside a fence.
 */
export async function emptyTables(database: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename not in ('schema_migrations', 'spatial_ref_sys')`.execute(
    database.read,
  );
  const names = [...rows.map(({ name }) => name), 'pgboss.job'];
  await giveWay(database, (tx) =>
    sql`truncate ${sql.raw(names.join(', '))} restart identity cascade`.execute(tx),
  );
}

async function openPostgres(adminUrl: string): Promise<TestDatabase> {
  shared.testTemplate ??= makeTemplate(adminUrl);
  await shared.testTemplate;
  return openNewPostgres(adminUrl, TEMPLATE);
}

/** @param template what it is a copy of; null: nothing. */
async function openNewPostgres(adminUrl: string, template: string | null): Promise<TestDatabase> {
  const name = `waypost_test_${randomUUID().replaceAll('-', '')}`;
  // By file: page by page through the log takes twice as much of a processor.
  await runAsAdmin(
    adminUrl,
    `create database ${name} template ${template ?? 'template1'} strategy file_copy`,
  );
  const url = withDatabase(adminUrl, name);
  const database = await openPostgresDatabase(url, 10, () => {});
  return {
    database,
    url,
    async release() {
      await database.close();
      await runAsAdmin(adminUrl, `drop database ${name} with (force)`);
    },
  };
}

async function makeTemplate(adminUrl: string): Promise<void> {
  await runAsAdmin(adminUrl, `drop database if exists ${TEMPLATE} with (force)`);
  await runAsAdmin(adminUrl, `create database ${TEMPLATE}`);
  const database = await openPostgresDatabase(withDatabase(adminUrl, TEMPLATE), 1, () => {});
  await migrate(database);
  // Each server would make them when it starts.
  await preparePartitions(database, Date.now());
  await database.close();
}

async function runAsAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function withDatabase(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}
