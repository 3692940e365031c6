import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { BackupSet } from './backup-set.ts';
import type { BackupIndex } from './manifest.ts';
import { readBack } from './read-back.ts';
import { RowDigest } from './row-digest.ts';
import { openFolderTarget } from './target/folder-target.ts';

const KEY = 'a key of at least thirty-two characters';
const ROWS = Buffer.from('1\tBuoy\n2\tReef\n');
const PHOTO = Buffer.from('a photograph');
const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const asSource = (bytes: Buffer) => ({ path: null, open: async () => Readable.from([bytes]) });
const quiet = () => {};

const folders: string[] = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true }))));

/** A backup of one table and one file that was just written. */
async function write(key: string | null) {
  const folder = await mkdtemp(join(tmpdir(), 'waypost-read-back-'));
  folders.push(folder);
  const set = new BackupSet(openFolderTarget(folder), key);
  await set.target.prepare();
  const blobs = set.openBlobs();
  await blobs.listKnown();
  const rows = new RowDigest();
  rows.add(ROWS);
  const part = await blobs.putText(ROWS);
  await blobs.putFile(digestOf(PHOTO), PHOTO.length, asSource(PHOTO));
  const files = await blobs.putText(Buffer.from(`${digestOf(PHOTO)} ${PHOTO.length}\n`));
  const index: BackupIndex = {
    id: 'a',
    migrations: [{ name: '0001.sql', digest: 'x' }],
    tables: [
      {
        schema: 'public',
        name: 'features',
        columns: ['id', 'name'],
        rows: 2,
        digest: rows.toString(),
        parts: [{ digest: part, rows: 2 }],
      },
    ],
    sequences: [],
    files: [{ digest: files, rows: 1 }],
    missing: [],
  };
  const made = { id: 'a', index: await blobs.putText(Buffer.from(JSON.stringify(index))) };
  const toPath = (digest: string, kind: 'text' | 'file') => join(folder, blobs.toName(digest, kind));
  const paths = {
    part: toPath(part, 'text'),
    list: toPath(files, 'text'),
    index: toPath(made.index, 'text'),
    file: toPath(digestOf(PHOTO), 'file'),
  };
  return { set, blobs, made, index, paths };
}

test.each([KEY, null])('a backup that came to the disk as it was read is good', async (key) => {
  const { set, blobs, made, index } = await write(key);
  expect((await readBack(set, blobs, made, index, quiet)).fault).toBe(null);
});

test.each(
  ([KEY, null] as const).flatMap((key) =>
    (['part', 'list', 'index', 'file'] as const).map((what) => [what, key] as const),
  ),
)('a broken %s is found and dropped (key: %s), and so is a missing one', async (what, key) => {
  const { set, blobs, made, index, paths } = await write(key);
  const bytes = await readFile(paths[what]);
  const middle = bytes.length >> 1;
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await writeFile(paths[what], bytes);
  expect((await readBack(set, blobs, made, index, quiet)).fault).toMatch(/broken/);
  await expect(readFile(paths[what])).rejects.toMatchObject({ code: 'ENOENT' });
  expect((await readBack(set, blobs, made, index, quiet)).fault).toMatch(/missing/);
});

test('rows other than those that were read from the database are found', async () => {
  const { set, blobs, made, index } = await write(null);
  const [table] = index.tables;
  if (table === undefined) throw new Error('There is no table.');
  const others = new RowDigest();
  others.add(Buffer.from('1\tBuoy\n2\tRock\n'));
  const tables = [{ ...table, digest: others.toString() }];
  expect((await readBack(set, blobs, made, { ...index, tables }, quiet)).fault).toMatch(
    /^The table public\.features was written wrongly/,
  );
});

test('a file of another size that an earlier backup left is written anew', async () => {
  const { set, paths } = await write(null);
  await writeFile(paths.file, PHOTO.subarray(0, -1));
  const next = set.openBlobs();
  await next.listKnown();
  const stored = join(folders[0] ?? '', 'stored');
  await writeFile(stored, PHOTO);
  await next.putFile(digestOf(PHOTO), PHOTO.length, { ...asSource(PHOTO), path: stored });
  expect(await readFile(paths.file)).toEqual(PHOTO);
});
