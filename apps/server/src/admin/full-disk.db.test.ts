import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isPostgres } from '../../test/app/test-database.ts';
import { isFull } from '../../test/app/test-full.ts';
import { fill, makePlace, type Place } from '../../test/backups/installation.ts';
import { writeTownPmtiles } from '../../test/basemaps/town-archives.ts';
import { mountSmallDisk } from '../../test/disks/small-disk.ts';

const ADMIN = join(import.meta.dirname, '../admin.ts');
const SECRET = 'a secret of at least thirty-two characters';
/** Enough for a backup of the installation, not for an embedded database. */
const DISK_BYTES = 12_000_000;
const AREA = '-122,36,-121,37';
/** Only what hangs takes as long, also on a machine that does much else. */
const HANG_MS = 600_000;

/** The same commands on an embedded database take three times as long. */
const isAsked = isFull || isPostgres();
// Where it can be mounted decides which tests there are.
const disk = isAsked ? await mountSmallDisk(DISK_BYTES) : null;
const onDisk = (...names: string[]) => join(disk?.folder ?? '', ...names);
const backups = { BACKUP_URL: pathToFileURL(onDisk('backups')).href };
/** An installation whose data are on the small disk. */
const dataOnDisk = { ...backups, DATA_DIR: onDisk('data'), DATABASE_URL: '' };
const storageOnDisk = { STORAGE_URL: pathToFileURL(onDisk('storage')).href };

let place: Place;
let folder: string;
const inFolder = (name: string) => join(folder, name);

