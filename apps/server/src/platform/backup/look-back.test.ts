import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeLeftovers } from './look-back.ts';

test('what killed backups and restores left is removed, and nothing else', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'waypost-leftovers-'));
  for (const name of ['backup-copy', 'restoring', 'database', 'backups']) {
    await mkdir(join(dataDir, name, 'base'), { recursive: true });
    await writeFile(join(dataDir, name, 'base', '1'), 'x');
  }
  await removeLeftovers(dataDir, (line) => expect.unreachable(line));
  expect((await readdir(dataDir)).sort()).toEqual(['backups', 'database']);
  await rm(dataDir, { recursive: true, force: true });
});
