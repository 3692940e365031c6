import { describe, expect, test } from 'vitest';
import { readMigrations, splitStatements, toMigration } from './migration-files.ts';

describe('splitting SQL into statements', () => {
  test.each([
    ['two statements', 'select 1; select 2;', ['select 1', 'select 2']],
    ['no semicolon at the end', 'select 1;\nselect 2', ['select 1', 'select 2']],
    ['a semicolon in a text', "select 'a;b'; select 2", ["select 'a;b'", 'select 2']],
    ['a doubled quote in a text', "select 'it''s; here'; select 2", ["select 'it''s; here'", 'select 2']],
    [
      'a function body',
      'create function f() as $$ begin; end; $$; select 1',
      ['create function f() as $$ begin; end; $$', 'select 1'],
    ],
    [
      'a comment with a semicolon',
      'select 1 -- not; here\n; select 2',
      ['select 1 -- not; here', 'select 2'],
    ],
    [
      'a comment with an apostrophe',
      "-- the provider's own; table\nselect 1; select 2",
      ["-- the provider's own; table\nselect 1", 'select 2'],
    ],
    ['comments only', '-- nothing\n;; -- at all', []],
    ['nothing', '', []],
  ])('%s', (_, text, statements) => {
    expect(splitStatements(text)).toEqual(statements);
  });

  test('every migration splits into complete statements', async () => {
    for (const { name, steps } of await readMigrations()) {
      expect(steps.length, name).toBeGreaterThan(0);
      for (const { sql } of steps) {
        const code = sql.replaceAll(/--[^\n]*/g, '').trim();
        expect(code, name).toMatch(/^(create|alter|insert|update|delete|drop|comment|with|select)\b/i);
        expect(code.split('(').length, `brackets in ${name}: ${code}`).toBe(code.split(')').length);
      }
    }
  });
});

test('a file states whether its statements are committed one by one, and which are repeated', () => {
  const text =
    '-- stepwise\n-- All of them.\nselect 1;\n\n-- Piece by piece.\n-- repeated\nselect 2;\nselect 3;\n';
  const { isStepwise, steps } = toMigration('0099_made_up.sql', text);
  expect(isStepwise).toBe(true);
  expect(steps.map(({ isRepeated }) => isRepeated)).toEqual([false, true, false]);
  expect(toMigration('0099_made_up.sql', 'select 1; -- stepwise').isStepwise).toBe(false);
});

test('a statement names the extension that it needs', () => {
  const text = '-- stepwise\nselect 1;\n-- Faster.\n-- with extension pg_trgm\nselect 2;\nselect 3;\n';
  const { steps } = toMigration('0099_made_up.sql', text);
  expect(steps.map(({ extension }) => extension)).toEqual([null, 'pg_trgm', null]);
});

test('a file lists its earlier texts before anything else', () => {
  const [first, second] = ['a'.repeat(64), '0'.repeat(64)];
  const find = (text: string) => toMigration('0099_made_up.sql', text).standsFor;
  expect(find(`-- stepwise\n-- stands for ${first}\n-- stands for ${second}\nselect 1;`)).toEqual([
    first,
    second,
  ]);
  expect(find(`-- What it is about.\n-- stands for ${first}\nselect 1;`)).toEqual([first]);
  expect(find(`select 1;\n-- stands for ${first}\nselect 2;`)).toEqual([]);
  expect(find(`-- stands for ${first.slice(1)}\nselect 1;`)).toEqual([]);
});
