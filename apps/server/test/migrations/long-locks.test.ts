import { describe, expect, test } from 'vitest';
import {
  type Migration,
  readMigrations,
  toMigration,
} from '../../src/platform/db/migrations/migration-files.ts';
import { findLongLocks } from './long-locks.ts';

/** Earlier migrations were written without the rule, and stay as applied unless rewritten. */
const FIRST = '0031';
const isRuled = ({ name, standsFor }: Migration) => name >= FIRST || standsFor.length > 0;

const find = (text: string) => findLongLocks(toMigration('0099_made_up.sql', text));

describe('blocking statements are found', () => {
  test.each([
    ['an index', 'create index a on features (name);'],
    ['a unique index', '-- stepwise\ncreate unique index if not exists a on events (seq);'],
    [
      'an index concurrently in one transaction',
      'create index concurrently if not exists a on features (name);',
    ],
    ['a constraint', 'alter table features add constraint a check (version > 0);'],
    ['a foreign key', 'alter table notes add constraint a foreign key (member_id) references members;'],
    ['a column with a check', "alter table features add column a text check (a <> '');"],
    ['a column with a volatile default', 'alter table features add column a uuid default gen_random_uuid();'],
    ['a change of type', 'alter table features alter column name type varchar;'],
    ['not null', 'alter table features alter column name set not null;'],
    ['an update of all rows', 'update features set version = 1;'],
    ['an update of all rows, stepwise', '-- stepwise\nupdate features set version = 1;'],
    ['an insert from other rows', 'create table a (b integer);\ninsert into a select version from features;'],
    ['a call of an unknown function', 'select work_for_long();'],
    ['a step that fails when repeated', '-- stepwise\ncreate table a (b integer);'],
    ['an extension in one transaction', '-- with extension pg_trgm\ncreate index a on templates (name);'],
    ['an index of a new table that fails when repeated', '-- stepwise\ncreate index a on templates (name);'],
  ])('%s', (_, text) => {
    expect(find(text)).not.toEqual([]);
  });
});

describe('harmless statements pass', () => {
  test.each([
    ['an index concurrently', '-- stepwise\ncreate index concurrently if not exists a on features (name);'],
    ['an index of a new table', 'create table a (b integer);\ncreate index c on a (b);'],
    ['an index of a small table', 'create index a on templates (name);'],
    ['a column', "alter table features add column a text not null default '';"],
    [
      'a constraint that is not validated',
      'alter table features add constraint a check (version > 0) not valid;',
    ],
    ['the validation of a constraint', '-- stepwise\nalter table features validate constraint a;'],
    [
      'batches',
      '-- stepwise\n-- repeated\nupdate features set a = 1 where code in (select code from features where a is null limit 9);',
    ],
    [
      'an index of a small table, stepwise',
      '-- stepwise\ncreate unique index if not exists a on templates (name);',
    ],
    ['a function with a stated cost', '-- stepwise\nalter function f(text) cost 5000;'],
    ['a change of a small table', 'update templates set version = 1;'],
  ])('%s', (_, text) => {
    expect(find(text)).toEqual([]);
  });
});

test('no migration blocks users for a time proportional to a table', async () => {
  const migrations = await readMigrations();
  expect(migrations.filter((migration) => !isRuled(migration)).flatMap(findLongLocks)).not.toEqual([]);
  expect(migrations.filter(isRuled).flatMap(findLongLocks)).toEqual([]);
});
