import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Libraries to import, so that the small trees are self-contained. */
const LIBRARIES = Object.fromEntries(
  ['kysely', 'maplibre-gl'].flatMap((name) => [
    [`node_modules/${name}/package.json`, `{ "name": "${name}", "version": "1.0.0", "main": "index.js" }`],
    [`node_modules/${name}/index.js`, 'exports.sql = 1;'],
  ]),
);

const KEPT = {
  'packages/contract/src/index.ts': 'export const a = 1;',
  'apps/server/src/modules/tags/store.ts': "import { sql } from 'kysely'; export const b = sql;",
  'e2e/src/journey.ts': 'export const c = 1;',
};

/** A violation of each rule: the importing file, the specifier, and the file it resolves to. */
const BROKEN: readonly (readonly [
  what: string,
  rule: string,
  from: string,
  specifier: string,
  to: string,
])[] = [
  [
    'a contract that imports a sibling',
    'contract-imports',
    'packages/contract/src/a.ts',
    '../../geo/src/index.ts',
    'packages/geo/src/index.ts',
  ],
  [
    'formats that know endpoints',
    'geo-imports',
    'packages/geo/src/a.ts',
    '../../contract/src/index.ts',
    'packages/contract/src/index.ts',
  ],
  [
    'tiles that know endpoints',
    'tile-engine-imports',
    'packages/tile-engine/src/a.ts',
    '../../contract/src/index.ts',
    'packages/contract/src/index.ts',
  ],
  [
    'rasters that know endpoints',
    'raster-imports',
    'packages/raster/src/a.ts',
    '../../contract/src/index.ts',
    'packages/contract/src/index.ts',
  ],
  [
    'fences that know endpoints',
    'geofence-imports',
    'packages/geofence/src/a.ts',
    '../../contract/src/index.ts',
    'packages/contract/src/index.ts',
  ],
  [
    'a client that reads files',
    'client-imports',
    'packages/client/src/a.ts',
    '../../geo/src/index.ts',
    'packages/geo/src/index.ts',
  ],
  [
    'a map that makes calls',
    'map-engine-imports',
    'packages/map-engine/src/a.ts',
    '../../client/src/index.ts',
    'packages/client/src/index.ts',
  ],
  [
    'a page that imports the sandbox',
    'web-imports',
    'apps/web/src/a.ts',
    '../../sandbox/src/index.ts',
    'apps/sandbox/src/index.ts',
  ],
  [
    'a made-up third party that knows the product',
    'sandbox-imports',
    'apps/sandbox/src/a.ts',
    '../../../packages/contract/src/index.ts',
    'packages/contract/src/index.ts',
  ],
  [
    'a server that calls itself',
    'server-imports',
    'apps/server/src/a.ts',
    '../../../packages/client/src/index.ts',
    'packages/client/src/index.ts',
  ],
  [
    'a sandbox outside evaluation',
    'sandbox-for-evaluation-alone',
    'apps/server/src/b.ts',
    '../../sandbox/src/index.ts',
    'apps/sandbox/src/index.ts',
  ],
  [
    'a package that imports the server',
    'nobody-imports-server',
    'packages/geo/src/b.ts',
    '../../../apps/server/src/main.ts',
    'apps/server/src/main.ts',
  ],
  [
    'a server that imports a journey',
    'nobody-imports-journeys',
    'apps/server/src/c.ts',
    '../../../e2e/src/a.ts',
    'e2e/src/a.ts',
  ],
  [
    'a bench that reaches into the server',
    'apps-through-exports',
    'bench/src/a.ts',
    '../../apps/server/src/main.ts',
    'apps/server/src/main.ts',
  ],
  [
    'two files that import each other',
    'no-cycles',
    'packages/geo/src/back.ts',
    './there.ts',
    'packages/geo/src/there.ts',
  ],
  [
    'an import cycle of three files within a module',
    'no-cycles',
    'apps/web/src/modules/tags/tag-menu.tsx',
    './tag-tree.tsx',
    'apps/web/src/modules/tags/tag-tree.tsx',
  ],
  [
    'a cycle of type imports within a module',
    'no-cycles',
    'apps/web/src/modules/notes/note-storage.ts',
    './note-store.ts',
    'apps/web/src/modules/notes/note-store.ts',
  ],
  [
    'a cycle closed by a dynamic import',
    'no-cycles',
    'apps/web/src/modules/notes/note-dialog.ts',
    './note-page.ts',
    'apps/web/src/modules/notes/note-page.ts',
  ],
  [
    'a module that reaches into another',
    'module-through-index',
    'apps/server/src/modules/tags/service.ts',
    '../notes/inner.ts',
    'apps/server/src/modules/notes/inner.ts',
  ],
  [
    'routes that reach for SQL',
    'routes-service-store',
    'apps/server/src/modules/tags/routes.ts',
    'kysely',
    'node_modules/kysely/index.js',
  ],
  [
    'a store that knows HTTP',
    'store-knows-no-http',
    'apps/server/src/modules/tags/store.ts',
    '../../platform/http/reply.ts',
    'apps/server/src/platform/http/reply.ts',
  ],
  [
    'SQL beside the stores',
    'sql-in-stores',
    'apps/server/src/platform/http/ready.ts',
    'kysely',
    'node_modules/kysely/index.js',
  ],
  [
    'a platform that knows a module',
    'foundations-know-no-module',
    'apps/server/src/platform/x.ts',
    '../modules/tags/index.ts',
    'apps/server/src/modules/tags/index.ts',
  ],
  [
    'a provider that grants',
    'grants-are-made-in-access',
    'apps/server/src/providers/x.ts',
    '../access/require-access.ts',
    'apps/server/src/access/require-access.ts',
  ],
  [
    'a map that knows a page',
    'web-app-modules-rest',
    'apps/web/src/map/x.ts',
    '../modules/tags/index.ts',
    'apps/web/src/modules/tags/index.ts',
  ],
  [
    'a page that knows the router',
    'web-modules-know-no-app',
    'apps/web/src/modules/tags/x.ts',
    '../../app/router.ts',
    'apps/web/src/app/router.ts',
  ],
  [
    'a button that fetches',
    'web-ui-fetches-nothing',
    'apps/web/src/ui/x.ts',
    '../data/calls.ts',
    'apps/web/src/data/calls.ts',
  ],
  [
    'a page that draws a map by itself',
    'one-map-library-seam',
    'apps/web/src/modules/tags/y.ts',
    'maplibre-gl',
    'node_modules/maplibre-gl/index.js',
  ],
  [
    'a page with a socket of its own',
    'one-socket-reader',
    'apps/web/src/modules/tags/z.ts',
    '../../../../../packages/client/src/socket-client.ts',
    'packages/client/src/socket-client.ts',
  ],
  [
    'a page that reaches into a package',
    'packages-by-name',
    'apps/web/src/b.ts',
    '../../../packages/geo/src/inner.ts',
    'packages/geo/src/inner.ts',
  ],
];

