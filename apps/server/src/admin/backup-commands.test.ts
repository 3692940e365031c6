import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { toManifest } from '../../test/backups/manifest.ts';
import { type BackupSet, openBackupSet } from '../platform/backup/backup-set.ts';
import { requireBackups } from '../platform/backup/start-backup.ts';
import { type Config, parseConfig } from '../platform/config.ts';
import { listBackups, restore, toAnswer, toFinding } from './backup-commands.ts';
import { runApart } from './commands.ts';

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
  await set.writeManifest(toManifest({ id: 'doubtful', started_at: at(5), read_back: null }));
  await set.writeCheck({ id: 'doubtful', checked_at: at(6), fault: null, duration_ms: 1 });
  const { lines } = await hear((say) => listBackups(config, say));
  expect(lines.map((line) => line.replace(/ {2}.*encrypted/, ''))).toEqual([
    'old, not checked',
    `good, read back (${at(2)})`,
    `tried, good (${at(5)})`,
    `spoilt, BROKEN (${at(4)}): ${fault}`,
    `doubtful, can be restored (${at(6)}), but its rows may be wrong`,
  ]);
});

test('the check of all says what is wrong with each, also of one that cannot be read here, and fails', async () => {
  await set.writeManifest(toManifest({ id: 'a', started_at: at(1), index: 'gone' }));
  await set.writeManifest(toManifest({ id: 'b', started_at: at(2), key_id: '5ecd8491bf307b4c' }));
  const { isGood, lines } = await hear(
    (say) => runApart(config, ['check', '--all'], say) ?? Promise.resolve(true),
  );
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^a {2}daily {2}BROKEN: The entry blobs\/plain\/go\/gone\.zst is missing from/);
  expect(lines[1]).toMatch(/^b {2}daily {2}not checked: The backup b is encrypted\. Set BACKUP_KEY/);
  expect(isGood).toBe(false);
  expect([...(await set.listChecks()).keys()]).toEqual(['a']);
});

test('the check of all passes where there is nothing to find', async () => {
  const found = await hear((say) => runApart(config, ['check', '--all'], say) ?? Promise.resolve(false));
  expect(found).toEqual({ isGood: true, lines: [`There are no backups in ${folder}.`] });
});

test('one that an earlier version made from PostgreSQL is not called good, even if it can be restored', () => {
  const old = toManifest({ id: 'a', started_at: at(1), read_back: null });
  expect(toAnswer(old, null)).toMatch(
    /^a {2}daily {2}can be restored, but .* may be wrong\. Make a new one$/,
  );
  expect(toFinding(old, null)).toMatch(/^a can be restored, but .* may be wrong\. Make a new one\.$/);
  expect(toFinding({ ...old, database: 'embedded' }, null)).toMatch(/^a is good: /);
  expect(toAnswer({ ...old, database: 'embedded' }, null)).toBe('a  daily  good');
  expect(toAnswer(toManifest({ id: 'b', started_at: at(1) }), null)).toBe('b  daily  good');
});

test('reading the backups of a place writes nothing there, which may be read-only', async () => {
  const place = join(folder, 'place');
  await mkdir(join(place, 'manifests'), { recursive: true });
  await writeFile(
    join(place, 'manifests', 'a.json'),
    JSON.stringify(toManifest({ id: 'a', started_at: at(1), key_id: '5ecd8491bf307b4c' })),
  );
  const there = parseConfig({ NODE_ENV: 'test', DATA_DIR: folder, BACKUP_URL: pathToFileURL(place).href });
  expect((await hear((say) => listBackups(there, say))).lines).toHaveLength(1);
  await expect(restore(there, 'newest', () => {})).rejects.toThrow('The backup a is encrypted.');
  expect(await readdir(place)).toEqual(['manifests']);
});
