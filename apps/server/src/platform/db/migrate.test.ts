import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { splitStatements } from './migrate.ts';

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
    ['comments alone', '-- nothing\n;; -- at all', []],
    ['nothing', '', []],
  ])('%s', (_, text, statements) => {
    expect(splitStatements(text)).toEqual(statements);
  });

  test('every migration splits into statements that are whole', async () => {
    const dir = new URL('../../../migrations/', import.meta.url);
    for (const name of await readdir(dir)) {
      const statements = splitStatements(await readFile(new URL(name, dir), 'utf8'));
      expect(statements.length).toBeGreaterThan(0);
      for (const statement of statements) {
        const code = statement.replaceAll(/--[^\n]*/g, '').trim();
        expect(code, name).toMatch(/^(create|alter|insert|update|delete|drop|comment|with|select)\b/i);
        expect(code.split('(').length, `brackets in ${name}: ${code}`).toBe(code.split(')').length);
      }
    }
  });
});