/** Completes the cycles that rows of `BROKEN` start. A cycle is reported once, from its first file by name. */
const CYCLES = {
  'packages/geo/src/there.ts': "export * from './back.ts';",
  'apps/web/src/modules/tags/tag-tree.tsx': "export * from './tag-row.tsx';",
  'apps/web/src/modules/tags/tag-row.tsx': "export * from './tag-menu.tsx';",
  'apps/web/src/modules/notes/note-store.ts':
    "import type { Kept } from './note-storage.ts'; export interface Note { readonly kept: Kept }",
  'apps/web/src/modules/notes/note-storage.ts':
    "import type { Note } from './note-store.ts'; export interface Kept { readonly notes: Note[] }",
  'apps/web/src/modules/notes/note-dialog.ts': "export const open = () => import('./note-page.ts');",
  'apps/web/src/modules/notes/note-page.ts': "export * from './note-dialog.ts';",
};

/** A file for each row, and an empty one for its import, except for those in a cycle. */
function toTree(): Record<string, string> {
  const targets = BROKEN.filter(([, , , , to]) => !to.startsWith('node_modules/'));
  return {
    ...Object.fromEntries(targets.map(([, , , , to]) => [to, 'export const x = 1;'])),
    ...Object.fromEntries(BROKEN.map(([, , from, specifier]) => [from, `export * from '${specifier}';`])),
    ...CYCLES,
  };
}

interface Outcome {
  readonly rules: string[];
  readonly outcomes: readonly { readonly violations: string[]; readonly read: number }[];
}

const folder = mkdtempSync(join(tmpdir(), 'arrows-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Checks small trees, in one process of their own: most of its time is loading the checker. */
function check(trees: readonly Record<string, string>[]): Outcome {
  const bases = trees.map((tree, index) => {
    const base = join(folder, String(index));
    for (const [path, text] of Object.entries({ ...LIBRARIES, ...tree })) {
      mkdirSync(dirname(join(base, path)), { recursive: true });
      writeFileSync(join(base, path), text);
    }
    return base;
  });
  const script = `
    import { checkArrows } from ${JSON.stringify(join(root, 'scripts/check-arrows.mjs'))};
    import config from ${JSON.stringify(join(root, '.dependency-cruiser.mjs'))};
    const outcomes = [];
    for (const base of ${JSON.stringify(bases)}) outcomes.push(await checkArrows(base));
    console.log(JSON.stringify({ rules: config.forbidden.map(({ name }) => name), outcomes }));`;
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout) as Outcome;
}

describe('the import rules', () => {
  let outcome: Outcome;
  beforeAll(() => {
    outcome = check([KEPT, toTree()]);
  });

  test('a conforming tree passes with every file read', () => {
    expect(outcome.outcomes[0]).toEqual({ violations: [], read: 3 });
  });

  test.each(BROKEN)('%s is rejected', (_what, rule, from, _specifier, to) => {
    expect(outcome.outcomes[1]?.violations).toContain(`${rule}: ${from} → ${to}`);
  });

  test('every rule has a violation in this test', () => {
    const broken = new Set(BROKEN.map(([, rule]) => rule));
    expect([...broken].toSorted()).toEqual(outcome.rules.toSorted());
  });
});
