import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const CONTRACT = join(import.meta.dirname, '../../packages/contract/src');
/** Files that have an entry of their own in package.json, because their data are large. */
const ENTRIES = ['phone/parse-phone.ts'];

test('the entry of the contract exports every file of it', () => {
  const index = readFileSync(join(CONTRACT, 'index.ts'), 'utf8');
  const missing = globSync('**/*.ts', { cwd: CONTRACT })
    .filter((file) => file !== 'index.ts' && !file.endsWith('.test.ts') && !ENTRIES.includes(file))
    .map((file) => `export * from './${file}';`)
    .filter((line) => !index.includes(line));
  expect(missing, `Write into packages/contract/src/index.ts:\n${missing.join('\n')}`).toEqual([]);
});
