import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { API_BASE } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPostgres } from '../../../test/app/test-database.ts';
import { isFull } from '../../../test/app/test-full.ts';
import { hashStored } from '../../../test/backups/compare-places.ts';
import { expectRestored } from '../../../test/backups/expect-restored.ts';
import { type Filled, fill, hashTables, makePlace, type Place } from '../../../test/backups/installation.ts';
import { parseConfig } from '../config.ts';
import { openPostgresDump } from '../db/dump/postgres-dump.ts';
import { type Attempt, listAttempts } from './attempts.ts';
import { BackupError } from './backup-error.ts';
import { BackupSet, openBackupSet } from './backup-set.ts';
import { checkBackup } from './check-backup.ts';
import { openFileReader } from './file-reader.ts';
import { makeBackup } from './make-backup.ts';
import { MANIFESTS, type Manifest } from './manifest.ts';
import { listBackedUpFiles } from './restore-backup.ts';
import { restoreBackup } from './restore-into-place.ts';
import { requireBackups, startBackup } from './start-backup.ts';

/** Of both servers: the token is signed correctly, and still refused. */
const SECRET = 'a secret of at least thirty-two characters';
const KEY = 'a key of at least thirty-two characters';
/** Of the embedded database, a run on PostgreSQL repeats only what it needs to restore from one into the other. */
const KINDS = isPostgres() ? (['embedded', 'postgres'] as const) : (['embedded'] as const);
const MAKER = join(import.meta.dirname, '../../../test/backups/backup-until-killed.ts');
const folders: string[] = [];
const makeFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'waypost-backups-'));
  folders.push(folder);
  return folder;
};
const listFiles = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
const quiet = () => {};
/** Only what hangs takes as long, also on a machine that does much else. */
const HANG_MS = 600_000;
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

