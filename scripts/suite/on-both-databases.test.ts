import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ON_BOTH_DATABASES } from './on-both-databases.mjs';

test.each(ON_BOTH_DATABASES)('%s are tests', (pattern) => {
  expect(globSync(pattern, { cwd: join(import.meta.dirname, '../..') })).not.toEqual([]);
});
