import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UnfitTransferError } from './archive.ts';
import { readEntries } from './read-entries.ts';

const MEGABYTE = 1024 ** 2;

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypost-entries-'));
  path = join(folder, 'archive.tar.gz');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(entries: Readonly<Record<string, Buffer>>): Promise<void> {
  const archive = pack();
  for (const [name, bytes] of Object.entries(entries)) archive.entry({ name }, bytes);
  archive.finalize();
  await writeFile(path, gzipSync(await buffer(archive)));
}

/** Reads all of it. @returns the bytes of each entry. */
async function read(freeBytes?: number): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for await (const { name, stream } of readEntries(path, freeBytes)) {
    found[name] = (await buffer(stream)).length;
  }
  return found;
}

test('an archive that unpacks to hundreds of times its size is refused with words', async () => {
  await write({ first: Buffer.from('1'), zeros: Buffer.alloc(64 * MEGABYTE) });
  expect((await readFile(path)).length).toBeLessThan(MEGABYTE / 8);
  await expect(read(MEGABYTE)).rejects.toThrow(UnfitTransferError);
  await expect(read(MEGABYTE)).rejects.toThrow(/^It unpacks to more than 200 times its size/);
  // What passes entries over learns of it too.
  await expect(async () => {
    for await (const _ of readEntries(path, MEGABYTE));
  }).rejects.toThrow(/^It unpacks to more than 200 times its size/);
});

test('a small one may be as sparse as it is, and a large one as rows are', async () => {
  await write({ first: Buffer.from('1'), zeros: Buffer.alloc(4 * MEGABYTE) });
  expect(await read()).toEqual({ first: 1, zeros: 4 * MEGABYTE });
  const row = (index: number) =>
    `["${index}", "Report ${index * 7919}", "2026-03-10 00:00:00+00", null, null]\n`;
  const rows = Buffer.from(Array.from({ length: 40_000 }, (_, index) => row(index)).join(''));
  await write({ rows });
  expect(gunzipSync(await readFile(path)).length).toBeGreaterThan(2 * MEGABYTE);
  expect(await read(MEGABYTE)).toEqual({ rows: rows.length });
});
