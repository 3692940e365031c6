// Generates the TypeScript types of the database from a freshly migrated one, or checks that they are current. It is created on the
// PostgreSQL with PostGIS that TEST_DATABASE_URL names, else on a private one, where its programs are installed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../apps/server/src/platform/db/migrations/migrate.ts';
import { openPostgresDatabase } from '../apps/server/src/platform/db/postgres/postgres-database.ts';
import { root } from './machine/ensure-installed.mjs';
import { startPrivatePostgres } from './machine/private-postgres.mjs';

const NAME = 'waypost_types';
const OUT = join(root, 'apps/server/src/platform/db/schema.generated.ts');
/** Tables of PostGIS, of pg-boss, of the migrations and of the identity provider, which has types of its own. */
const NOT_OURS =
  '{pgboss.*,public.{spatial_ref_sys,geography_columns,geometry_columns,schema_migrations,identity_*}}';

const own = process.env.TEST_DATABASE_URL === undefined ? await startPrivatePostgres() : null;
const adminUrl = process.env.TEST_DATABASE_URL ?? own?.url;
if (adminUrl === undefined) {
  console.error('Install PostgreSQL with PostGIS, or set TEST_DATABASE_URL to one.');
  process.exit(1);
}
const admin = new pg.Client({ connectionString: adminUrl });
await admin.connect();
await admin.query(`drop database if exists ${NAME} with (force)`);
await admin.query(`create database ${NAME}`);
const url = new URL(adminUrl);
url.pathname = `/${NAME}`;
const database = await openPostgresDatabase(url.href, 1, console.error);
await migrate(database);
await database.close();

const { status } = spawnSync(
  join(root, 'node_modules/.bin/kysely-codegen'),
  [
    '--dialect=postgres',
    `--url=${url.href}`,
    `--out-file=${OUT}`,
    `--exclude-pattern=${NOT_OURS}`,
    '--type-mapping={"int8":"number","timestamptz":"Date","geometry":"string"}',
    ...(process.argv.includes('--verify') ? ['--verify'] : []),
  ],
  { stdio: 'inherit' },
);
await admin.query(`drop database ${NAME} with (force)`);
await admin.end();
await own?.stop();
process.exit(status ?? 1);
