import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPostgres, openTestDatabase, type TestDatabase } from '../../../../test/app/test-database.ts';
import { ODD_VALUES } from '../../../../test/backups/odd-values.ts';
import { makeBlankDatabase } from '../embedded/blank-database.ts';
import { openEmbeddedDatabase } from '../embedded/embedded-database.ts';
import type { DumpConnection } from './dump-connection.ts';
import { dumpParts, listDumpTables, quote, toTarget } from './dump-tables.ts';
import { openEmbeddedDump } from './embedded-dump.ts';
import { openPostgresDump } from './postgres-dump.ts';

const KINDS = isPostgres() ? (['embedded', 'postgres'] as const) : (['embedded'] as const);
type Kind = (typeof KINDS)[number];

/** Many rows that share a part, rows of which a few fill one, and rows longer than any buffer on the way. */
const SIZES = [
  { rows: 1000, bytes: 100 },
  { rows: 300, bytes: 20_000 },
  { rows: 10, bytes: 2_000_000 },
] as const;
/** Only what hangs takes as long, also on a machine that does much else. */
const HANG_MS = 300_000;
const ODD = 'odd_values';
const TYPES = Object.keys(ODD_VALUES);
/** One row more than any type has values: it is null throughout. */
const ODD_ROWS = 1 + Math.max(...Object.values(ODD_VALUES).map((values) => values.length));

/** Half of a row is text, which repeats nowhere and has to be escaped; the other half are its bytes. */
const CREATE_SIZES = SIZES.map(
  ({ rows, bytes }) => `
    create table rows_of_${bytes} (id integer primary key, text text not null, bytes bytea not null);
    insert into rows_of_${bytes}
    select row, made.text, convert_to(made.text, 'UTF8') from generate_series(1, ${rows}) row
    cross join lateral (
      select left(string_agg(md5(row || ' ' || block) || repeat(E'tab\\t line\\n \\\\N\\\\ ', 65), '' order by block),
        ${bytes / 2}) as text from generate_series(0, ${bytes} / 2000) block offset 0) made;`,
).join('');

const CREATE_ODD = `
  create schema if not exists pgboss;
  do $$ begin
    create type pgboss.job_state as enum (${(ODD_VALUES['pgboss.job_state'] ?? []).map((state) => `'${state}'`)});
  exception when duplicate_object then null; end $$;
  create table ${ODD} (id integer primary key, ${TYPES.map((type) => `${quote(type)} ${type}`).join(', ')});
  ${Array.from({ length: ODD_ROWS }, (_, row) => {
    const values = TYPES.map((type) => ODD_VALUES[type]?.[row]);
    const literals = values.map((value) => (value === undefined ? 'null' : pg.escapeLiteral(value)));
    return `insert into ${ODD} values (${[row, ...literals].join(', ')});`;
  }).join('\n')}`;

/** Rows as each database writes them, long ones by their digests. */
function readRows(connection: DumpConnection, table: string, columns: readonly string[]) {
  const read = columns.map((column) => {
    const text = `${quote(column)}::text`;
    return `case when length(${text}) > 1000 then length(${text}) || ' ' || md5(${text}) else ${text} end as ${quote(column)}`;
  });
  return connection.query<Record<string, string | null>>(
    `select ${read.join(', ')} from ${table} order by id`,
  );
}

describe('rows copied from a database to a database', () => {
  const connections = new Map<Kind, DumpConnection>();
  let migrated: TestDatabase;
  let folder: string;

  const take = (kind: Kind): DumpConnection => {
    const connection = connections.get(kind);
    if (connection === undefined) throw new Error(`There is no ${kind} database.`);
    return connection;
  };

  beforeAll(async () => {
    migrated = await openTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'waypost-round-trip-'));
    await makeBlankDatabase();
    await (await openEmbeddedDatabase(folder)).close();
    connections.set('embedded', await openEmbeddedDump(join(folder, 'database')));
    if (migrated.url !== null) connections.set('postgres', await openPostgresDump(migrated.url));
    for (const connection of connections.values()) {
      await connection.run(CREATE_SIZES);
      await connection.run(CREATE_ODD);
    }
  }, HANG_MS);
  afterAll(async () => {
    for (const connection of connections.values()) await connection.close();
    await migrated.release();
    await rm(folder, { recursive: true, force: true });
  });

  test('have values of each type that a column of the product has', async () => {
    const found = await migrated.database.script(`
      select distinct format_type(a.atttypid, a.atttypmod) as type from pg_attribute a
      join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
        and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
        and c.relname <> '${ODD}'`);
    expect(found.length).toBeGreaterThan(15);
    expect(found.map(({ type }) => type).filter((type) => !TYPES.includes(String(type)))).toEqual([]);
    const states = await migrated.database.script(
      'select unnest(enum_range(null::pgboss.job_state))::text as state',
    );
    expect(states.map(({ state }) => state)).toEqual(ODD_VALUES['pgboss.job_state']);
  });

  test.each(KINDS.flatMap((from) => KINDS.map((to) => [from, to] as const)))(
    'are the same, from %s to %s',
    async (from, to) => {
      const [source, target] = [take(from), take(to)];
      const tables = await listDumpTables(source);
      for (const name of [ODD, ...SIZES.map(({ bytes }) => `rows_of_${bytes}`)]) {
        const table = tables.find((listed) => listed.name === name);
        if (table === undefined) throw new Error(`There is no table ${name}.`);
        const copied = `${name}_from_${from}`;
        await target.run(`create table ${copied} (like ${name})`);
        for await (const part of dumpParts(source, table)) {
          await target.copyIn(toTarget({ ...table, name: copied }), part);
        }
        const rows = await readRows(source, name, table.columns);
        expect(await readRows(target, copied, table.columns)).toEqual(rows);
        const wanted = SIZES.find(({ bytes }) => name.endsWith(`_${bytes}`));
        expect(rows).toHaveLength(wanted?.rows ?? ODD_ROWS);
      }
    },
    HANG_MS,
  );

  test('have the length they are said to have, and every odd value', async () => {
    for (const connection of connections.values()) {
      for (const { bytes } of SIZES) {
        const lengths = await connection.query(
          `select distinct octet_length(text) + octet_length(bytes) as length from rows_of_${bytes}`,
        );
        expect(lengths).toEqual([{ length: bytes }]);
      }
      const counts = await connection.query<Record<string, number>>(
        `select ${TYPES.map((type) => `count(${quote(type)})::integer as ${quote(type)}`).join(', ')} from ${ODD}`,
      );
      expect(counts).toEqual([Object.fromEntries(TYPES.map((type) => [type, ODD_VALUES[type]?.length]))]);
    }
  });
});
