import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { toManifest } from '../../test/backups/manifest.ts';
import { type BackupSet, openBackupSet } from '../platform/backup/backup-set.ts';
import { requireBackups } from '../platform/backup/start-backup.ts';
import { type Config, parseConfig } from '../platform/config.ts';
import { listBackups } from './backup-commands.ts';

let folder: string;
let config: Config;
let set: BackupSet;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypost-backup-commands-'));
  config = parseConfig({ NODE_ENV: 'test', DATA_DIR: folder, BACKUP_URL: pathToFileURL(folder).href });
  set = await openBackupSet(requireBackups(config));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const at = (hour: number) => `2026-03-10T0${hour}:00:00.000Z`;

/** What a command says. */
async function hear(command: (say: (line: string) => void) => Promise<boolean>) {
  const lines: string[] = [];
  return { isGood: await command((line) => lines.push(line)), lines };
}

test('the list says when a backup was found broken and why, and which were read back or restored on trial', async () => {
  const fault = 'The entry x is broken.';
  await set.writeManifest(toManifest({ id: 'old', started_at: at(1), read_back: null }));
  await set.writeManifest(toManifest({ id: 'good', started_at: at(2) }));
  await set.writeManifest(toManifest({ id: 'tried', started_at: at(3) }));
  await set.writeCheck({ id: 'tried', checked_at: at(5), fault: null, duration_ms: 1 });
  await set.writeManifest(
    toManifest({ id: 'spoilt', started_at: at(4), read_back: { checked_at: at(4), fault } }),
  );
  const { lines } = await hear((say) => listBackups(config, say));
  expect(lines.map((line) => line.replace(/ {2}.*encrypted/, ''))).toEqual([
    'old, not checked',
    `good, read back (${at(2)})`,
    `tried, good (${at(5)})`,
    `spoilt, BROKEN (${at(4)}): ${fault}`,
  ]);
});