describe.each(KINDS)('a backup of a serving %s database', (kind) => {
  let folder: string;
  let place: Place;
  let filled: Filled;
  let set: BackupSet;
  let first: Manifest;
  let hashes: Record<string, string>;
  let stored: Record<string, string>;
  let mended: Manifest;
  const testOnce = test.skipIf(isPostgres() && kind === 'embedded');
  const testOnceInFull = test.skipIf(!isFull || (isPostgres() && kind === 'embedded'));
  const back = () => startBackup(place.config, filled.database, 'asked', { isAwaited: true });
  const findNewest = async () => {
    const newest = (await set.list()).at(-1);
    if (newest === undefined) throw new Error('There is no backup.');
    return newest;
  };
  /** Makes a backup whose process is killed at a stage. */
  const backUntilKilled = async (stage: string) => {
    const killing = new AbortController();
    let noted: Promise<Attempt[]> = Promise.resolve([]);
    const onProgress = (now: string) => {
      if (now !== stage) return;
      noted = listAttempts(set);
      killing.abort(new BackupError('killed'));
    };
    const options = { signal: killing.signal, onProgress, isAwaited: true };
    await expect(startBackup(place.config, filled.database, 'asked', options)).rejects.toThrow('killed');
    expect(await noted).toMatchObject([{ cause: 'asked', pid: process.pid }]);
    expect(await listAttempts(set)).toEqual([]);
  };

  /** Makes a backup in a process that is killed in its nth write. @returns what it said before. */
  const makeUntil = async (
    write: number,
    key: string,
    copy: string | null,
    url = pathToFileURL(folder).href,
  ) => {
    const { databaseUrl, dataDir } = place.config;
    const child = spawn(process.execPath, [MAKER, String(write), ...(copy === null ? [] : [copy])], {
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl ?? '',
        DATA_DIR: dataDir,
        BACKUP_URL: url,
        BACKUP_KEY: key,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    const [said] = await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await ended;
    return String(said).trim();
  };

  /** Makes a backup of what was read wrongly, as by a driver that wrote over its buffer: bytes of one row in another. */
  const makeSpoilt = async (): Promise<[BackupSet, Manifest]> => {
    const BACKUP_URL = pathToFileURL(await makeFolder()).href;
    const spoilt = await openBackupSet(requireBackups(parseConfig({ BACKUP_URL })));
    const connection = await openPostgresDump(place.config.databaseUrl ?? '');
    const copyOut = async (query: string) => {
      const text = await connection.copyOut(query);
      if (query.includes('"events"')) text.copyWithin(0, 20_000, 70_000);
      return text;
    };
    const files = await openFileReader(place.config);
    const source = { files, version: '0', cause: 'asked', onProgress: quiet } as const;
    const made = await makeBackup(spoilt, { ...source, connection: { ...connection, copyOut } });
    await connection.close();
    return [spoilt, made];
  };

  beforeAll(async () => {
    folder = await makeFolder();
    const env = { BACKUP_URL: pathToFileURL(folder).href, BACKUP_KEY: KEY, SECRET };
    place = await makePlace(kind, env, { isToBeFilled: true });
    filled = await fill(place);
    set = await openBackupSet(requireBackups(place.config));
    hashes = await hashTables(filled.database);
    stored = await hashStored(place);
    first = await back();
  }, HANG_MS);
  afterAll(async () => {
    await filled.stop();
    await place.release();
  });

  test('says what it holds', async () => {
    expect(first).toMatchObject({ database: kind, cause: 'asked', missing_files: 0, files: 2 });
    expect(Object.keys(stored)).toHaveLength(2);
    const rows = Object.values(hashes).reduce((sum, hash) => sum + Number(hash.split(' ')[0]), 0);
    expect(first.rows).toBe(rows);
    expect(rows).toBeGreaterThan(300);
    expect(await set.list()).toEqual([first]);
    const days = Object.entries(hashes).filter(([name]) => /^public\.radar_detections_\d{8}$/.test(name));
    expect(days.filter(([, hash]) => hash.startsWith('1 ')).length).toBe(2);
  });

  // `restore.db.test.ts` restores into an embedded one too, and expects the same of it.
  test.each(isFull ? KINDS : KINDS.slice(-1))(
    'is restored into an empty %s database, equal in each table and file, with every session ended',
    async (other) => {
      const target = await makePlace(other, { SECRET });
      await restoreBackup(set, first, target.config, quiet);
      const database = await target.open();
      await expectRestored(target.config, database, { hashes, accessToken: filled.accessToken });
      expect(await hashStored(target)).toEqual(stored);
      const there = await fetch(`${filled.baseUrl}${API_BASE}/jobs`, {
        headers: { authorization: `Bearer ${filled.accessToken}` },
      });
      expect(there.status).toBe(200);
      await database.close();
      await target.release();
    },
    HANG_MS,
  );

  test.skipIf(kind === 'embedded')('a place in use is refused, and stays as it was', async () => {
    const before = await hashTables(filled.database);
    await expect(restoreBackup(set, first, place.config, quiet)).rejects.toThrow('is not empty');
    expect(await hashTables(filled.database)).toEqual(before);
  });

  testOnce(
    'one killed while it writes tables leaves the older one alone, and is no backup itself',
    async () => {
      await filled.addFeature();
      await backUntilKilled('tables');
      expect((await set.list()).map(({ id }) => id)).toEqual([first.id]);
    },
    HANG_MS,
  );

  // Of the stages, only the copying of the folder differs between the databases.
  test.skipIf(!isFull || kind === 'postgres')(
    'one killed at any moment leaves the older one good, and is no backup itself',
    async () => {
      for (const stage of ['copying', 'tables', 'files']) {
        await filled.addFeature();
        await backUntilKilled(stage);
      }
      expect((await set.list()).map(({ id }) => id)).toEqual([first.id]);
      // Its manifest, the last write, may be there before the kill comes: then it is whole.
      await backUntilKilled('finishing');
      const [older, ...whole] = await set.list();
      expect(older?.id).toBe(first.id);
      for (const one of [first, ...whole]) {
        expect(await checkBackup(set, one, await makeFolder(), quiet)).toMatchObject({ fault: null });
      }
      for (const { id } of whole) await set.target.remove(`${MANIFESTS}${id}.json`);
    },
    HANG_MS,
  );

  testOnceInFull(
    'one killed in any of ten writes, the last one too, leaves the older one good, and is no backup itself',
    async () => {
      const copy = kind === 'embedded' ? join(await makeFolder(), 'database') : null;
      if (copy !== null) await filled.database.copyTo?.(copy);
      const other = pathToFileURL(await makeFolder()).href;
      // Each with a key of its own, so that it writes everything.
      const total = Number(await makeUntil(0, `${KEY}0`, copy, other));
      expect(total).toBeGreaterThan(20);
      const before = await set.list();
      for (let tenth = 1; tenth <= 10; tenth += 1) {
        const said = await makeUntil(Math.floor((total * tenth) / 10), `${KEY}${tenth}`, copy);
        expect(said).toBe('here');
        expect(await set.list()).toEqual(before);
      }
      expect(await checkBackup(set, first, await makeFolder(), quiet)).toMatchObject({ fault: null });
    },
    HANG_MS,
  );

  testOnce(
    'another one writes only what is new',
    async () => {
      const second = await back();
      const before = new Set(await listFiles(folder));
      const third = await back();
      const added = (await listFiles(folder)).filter((path) => !before.has(path));
      // The index and the manifest, and at most the few tables that the server itself changed meanwhile.
      expect(added.length).toBeLessThanOrEqual(4);
      await filled.addFeature();
      const fourth = await back();
      // The photograph; its thumbnail is of one colour, like that of the first, and stored once.
      expect(fourth.files).toBe(third.files + 1);
      const blobs = (await listFiles(join(folder, 'blobs'))).filter(
        (path) => !before.has(path) && !path.endsWith('.zst'),
      );
      expect(blobs).toHaveLength(1);
      expect((await set.list()).map(({ id }) => id)).toEqual([first.id, second.id, third.id, fourth.id]);
    },
    HANG_MS,
  );

  test('shows nothing of its content without the key, and says which is missing or wrong', async () => {
    const bytes = Buffer.concat(await Promise.all((await listFiles(folder)).map((path) => readFile(path))));
    expect(bytes.includes('Costa Viva')).toBe(false);
    for (const [digest] of Object.entries(stored)) expect(bytes.includes(digest)).toBe(false);
    const without = new BackupSet(set.target, null);
    const wrong = new BackupSet(set.target, `${KEY}!`);
    const target = await makePlace('embedded', {});
    await expect(restoreBackup(without, first, target.config, quiet)).rejects.toThrow(
      /is encrypted\. Set BACKUP_KEY/,
    );
    await expect(restoreBackup(wrong, first, target.config, quiet)).rejects.toThrow(/made with another key/);
    await target.release();
  });

  testOnce(
    'the check restores and compares; what is broken is found, dropped, and written anew by the next backup',
    async () => {
      const newest = await findNewest();
      const blobs = await listFiles(join(folder, 'blobs'));
      const file = blobs.find((path) => !path.endsWith('.zst')) ?? '';
      const whole = await readFile(file);
      const broken = Buffer.from(whole);
      broken[broken.length >> 1] = (broken[broken.length >> 1] ?? 0) ^ 1;
      await writeFile(file, broken);
      const { fault } = await checkBackup(set, newest, await makeFolder(), quiet);
      expect(fault).toMatch(/1 files of the backup are broken/);
      expect(await listFiles(join(folder, 'blobs'))).not.toContain(file);
      await back();
      const again = set.openBlobsOf(newest);
      for await (const { digest, byteSize } of listBackedUpFiles(again, await set.readIndex(newest, again))) {
        expect(await buffer(await again.openFile(digest))).toHaveLength(byteSize);
      }
      expect(await listFiles(join(folder, 'blobs'))).toContain(file);
      mended = newest;
    },
    HANG_MS,
  );

  testOnce(
    'one that shares a broken part is read back, told, and listed as broken; the next one writes the part anew',
    async () => {
      const newest = await findNewest();
      const blobs = set.openBlobsOf(newest);
      const { tables } = await set.readIndex(newest, blobs);
      const part = tables.find(({ name }) => name === 'features')?.parts[0]?.digest ?? '';
      const path = join(folder, blobs.toName(part, 'text'));
      const whole = await readFile(path);
      await writeFile(path, whole.subarray(0, -1));
      await expect(back()).rejects.toThrow(
        /^The backup .* was read back and is broken: The entry .* is broken/,
      );
      const broken = (await set.list()).at(-1);
      expect(broken?.read_back?.fault).toMatch(/^The entry .* is broken/);
      expect((await set.get('newest')).id).not.toBe(broken?.id);
      expect((await back()).read_back?.fault).toBe(null);
      expect((await readFile(path)).length).toBeGreaterThanOrEqual(whole.length);
      expect((await set.list()).map(({ id }) => id)).toContain(first.id);
    },
    HANG_MS,
  );

  testOnceInFull(
    'the check of a backup that was mended by the next one finds it good',
    async () => {
      const checked = await checkBackup(set, mended, await makeFolder(), quiet);
      expect(checked).toMatchObject({ id: mended.id, fault: null });
    },
    HANG_MS,
  );

  test.skipIf(kind === 'embedded')(
    'one for a user who may not read a table is refused with words',
    async () => {
      const url = new URL(place.config.databaseUrl ?? '');
      const role = `reader_${url.pathname.slice(1)}`.slice(0, 60);
      const run = (statement: string) => sql.raw(statement).execute(filled.database.read);
      await run(`create role "${role}" login password 'reader'`);
      try {
        [url.username, url.password] = [role, 'reader'];
        const config = { ...place.config, databaseUrl: url.href };
        await expect(startBackup(config, filled.database, 'asked', {})).rejects.toThrow(
          /^The database user of DATABASE_URL lacks a right: permission denied for table \w+\. Use the user/,
        );
        expect(await listAttempts(set)).toEqual([]);
      } finally {
        await run(`drop role "${role}"`);
      }
    },
  );

  testOnce(
    'one that was read wrongly, and a broken table, are refused with words, and nothing is restored',
    async () => {
      const target = await makePlace(kind, {});
      if (kind === 'postgres') {
        await expect(restoreBackup(...(await makeSpoilt()), target.config, quiet)).rejects.toThrow(
          /^The rows of public\.events in the backup are broken: .*use another backup\.$/,
        );
      }
      const newest = await findNewest();
      const blobs = set.openBlobsOf(newest);
      const index = await set.readIndex(newest, blobs);
      const part = index.tables.find(({ name }) => name === 'features')?.parts[0]?.digest ?? '';
      const path = join(folder, blobs.toName(part, 'text'));
      const whole = await readFile(path);
      await writeFile(path, whole.subarray(0, -1));
      await expect(restoreBackup(set, newest, target.config, quiet)).rejects.toThrow(
        /is broken: it is not what was written/,
      );
      await rm(path);
      await expect(blobs.readText(part)).rejects.toThrow(/is missing from/);
      await writeFile(path, whole);
      // After each refusal, the place was as empty as this one needs it.
      await restoreBackup(set, newest, target.config, quiet);
      await target.release();
    },
    HANG_MS,
  );
});
