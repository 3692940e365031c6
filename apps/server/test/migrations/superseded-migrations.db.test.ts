import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../src/platform/db/database.ts';
import { applyMigration, prepareMigrations } from '../../src/platform/db/migrations/apply-migration.ts';
import { migrate } from '../../src/platform/db/migrations/migrate.ts';
import {
  type Migration,
  readMigrations,
  toMigration,
} from '../../src/platform/db/migrations/migration-files.ts';
import { openEmptyDatabase } from '../app/test-database.ts';

/** Earlier texts of rewritten migrations, under the names that they kept. */
const SUPERSEDED = new URL('superseded-migrations/', import.meta.url);

async function readSuperseded(): Promise<Map<string, Migration>> {
  const superseded = new Map<string, Migration>();
  for (const name of await readdir(SUPERSEDED)) {
    superseded.set(name, toMigration(name, await readFile(new URL(name, SUPERSEDED), 'utf8')));
  }
  return superseded;
}

/** Rows from before the later migrations, which affect them. */
const ROWS = `
  insert into members (display_name) values ('Ana');
  insert into organizations (organization_name) values ('Costa Viva');
  insert into projects (organization_id, ancestor_ids, project_name) values (1, '{1}', 'Coast watch');
  insert into features (code, project_id, member_id, name, color, geometry, geometry_type, created_origin)
  values (gen_random_uuid(), 1, 1, 'Red buoy', '#0059ff', st_setsrid(st_makepoint(-110, 24), 4326), 'Point', '2026-03-01T10:20:30Z')`;

async function apply(database: Database, migrations: readonly Migration[]): Promise<void> {
  await prepareMigrations(database);
  for (const [index, migration] of migrations.entries()) {
    await applyMigration(database, migration);
    if (index === 0) await database.script(ROWS);
  }
}

/** Objects of extensions, which depend on them. */
const isOurs = (catalogue: 'pg_class' | 'pg_proc') =>
  `not exists (select from pg_depend where classid = '${catalogue}'::regclass and objid = ${catalogue}.oid and deptype = 'e')`;
const TABLES = `select oid from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'S', 'v') and ${isOurs('pg_class')}`;

/** Queries of the catalogue; each returns lines of text. */
const CATALOGUE: Readonly<Record<string, string>> = {
  columns: `
    select concat_ws(' ', attrelid::regclass, attnum, attname, format_type(atttypid, atttypmod), attnotnull, attidentity,
      attgenerated, pg_get_expr(adbin, adrelid)) as line
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attrelid in (${TABLES}) and attnum > 0 and not attisdropped`,
  indexes: `
    select concat_ws(' ', pg_get_indexdef(indexrelid), indisvalid, indisready) as line
    from pg_index where indrelid in (${TABLES})`,
  constraints: `
    select concat_ws(' ', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid)) as line
    from pg_constraint where conrelid in (${TABLES})`,
  functions: `
    select pg_get_functiondef(oid) as line
    from pg_proc where pronamespace = 'public'::regnamespace and prokind <> 'a' and ${isOurs('pg_proc')}`,
  triggers: `
    select pg_get_triggerdef(oid) as line from pg_trigger where tgrelid in (${TABLES}) and not tgisinternal`,
  components: `select concat_ws(' ', project_id, name) as line from project_components`,
  hours: `select concat_ws(' ', project_id, hour, features_count) as line from feature_hours`,
};

async function readCatalogue(database: Database): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [what, question] of Object.entries(CATALOGUE)) {
    const { rows } = await sql.raw<{ line: string }>(question).execute(database.read);
    found[what] = rows.map(({ line }) => line).sort();
  }
  return found;
}

test('earlier texts listed by migrations are kept', async () => {
  const superseded = await readSuperseded();
  const standing = (await readMigrations()).filter(({ standsFor }) => standsFor.length > 0);
  expect(standing.map(({ name, standsFor }) => [name, standsFor])).toEqual(
    [...superseded].map(([name, { digest }]) => [name, [digest]]),
  );
});

test('rewritten migrations produce the schema of their earlier texts, and are not applied over them', async () => {
  const migrations = await readMigrations();
  const superseded = await readSuperseded();
  const [before, anew] = [await openEmptyDatabase(), await openEmptyDatabase()];
  try {
    await apply(
      before.database,
      migrations.map((migration) => superseded.get(migration.name) ?? migration),
    );
    await apply(anew.database, migrations);
    const catalogue = await readCatalogue(before.database);
    for (const what of ['columns', 'indexes', 'constraints', 'functions', 'components', 'hours']) {
      expect(catalogue[what], what).not.toEqual([]);
    }
    expect(await readCatalogue(anew.database)).toEqual(catalogue);
    expect(await migrate(before.database)).toEqual([]);
    expect(await readCatalogue(before.database)).toEqual(catalogue);
  } finally {
    await anew.release();
    await before.release();
  }
});
