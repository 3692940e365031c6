import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSecrets } from './secrets.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'waypost-secret-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('the secret is generated once, readable only by its owner, and yields the same keys again', async () => {
  const first = await loadSecrets({ secret: null, dataDir });
  expect(await loadSecrets({ secret: null, dataDir })).toEqual(first);
  expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
  expect((await readFile(join(dataDir, 'secret'), 'utf8')).length).toBeGreaterThanOrEqual(43);
});

test('twenty concurrent starts agree on one secret, and leave no other files', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => loadSecrets({ secret: null, dataDir })));
  expect(new Set(all.map((secrets) => secrets.identitySecret)).size).toBe(1);
  expect(await readdir(dataDir)).toEqual(['secret']);
});

test('each purpose has its own key, and another secret other keys', async () => {
  const one = await loadSecrets({ secret: 'a'.repeat(32), dataDir });
  const other = await loadSecrets({ secret: 'b'.repeat(32), dataDir });
  const keys = [one, other].flatMap((s) => [
    Buffer.from(s.accessTokenKey).toString('base64url'),
    s.identitySecret,
  ]);
  expect(new Set(keys).size).toBe(4);
});

test('a truncated secret is rejected: its keys could be guessed', async () => {
  await writeFile(join(dataDir, 'secret'), '');
  await expect(loadSecrets({ secret: null, dataDir })).rejects.toThrow(/secret.*too short/);
});
