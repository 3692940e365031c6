import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';

const root = dirname(import.meta.dirname);
const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A library to import, so that the small trees stand alone. */
const LIBRARY = {
  'package.json': '{ "dependencies": { "kysely": "1.0.0" } }',
  'node_modules/kysely/package.json': '{ "name": "kysely", "version": "1.0.0", "main": "index.js" }',
  'node_modules/kysely/index.js': 'exports.sql = 1;',
};

/** Lays out a small tree and holds it against the arrows, in a process of its own. */
function check(files: Record<string, string>): { violations: string[]; read: number } {
  const folder = mkdtempSync(join(tmpdir(), 'arrows-'));
  made.push(folder);
  for (const [path, text] of Object.entries({ ...LIBRARY, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const script = `import { checkArrows } from ${JSON.stringify(join(root, 'scripts/check-arrows.mjs'))};
    console.log(JSON.stringify(await checkArrows(${JSON.stringify(folder)})));`;
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout) as { violations: string[]; read: number };
}

describe('the arrows', () => {
  test('a tree that keeps them passes, and every file of it was read', () => {
    const { violations, read } = check({
      'packages/contract/src/index.ts': 'export const a = 1;',
      'apps/server/src/modules/tags/store.ts': "import { sql } from 'kysely'; export const b = sql;",
    });
    expect({ violations, read }).toEqual({ violations: [], read: 2 });
  });

  test.each([
    [
      'routes that reach for SQL',
      'routes-service-store',
      { 'apps/server/src/modules/tags/routes.ts': "import { sql } from 'kysely'; export const r = sql;" },
    ],
    [
      'a module that reaches into another',
      'module-through-index',
      {
        'apps/server/src/modules/tags/service.ts':
          "import { n } from '../notes/inner.ts'; export const s = n;",
        'apps/server/src/modules/notes/inner.ts': 'export const n = 1;',
      },
    ],
    [
      'a contract that imports a sibling',
      'contract-imports',
      {
        'packages/contract/src/index.ts': "import { g } from '../../geo/src/index.ts'; export const c = g;",
        'packages/geo/src/index.ts': 'export const g = 1;',
      },
    ],
    [
      'a platform that knows a module',
      'foundations-know-no-module',
      {
        'apps/server/src/platform/x.ts': "import { t } from '../modules/tags/index.ts'; export const x = t;",
        'apps/server/src/modules/tags/index.ts': 'export const t = 1;',
      },
    ],
    [
      'two files that need each other',
      'no-cycles',
      {
        'packages/geo/src/a.ts': "import { b } from './b.ts'; export const a = () => b;",
        'packages/geo/src/b.ts': "import { a } from './a.ts'; export const b = () => a;",
      },
    ],
  ])('%s is refused', (_what, rule, files) => {
    expect(check(files as Record<string, string>).violations.join('\n')).toContain(`${rule}:`);
  });
});
