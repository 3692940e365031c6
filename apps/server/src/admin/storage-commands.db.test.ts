import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { startObjectStoreSandbox } from '@waypost/sandbox';
import { afterEach, expect, test } from 'vitest';
import { isPostgres } from '../../test/app/test-database.ts';
import { type Filled, fill, makePlace, type Place } from '../../test/backups/installation.ts';
import { startBackup } from '../platform/backup/start-backup.ts';
import type { Config } from '../platform/config.ts';
import { openObjectStore } from '../platform/storage/object-store.ts';
import { runCommand } from './commands.ts';

const kind = isPostgres() ? 'postgres' : 'embedded';
const MINUTES_MS = 600_000;

const ended: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
});

interface Installation {
  readonly place: Place;
  readonly filled: Filled;
  run(config: Config, ...argv: string[]): Promise<{ lines: string[]; isDone: boolean }>;
  /** Makes a backup that rests for nobody, unlike one of the command. @returns its id. */
  back(): Promise<string>;
}

async function install(env: Record<string, string>): Promise<Installation> {
  const place = await makePlace(kind, env, { isToBeFilled: true });
  ended.push(() => place.release());
  const filled = await fill(place);
  ended.push(() => filled.stop());
  return {
    place,
    filled,
    async run(config, ...argv) {
      const lines: string[] = [];
      const { database } = filled;
      const isDone = await runCommand({ config, database, say: (line) => lines.push(line) }, argv);
      return { lines, isDone };
    },
    async back() {
      const { id } = await startBackup(place.config, filled.database, 'asked', { isAwaited: true });
      return id;
    },
  };
}

/** Paths of the stored files, by digest. */
async function listFiles(root: string): Promise<Map<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /^[0-9a-f]{64}$/.test(entry.name));
  return new Map(files.map(({ name, parentPath }) => [name, join(parentPath, name)]));
}

const backupOf = (lines: readonly string[]) => lines.join('\n').match(/^(\S+) {2}asked/m)?.[1] ?? '';

test(
  'files that were lost come back byte by byte; a damaged copy is refused, what no backup holds is named, and nothing else is touched',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'waypost-repair-'));
    ended.push(() => rm(folder, { recursive: true, force: true }));
    const { place, filled, run, back } = await install({ BACKUP_URL: `file://${folder}` });
    const { config } = place;
    await filled.addFeature();
    const first = await back();
    await filled.addFeature();
    const newest = backupOf((await run(config, 'backup')).lines);
    const inBackups = await listFiles(config.storageDir);
    const [lost, damaged, kept] = [...inBackups.keys()] as [string, string, string];
    await filled.addFeature();
    const paths = await listFiles(config.storageDir);
    const young = [...paths.keys()].find((digest) => !inBackups.has(digest)) ?? '';
    const bytes = await readFile(paths.get(lost) ?? '');
    const before = await stat(paths.get(kept) ?? '');
    for (const digest of [lost, damaged, young]) await rm(paths.get(digest) ?? '');
    const copy = join(folder, 'blobs', 'plain', damaged.slice(0, 2), damaged);
    const spoilt = Buffer.concat([(await readFile(copy)).subarray(1), randomBytes(1)]);
    await rm(copy);
    await writeFile(copy, spoilt);
    // A server that runs has this on its way to being kept.
    const arriving = join(config.storageDir, 'staging', 'arriving');
    await writeFile(arriving, 'half of a photograph');

    const { lines, isDone } = await run(config, 'storage', 'repair');
    expect(isDone).toBe(false);
    expect(lines).toContain(`  brought back: ${lost}, ${bytes.length} bytes, from the backup ${newest}`);
    expect(lines).toContain(`  not brought back: ${damaged}, every copy is damaged`);
    expect(lines).toContain(`  not brought back: ${young}, in no backup`);
    expect(lines.filter((line) => line.includes('has no whole copy'))).toEqual([
      expect.stringMatching(`The backup ${newest} has no whole copy: .*${damaged} is broken`),
    ]);
    expect(lines.at(-1)).toBe('1 of 3 missing files brought back.');
    expect(lines.join('\n')).not.toContain(first);
    const after = await listFiles(config.storageDir);
    expect([...after.keys()].sort()).toEqual(
      [...paths.keys()].filter((one) => one !== damaged && one !== young).sort(),
    );
    expect(await readFile(after.get(lost) ?? '')).toEqual(bytes);
    expect(await stat(after.get(kept) ?? '')).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
    expect(await readdir(join(config.storageDir, 'staging'))).toEqual(['arriving']);
    // It is not taken for whole by the next backup either: it is looked at, and left to whoever wants it.
    expect(await readFile(copy)).toEqual(spoilt);

    const off = { ...config, backup: null };
    expect((await run(off, 'storage', 'repair')).lines.at(-1)).toMatch(
      /^The missing files were not brought back\. Backups are off\. Set BACKUP_URL/,
    );
  },
  MINUTES_MS,
);

test(
  'files in a bucket come back from encrypted backups in a bucket, with their key alone; without any backup that is said',
  async () => {
    const [files, backups] = [await startObjectStoreSandbox(), await startObjectStoreSandbox()];
    ended.push(
      () => files.close(),
      () => backups.close(),
    );
    const key = 'k'.repeat(40);
    const { place, run, back } = await install({
      STORAGE_URL: files.storageUrl,
      BACKUP_URL: backups.storageUrl,
      BACKUP_KEY: key,
    });
    const { config } = place;
    if (config.objectStore === null || config.backup === null) throw new Error('There are two buckets.');
    const store = openObjectStore(config.objectStore);
    const [name = ''] = [...files.objects.keys()].filter((one) => one.startsWith('files/'));
    const bytes = Buffer.from(files.objects.get(name) ?? []);
    const keep = () => store.put(name, Readable.from([bytes], { objectMode: false }), bytes.length);

    await store.remove(name);
    const { lines: none, isDone } = await run(config, 'storage', 'repair');
    expect(isDone).toBe(false);
    expect(none.slice(-3)).toEqual([
      expect.stringContaining('Looking for the missing files in 0 backups in the bucket'),
      `  not brought back: ${name.slice(-64)}, in no backup`,
      '0 of 1 missing files brought back.',
    ]);
    await keep();
    const made = await back();
    await store.remove(name);
    const locked = { ...config, backup: { ...config.backup, key: 'o'.repeat(40) } };
    const { lines: refused } = await run(locked, 'storage', 'repair');
    expect(refused).toContain(`  not brought back: ${name.slice(-64)}, in no backup that could be used`);
    expect(refused.join('\n')).toContain(
      `The backup ${made} could not be used: BACKUP_KEY does not open the backup`,
    );
    expect(files.objects.has(name)).toBe(false);

    expect(await run(config, 'storage', 'repair')).toMatchObject({ isDone: true });
    expect(files.objects.get(name)?.equals(bytes)).toBe(true);
    expect(await run(config, 'storage', 'check')).toMatchObject({ isDone: true });
  },
  MINUTES_MS,
);
