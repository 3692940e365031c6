import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FILE_COLUMNS } from '../../src/platform/db/dump/dump-tables.ts';
import { openTestDatabase, type TestDatabase } from '../app/test-database.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.release());

/** All columns of our own tables; a partition has those of its table. */
async function listColumns() {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select c.table_name, c.column_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name <> 'spatial_ref_sys'
      and c.table_name not like 'identity\_%'
      and not exists (select from pg_class k where k.oid = quote_ident(c.table_name)::regclass and k.relispartition)`.execute(
    opened.database.read,
  );
  return rows.map(({ table_name, column_name }) => `${table_name}.${column_name}`);
}

/** Columns whose row is deleted, or whose value is set to null, with the row that they reference. */
async function listFollowing() {
  const { rows } = await sql<{ name: string }>`
    select k.conrelid::regclass::text || '.' || a.attname as name from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and cardinality(k.conkey) = 1 and k.confdeltype in ('c', 'n')`.execute(
    opened.database.read,
  );
  return new Set(rows.map(({ name }) => name));
}

/** The table's own primary key, and rows that outlive what they reference. */
const STANDS_ALONE: Readonly<Record<string, string>> = {
  'projects.project_id': 'is the key',
  'organizations.organization_id': 'is the key',
  'members.member_id': 'is the key',
  'audit_entries.organization_id': 'a record outlives what it tells of',
  'audit_entries.project_id': 'a record outlives what it tells of',
  'events.member_id': 'a log entry is only ever added',
};

/** Digests that do not refer to a file of the storage. */
const NAMES_NO_FILE: Readonly<Record<string, string>> = {
  'schema_migrations.digest': 'is of the text of a migration',
  'features.request_digest': 'is of the body that created the feature',
  'import_files.source_digest': 'is of a file that stays in the browser',
  'lost_image_files.digest': 'is of a file that is to be removed',
  'picture_variants.digest': 'is of the picture it was drawn from; its own file is variant_digest',
};

describe('a table', () => {
  test('that references a project, an organization, a member or a feature is deleted with it', async () => {
    const following = await listFollowing();
    const names = /\.(project_id|organization_id|member_id|feature_code)$/;
    const left = (await listColumns()).filter(
      (column) => names.test(column) && !following.has(column) && STANDS_ALONE[column] === undefined,
    );
    const what = [
      `Rows of ${left.join(', ')} outlive what they name:`,
      'declare the column with `references … on delete cascade` (or `set null`) in its migration,',
      'or give its reason in STANDS_ALONE of apps/server/test/rules/tables.db.test.ts.',
    ].join(' ');
    expect(left, what).toEqual([]);
  });

  test('that references a stored file keeps it from being removed', async () => {
    const store = read('src/modules/resources/store.ts');
    const query = /function listUnusedDigests[\s\S]*?\n}/.exec(store)?.[0] ?? '';
    const digests = (await listColumns()).filter((column) => /[._]digest$/.test(column));
    const left = digests.filter((column) => {
      const [table, name] = column.split('.');
      return (
        NAMES_NO_FILE[column] === undefined &&
        !new RegExp(`from ${table} (\\w+) where \\1\\.${name} =`).test(query)
      );
    });
    expect(digests.length).toBeGreaterThan(4);
    const what = [
      `The files of ${left.join(', ')} may be removed as unused:`,
      'add `and not exists (select 1 from <table> x where x.<column> = one.digest)` to listUnusedDigests',
      'in apps/server/src/modules/resources/store.ts, or give a reason in NAMES_NO_FILE of',
      'apps/server/test/rules/tables.db.test.ts.',
    ].join(' ');
    expect(left, what).toEqual([]);
  });

  test('that references a stored file has it in the backups', async () => {
    const backedUp = FILE_COLUMNS.map(([table, column]) => `${table}.${column}`);
    const digests = (await listColumns()).filter((column) => /[._](variant_|icon_)?digest$/.test(column));
    const left = digests.filter(
      (column) => NAMES_NO_FILE[column] === undefined && !backedUp.includes(column as never),
    );
    expect(left, 'add them to FILE_COLUMNS in apps/server/src/platform/db/dump/dump-tables.ts').toEqual([]);
    expect(backedUp.filter((column) => !digests.includes(column))).toEqual([]);
  });

  test('is described in schema.generated.ts', async () => {
    const types = read('src/platform/db/schema.generated.ts');
    const left = [...new Set((await listColumns()).map((column) => column.split('.')[0] ?? ''))].filter(
      (table) => table !== 'schema_migrations' && !new RegExp(`^ {2}${table}: \\w+;$`, 'm').test(types),
    );
    expect(
      left,
      `Run \`npm run types:database\` with TEST_DATABASE_URL: ${left.join(', ')} has no type.`,
    ).toEqual([]);
  });
});
