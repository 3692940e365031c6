import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { ExtensionSetup, ExtensionSetupResult } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { EXTENSIONS } from './embedded-extensions.ts';

test('an embedded database loads no library of PostGIS but that of geometry', async () => {
  const setup = EXTENSIONS.postgis.setup as ExtensionSetup;
  // Of a database and options, it uses the environment alone.
  const { bundlePath } = (await setup({} as never, { PGLITE_ENV: {} })) as ExtensionSetupResult;
  if (bundlePath === undefined) throw new Error('PostGIS should have a bundle.');
  const bytes = gunzipSync(await readFile(bundlePath)).toString('latin1');
  // A path is followed by its mode, seven digits between zeros.
  const libraries = [...bytes.matchAll(/lib\/postgresql\/[\w.-]+\.so(?=\0+\d{7}\0)/g)].map(([path]) => path);
  expect(libraries).toEqual(['lib/postgresql/postgis-3.so']);
  expect(bytes).toContain('share/postgresql/extension/postgis.control');
});
