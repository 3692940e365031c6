import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ON_ONE_DATABASE } from './on-one-database.mjs';

test.each(ON_ONE_DATABASE)('%s are tests', (pattern) => {
  expect(globSync(pattern, { cwd: join(import.meta.dirname, '../..') })).not.toEqual([]);
});
