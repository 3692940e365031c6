import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** A longer file has more than one purpose. A table of tests may be longer. */
const LONGEST = 400;
const LONGEST_TEST = 800;

const root = join(import.meta.dirname, '../..');
const isMade = (path: string) => /(^|\/)(node_modules|dist|artifacts)(\/|$)|\.generated\.ts$/.test(path);
const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.startsWith('apps/server/test/');

const files = globSync('{apps,packages,e2e,bench,scripts}/**/*.{ts,tsx,mjs,mts}', {
  cwd: root,
  exclude: isMade,
}).filter((path) => !isMade(path));
const countLines = (path: string) => readFileSync(join(root, path), 'utf8').split('\n').length - 1;

describe('the source code', () => {
  test('has files to check', () => {
    expect(files.length).toBeGreaterThan(1000);
  });

  test('has no file over its limit', () => {
    const long = files
      .map((path) => ({ path, lines: countLines(path) }))
      .filter(({ path, lines }) => lines > (isTest(path) ? LONGEST_TEST : LONGEST));
    expect(long).toEqual([]);
  });
});