/** Runs `npm run admin -- …` in a process. @returns its exit code, and the last line that it said or complained. */
async function command(env: Record<string, string>, ...argv: string[]) {
  const { dataDir, databaseUrl } = place.config;
  const child = spawn(process.execPath, [ADMIN, ...argv], {
    env: {
      ...process.env,
      // Files on the disk have the time of the machine, so the process has it too.
      NODE_OPTIONS: '',
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      SECRET,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  const lines = said.trimEnd().split('\n');
  return { code, said: complained === '' ? lines.at(-1) : complained.trimEnd() };
}

/** Files below a folder, each with a hash of its bytes. */
async function hashFiles(root: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    found[path.slice(root.length + 1)] = createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
  }
  return found;
}

const full = (of: string, elsewhere: string) =>
  `There is no room left on the disk of ${of}. Make room, or ${elsewhere}`;
const locked = (of: string, elsewhere: string) =>
  `${of} may not be written by this user, or is on a disk that is read-only. Change its owner, or ${elsewhere}.`;

describe.skipIf(disk === null)('on a disk that is full', () => {
  let older: Record<string, string>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'waypost-full-disk-'));
    place = await makePlace(isPostgres() ? 'postgres' : 'embedded', { SECRET }, { isToBeFilled: true });
    const filled = await fill(place);
    for (let more = 0; more < 3; more += 1) await filled.addFeature();
    await filled.stop();
    await writeTownPmtiles(inFolder('town.pmtiles'), 'protomaps', [-121.9, 36.6]);
    await mkdir(onDisk('data'));
    expect(await command(backups, 'backup')).toMatchObject({ code: 0 });
    expect(await command({}, 'export-organization', '1', inFolder('organization.tar.gz'))).toMatchObject({
      code: 0,
    });
    older = await hashFiles(onDisk('backups'));
  }, HANG_MS);
  afterEach(() => disk?.empty());
  afterAll(async () => {
    await disk?.release();
    await place?.release();
    await rm(folder, { recursive: true, force: true });
  });

  // With no room at all, and with some for its first parts.
  test.each(isFull ? [0, 20_000] : [20_000])(
    'a backup with %d bytes left fails with words, is none, and leaves the older one as it is',
    async (spare) => {
      await disk?.fill(spare);
      const words = full(onDisk('backups'), 'give BACKUP_URL another place; earlier backups are unharmed.');
      expect(await command(backups, 'backup')).toEqual({ code: 1, said: words });
      const now = await hashFiles(onDisk('backups'));
      expect(now).toMatchObject(older);
      // Whole parts of it may be there, which the next one uses.
      expect(Object.keys(now).filter((name) => !(name in older || name.startsWith('blobs/')))).toEqual([]);
    },
    HANG_MS,
  );

  // Without room for files, and with room for them but not for the database.
  test.each(isFull ? [8_000, 2_000_000] : [2_000_000])(
    'a trial and a restore with %d bytes left fail with words, and leave nothing behind',
    async (spare) => {
      await disk?.fill(spare);
      const words = full(onDisk('data'), 'give DATA_DIR another place; earlier backups are unharmed.');
      expect(await command(dataOnDisk, 'check')).toEqual({ code: 1, said: words });
      expect(await readdir(onDisk('data'))).not.toContainEqual(expect.stringMatching(/^waypost-check/));
      expect(await command(dataOnDisk, 'restore')).toEqual({ code: 1, said: words });
      expect(await hashFiles(onDisk('data'))).toEqual({});
      expect(await readdir(onDisk('data'))).toEqual(['files']);
      expect(await hashFiles(onDisk('backups'))).toMatchObject(older);
    },
    HANG_MS,
  );

  test(
    'an organization is not written with half of what it has, and the words say where there is no room',
    async () => {
      await disk?.fill(4_096);
      const words = full(onDisk(), 'write the file to another folder.');
      const outcome = await command({}, 'export-organization', '1', onDisk('a.tar.gz'));
      expect(outcome).toEqual({ code: 1, said: `Nothing was written. ${words}` });
      expect((await readdir(onDisk())).filter((name) => name.startsWith('a.tar'))).toEqual([]);
    },
    HANG_MS,
  );

  test(
    'an organization is not taken in by half, and none of its files is left',
    async () => {
      const there = await makePlace(isPostgres() ? 'postgres' : 'embedded', { SECRET });
      const { dataDir, databaseUrl } = there.config;
      await disk?.fill(8_192);
      const archive = inFolder('organization.tar.gz');
      const env = { ...storageOnDisk, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
      const words = full(onDisk('storage'), 'give STORAGE_URL another place.');
      expect(await command(env, 'import-organization', archive)).toEqual({
        code: 1,
        said: `${archive} was not taken in. ${words}`,
      });
      expect(await hashFiles(onDisk('storage'))).toEqual({});
      const database = await there.open();
      const { rows } = await sql`select 1 from organizations`.execute(database.read);
      await database.close();
      await there.release();
      expect(rows).toEqual([]);
    },
    HANG_MS,
  );

  test(
    'a base map is not half cut',
    async () => {
      await disk?.fill(8_192);
      const town = inFolder('town.pmtiles');
      const words = full(onDisk('data', 'basemaps'), 'give DATA_DIR another place.');
      const outcome = await command(dataOnDisk, 'basemap', town, AREA);
      expect(outcome).toEqual({ code: 1, said: `${town} cannot be cut: ${words}` });
      expect(await readdir(onDisk('data', 'basemaps'))).toEqual([]);
    },
    HANG_MS,
  );

  test.skipIf(!isFull)(
    'the backup of before is good when all of this is over',
    async () => {
      expect(await command(backups, 'check')).toMatchObject({
        code: 0,
        said: expect.stringContaining(' is good: '),
      });
    },
    HANG_MS,
  );

  // The last one: the disk stays so.
  test.skipIf(!isFull)(
    'and that nobody can write to, each command says so in words',
    async () => {
      disk?.makeReadOnly();
      const data = locked(onDisk('data'), 'give DATA_DIR another place');
      const archive = inFolder('organization.tar.gz');
      const town = inFolder('town.pmtiles');
      expect(await command(backups, 'backup')).toEqual({
        code: 1,
        said: locked(onDisk('backups'), 'give BACKUP_URL another place'),
      });
      expect(await command(dataOnDisk, 'check')).toEqual({ code: 1, said: data });
      expect(await command(dataOnDisk, 'restore')).toEqual({ code: 1, said: data });
      expect(await command({}, 'export-organization', '1', onDisk('a.tar.gz'))).toEqual({
        code: 1,
        said: `Nothing was written. ${locked(onDisk(), 'write the file to another folder')}`,
      });
      const other = { STORAGE_URL: pathToFileURL(onDisk('other')).href };
      expect(await command(other, 'import-organization', archive, 'Another')).toEqual({
        code: 1,
        said: `${archive} was not taken in. ${onDisk('other')} is not there, or is on a disk that is read-only. Make it, or give STORAGE_URL another place.`,
      });
      expect(await command(dataOnDisk, 'basemap', town, AREA)).toEqual({
        code: 1,
        said: `${town} cannot be cut: ${locked(onDisk('data', 'basemaps'), 'give DATA_DIR another place')}`,
      });
    },
    HANG_MS,
  );
});
