import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BackupError, BrokenEntryError } from './backup-error.ts';
import { BackupSet, openBackupsToRead } from './backup-set.ts';
import { dropBroken } from './read-entries.ts';
import type { BackupTarget } from './target/backup-target.ts';
import { openFolderTarget } from './target/folder-target.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypost-read-entries-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const STARTED_AT = '2026-03-10T00:00:00.000Z';
const CHECK = { id: 'a', checked_at: STARTED_AT, fault: null, duration_ms: 1 };

/** A place that refuses everything but reading. */
function openRefusing(code: string): BackupTarget {
  const refuse = () => Promise.reject(Object.assign(new Error(`${code}: of the system`), { code }));
  return { ...openFolderTarget(folder), prepare: refuse, put: refuse, remove: refuse, link: refuse };
}

test.each(['EROFS', 'EACCES', 'EPERM'])(
  'what a check finds is not noted in a place that answers %s, and a broken entry stays there',
  async (code) => {
    const set = new BackupSet(openRefusing(code), null);
    await set.noteCheck(CHECK);
    await dropBroken(set, new BrokenEntryError('blobs/plain/aa/aaaa'));
    expect(await set.listChecks()).toEqual(new Map());
  },
);

test('a full disk is no reason to note nothing', async () => {
  const set = new BackupSet(openRefusing('ENOSPC'), null);
  await expect(set.noteCheck(CHECK)).rejects.toThrow('ENOSPC');
  await expect(dropBroken(set, new BrokenEntryError('blobs/plain/aa/aaaa'))).rejects.toThrow('ENOSPC');
});

test('what a check finds is noted in a place that was not written before', async () => {
  const set = new BackupSet(openFolderTarget(folder), null);
  await set.noteCheck(CHECK);
  expect(await set.listChecks()).toEqual(new Map([['a', CHECK]]));
});

test('a file where the folder of the backups should be is told in words', async () => {
  await writeFile(join(folder, 'manifests'), 'x');
  const config = {
    place: { kind: 'folder', folder },
    key: null,
    isBesideData: false,
    pace: 'gentle',
  } as const;
  await expect(openBackupsToRead(config)).rejects.toThrow(BackupError);
  await expect(openBackupsToRead(config)).rejects.toThrow('is no folder');
});
