import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/**
 * What `pg` calls on its queries and connections, and passes to them, without documenting it: a buffer handed to
 * `handleCopyData` is written over later. COPY goes through `pg-copy-streams`.
 */
const HOOKS = [
  /\bextends\s+(?:pg\s*\.\s*)?(?:Query|Client|Connection)\b/,
  /\b(?:sendCopyFromChunk|endCopyFrom|sendCopyFail)\b/,
  /\bhandle(?:CopyInResponse|CopyData|RowDescription|DataRow|PortalSuspended|EmptyQuery|CommandComplete|ReadyForQuery)\b/,
  /\b_(?:activeQuery|queryQueue|sentQueryQueue|getActiveQuery|pulse\w*QueryQueue|queryable|txStatus)\b/,
];

const findHooks = (text: string) => HOOKS.flatMap((hook) => hook.exec(text)?.[0] ?? []);

const isMade = (path: string) => /(^|\/)(node_modules|dist|artifacts)(\/|$)/.test(path);
const files = globSync('{apps,packages,e2e,bench,scripts}/**/*.{ts,tsx,mjs,mts}', {
  cwd: ROOT,
  exclude: isMade,
})
  .filter((path) => !isMade(path) && path !== 'scripts/rules/pg-hooks.test.ts')
  .sort();
const withPg = files
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
  .filter(({ text }) => /from 'pg(?:-[a-z-]+)?'/.test(text));

describe('the private hooks of pg', () => {
  test('are looked for where pg is imported', () => {
    const paths = withPg.map(({ path }) => path);
    expect(paths).toContain('apps/server/src/platform/db/postgres/postgres-database.ts');
    expect(paths).toContain('apps/server/src/platform/db/dump/postgres-dump.ts');
  });

  test.each([
    'class CopyOut extends pg.Query {}',
    'class CopyOut extends Query<Row> {}',
    '  handleCopyData({ chunk }: CopyMessage): void {',
    '  handleCopyInResponse(connection: CopyConnection): void {',
    '    connection.sendCopyFromChunk(this.#text);',
    '    connection.endCopyFrom();',
    'query.handleReadyForQuery = () => {};',
    'client._activeQuery',
  ])('are recognized in “%s”', (line) => {
    expect(findHooks(line)).not.toEqual([]);
  });

  test.each([
    'client.query(from(statement))',
    'const handleError = (error: Error) => log.warn(error);',
    'class PgConnection implements SqlConnection {',
    'class QueryError extends Error {',
  ])('are not seen in “%s”', (line) => {
    expect(findHooks(line)).toEqual([]);
  });

  test('are used nowhere', () => {
    const used = withPg.map(({ path, text }) => ({ path, hooks: findHooks(text) }));
    expect(used.filter(({ hooks }) => hooks.length > 0)).toEqual([]);
  });
});
