import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../test/app/test-database.ts';
import { openPostgresDatabase } from '../postgres/postgres-database.ts';
import { applyMigration, listUnapplied } from './apply-migration.ts';
import { type Migration, toMigration } from './migration-files.ts';

let opened: TestDatabase;
let taken = 0;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(async () => {
  await opened.database.script(
    "drop table if exists things; delete from schema_migrations where name like '9%'",
  );
  await opened.release();
});

const apply = (migration: Migration) => applyMigration(opened.database, migration);
function write(text: string): Migration {
  taken += 1;
  return toMigration(`9${String(taken).padStart(3, '0')}_made_up.sql`, text);
}
const read = async <T>(text: string): Promise<T[]> =>
  (await sql.raw<T>(text).execute(opened.database.read)).rows;
const makeThings = (count: number) =>
  opened.database.script(`
    drop table if exists things;
    create table things (id integer primary key, size integer);
    insert into things (id) select n from generate_series(1, ${count}) n`);

const INDEX = '-- stepwise\ncreate index concurrently if not exists things_size on things (size);\n';
const indexes = () =>
  read<{ valid: boolean }>(
    "select indisvalid as valid from pg_index where indexrelid = to_regclass('things_size')",
  );

test('a repeated statement processes a table in batches, once', async () => {
  await makeThings(25);
  const migration = write(`-- stepwise
-- repeated
update things set size = 1 where id in (select id from things where size is null order by id limit 10);
create index concurrently if not exists things_size on things (size);
`);
  expect(await apply(migration)).toBe(true);
  expect(await read('select count(*) as count from things where size = 1')).toEqual([{ count: 25 }]);
  expect(await indexes()).toEqual([{ valid: true }]);
  expect(await apply(migration)).toBe(false);
});

test('a failed migration leaves nothing, or only what the next attempt can continue from', async () => {
  await makeThings(3);
  const whole = write('update things set size = 1; insert into things (id) values (1);');
  await expect(apply(whole)).rejects.toMatchObject({ code: '23505' });
  expect(await read('select 1 from things where size is not null')).toEqual([]);
  const stepwise = write(`${INDEX}alter table things validate constraint things_positive;`);
  await expect(apply(stepwise)).rejects.toMatchObject({ code: '42704' });
  await opened.database.script(
    'alter table things add constraint things_positive check (size > 0) not valid',
  );
  expect(await apply(stepwise)).toBe(true);
  expect(await indexes()).toEqual([{ valid: true }]);
});

test('a migration changed after it was applied is rejected', async () => {
  await makeThings(1);
  expect(await apply({ ...write(INDEX), name: '9900_same.sql' })).toBe(true);
  const changed = { ...write(`${INDEX}select 1;`), name: '9900_same.sql' };
  const refusal = 'Migration 9900_same.sql was changed after it had been applied';
  await expect(apply(changed)).rejects.toThrow(refusal);
  await expect(listUnapplied(opened.database, [changed])).rejects.toThrow(refusal);
});

test('pending migrations are returned in order', async () => {
  await makeThings(1);
  const [first, applied, last] = [write('select 1;'), write('select 2;'), write('select 3;')];
  await apply(applied);
  expect(await listUnapplied(opened.database, [first, applied, last])).toEqual([first, last]);
});

test('a rewritten migration is not applied over an earlier text that it lists, and is rejected over any other', async () => {
  await makeThings(1);
  const name = '9901_anew.sql';
  const old = { ...write('create index things_size on things (size);'), name };
  const anew = { ...write(INDEX.replace('\n', `\n-- stands for ${old.digest}\n`)), name };
  expect(await apply(old)).toBe(true);
  await opened.database.script('drop index things_size');
  expect(await apply(anew)).toBe(false);
  expect(await indexes()).toEqual([]);
  expect(await apply(old)).toBe(false);
  await expect(apply({ ...anew, standsFor: ['0'.repeat(64)] })).rejects.toThrow('was changed after');
});

test('an index whose creation was interrupted is created again', async ({ skip }) => {
  if (opened.url === null) {
    console.warn('Skipped: the embedded database makes its indexes inside of the transaction.');
    skip();
    return;
  }
  await makeThings(2);
  const migration = write(INDEX.replace('create index', 'create unique index'));
  await opened.database.script('update things set size = 1');
  await expect(apply(migration)).rejects.toMatchObject({ code: '23505' });
  expect(await indexes()).toEqual([{ valid: false }]);
  await opened.database.script('update things set size = id');
  expect(await apply(migration)).toBe(true);
  expect(await indexes()).toEqual([{ valid: true }]);
});

describe('a statement that needs an extension', () => {
  test('is left out where the database does not have it, and the migration is applied', async () => {
    await makeThings(1);
    expect(await apply(write(INDEX.replace('create', '-- with extension no_such_extension\ncreate')))).toBe(
      true,
    );
    expect(await indexes()).toEqual([]);
  });

  test('is run where it is installed or can be', async () => {
    await makeThings(1);
    expect(await apply(write(INDEX.replace('create', '-- with extension pg_trgm\ncreate')))).toBe(true);
    expect(await indexes()).toEqual([{ valid: true }]);
  });

  test('is left out where the extension is in a schema that is not searched', async ({ skip }) => {
    if (opened.url === null) {
      console.warn('Skipped: the extensions of the embedded database are where it looks.');
      skip();
      return;
    }
    await makeThings(1);
    await opened.database.script('create schema aside; create extension pageinspect schema aside');
    expect(await apply(write(INDEX.replace('create', '-- with extension pageinspect\ncreate')))).toBe(true);
    expect(await indexes()).toEqual([]);
    await opened.database.script('drop schema aside cascade');
  });

  test('is left out where the extension may not be installed', async ({ skip }) => {
    if (opened.url === null) {
      console.warn('Skipped: everybody may install on the embedded database.');
      skip();
      return;
    }
    await makeThings(1);
    // Not a trusted one: it takes a super user, and an owner of the database is refused.
    const [role, url] = [`plain_${randomUUID().replaceAll('-', '')}`, new URL(opened.url)];
    await opened.database.script(
      `create role ${role} login; grant create on schema public to ${role}; grant all on schema_migrations to ${role};
       alter table things owner to ${role}`,
    );
    url.username = role;
    const plain = await openPostgresDatabase(url.href, 1, () => {});
    const needing = write(INDEX.replace('create', '-- with extension pageinspect\ncreate'));
    expect(await applyMigration(plain, needing)).toBe(true);
    await plain.close();
    expect(await indexes()).toEqual([]);
    await opened.database.script(`drop owned by ${role}; drop role ${role}`);
  });
});

test.each(['', '-- stepwise\n'])(
  'waiting for a table with a long read does not block later statements for long: “%s”',
  async (first) => {
    if (opened.url === null) {
      console.warn('Skipped: the embedded database has one connection, and nobody waits for a table.');
      return;
    }
    await makeThings(2);
    const reader = new pg.Client(opened.url);
    await reader.connect();
    await reader.query('begin; select 1 from things');
    const applied = apply(write(`${first}alter table things add column if not exists width integer;`));
    const isWaiting = async () => {
      const waiting = await read(
        "select 1 from pg_locks where relation = 'things'::regclass and not granted",
      );
      return waiting.length > 0;
    };
    for (let time = 0; time < 2; time += 1) {
      await expect.poll(isWaiting, { interval: 20 }).toBe(true);
      // It queues behind the change, and is let through while the long read still holds the table.
      await read('select 1 from things limit 1');
    }
    await reader.end();
    expect(await applied).toBe(true);
    expect(await read('select width from things')).toHaveLength(2);
  },
);
