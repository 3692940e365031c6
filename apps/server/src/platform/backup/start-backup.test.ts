import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseConfig } from '../config.ts';
import { BackupError } from './backup-error.ts';
import { startBackup } from './start-backup.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypost-start-backup-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What a backup into a place says that cannot be made. @param code what the copy of the database fails with. */
async function hear(place: string, code = 'ENOSYS'): Promise<Error> {
  const config = parseConfig({ NODE_ENV: 'test', DATA_DIR: folder, BACKUP_URL: pathToFileURL(place).href });
  const copyTo = () => Promise.reject(Object.assign(new Error(`${code}: something of the system`), { code }));
  return startBackup(config, { copyTo }, 'asked', {}).then(
    () => new Error('It was made.'),
    (error: Error) => error,
  );
}

test.each(['', '/deeper', '/deeper/still'])(
  'a file where the folder is wanted (%s) is said',
  async (below) => {
    await writeFile(join(folder, 'file'), 'x');
    const said = await hear(`${folder}/file${below}`);
    expect(said).toBeInstanceOf(BackupError);
    expect(said.message).toContain('a file in it is where a folder has to be');
  },
);

test('a file where a folder of the place is wanted is said', async () => {
  await mkdir(join(folder, 'place'));
  await writeFile(join(folder, 'place', 'attempts'), 'x');
  const said = await hear(join(folder, 'place'));
  expect(said).toBeInstanceOf(BackupError);
  expect(said.message).toContain(`${join(folder, 'place')} is no folder, or a file in it`);
});

// Nobody may make a folder there, not even root.
test.skipIf(process.platform !== 'linux')('a folder that may not be written is said', async () => {
  const said = await hear('/sys/kernel/waypost');
  expect(said).toBeInstanceOf(BackupError);
  expect(said.message).toContain('/sys/kernel/waypost may not be written by this user');
});

test('a full disk of the data is said as such: another place for the backups would not help', async () => {
  const said = await hear(join(folder, 'place'), 'ENOSPC');
  expect(said).toBeInstanceOf(BackupError);
  expect(said.message).toMatch(/^There is no room left on the disk of .*give DATA_DIR another place/);
});
