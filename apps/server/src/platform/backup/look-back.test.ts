import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeLeftovers } from './look-back.ts';

const DAYS_2_S = 2 * 86_400;

test('what killed backups, restores and checks left is removed, and nothing else', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'waypost-leftovers-'));
  const names = ['backup-copy', 'restoring', 'database', 'backups', 'waypost-check-old', 'waypost-check-new'];
  for (const name of names) {
    await mkdir(join(dataDir, name, 'base'), { recursive: true });
    await writeFile(join(dataDir, name, 'base', '1'), 'x');
  }
  const time = Date.now() / 1000 - DAYS_2_S;
  await utimes(join(dataDir, 'waypost-check-old'), time, time);
  await removeLeftovers(dataDir);
  expect((await readdir(dataDir)).sort()).toEqual(['backups', 'database', 'waypost-check-new']);
  await rm(dataDir, { recursive: true, force: true });
});
