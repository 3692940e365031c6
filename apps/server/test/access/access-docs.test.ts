import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createAccessPage } from './access-page.ts';

const PAGE = new URL('../../../../docs/access.md', import.meta.url);

test('docs/access.md matches the tables of the contract', async () => {
  const page = createAccessPage();
  if (process.env.UPDATE_DOCS === '1') await writeFile(PAGE, page);
  const written = await readFile(PAGE, 'utf8').catch(() => '');
  expect(written, 'docs/access.md is stale: run this test with UPDATE_DOCS=1').toBe(page);
});
