import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { streamOf } from '../../../test/app/raw-request.ts';
import { openDiskStorage } from './disk-storage.ts';
import type { Storage } from './storage.ts';

let root: string;
let storage: Storage;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'waypost-files-'));
  storage = await openDiskStorage(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const BYTES = Buffer.from('a photograph of a buoy');
const DIGEST = createHash('sha256').update(BYTES).digest('hex');
const stage = () => storage.stage(Readable.from([BYTES.subarray(0, 7), BYTES.subarray(7)]), 'buoy.jpg');
const staged = () => readdir(join(root, 'staging'));

describe('files on disk', () => {
  test('are named by their content and read back byte for byte', async () => {
    const file = await stage();
    expect(file).toMatchObject({ fileName: 'buoy.jpg', byteSize: BYTES.length, digest: DIGEST, head: BYTES });
    await expect(storage.open(DIGEST)).rejects.toMatchObject({ code: 'ENOENT' });
    await file.keep();
    expect(await buffer(await storage.open(DIGEST))).toEqual(BYTES);
    expect(await readFile(join(root, DIGEST.slice(0, 2), DIGEST))).toEqual(BYTES);
    expect(await staged()).toEqual([]);
  });

  test('are removed by digest, but not if they arrived again', async () => {
    await (await stage()).keep();
    expect(await storage.remove(DIGEST, new Date(Date.now() - 60_000))).toBe(false);
    expect(await buffer(await storage.open(DIGEST))).toEqual(BYTES);
    expect(await storage.remove(DIGEST, new Date(Date.now() + 60_000))).toBe(true);
    await expect(storage.open(DIGEST)).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await storage.remove(DIGEST, new Date(Date.now() + 60_000))).toBe(false);
    await expect(storage.remove('../x', new Date())).rejects.toThrow('SHA-256');
  });

  test('are read in parts, the last of which is as long as there are bytes', async () => {
    const file = await stage();
    await file.keep();
    expect(await storage.read(DIGEST, 2, 10)).toEqual(BYTES.subarray(2, 12));
    expect(await storage.read(DIGEST, BYTES.length - 3, 100)).toEqual(BYTES.subarray(-3));
    await expect(storage.read(DIGEST.replace(/^./, '0'), 0, 1)).rejects.toThrow();
  });

  test('are stored once for equal content', async () => {
    const [first, second] = await Promise.all([stage(), stage()]);
    await Promise.all([first.keep(), second.keep()]);
    expect(await readdir(join(root, DIGEST.slice(0, 2)))).toEqual([DIGEST]);
    expect(await buffer(await storage.open(DIGEST))).toEqual(BYTES);
  });

  test('are gone when discarded, but stay when kept and then discarded', async () => {
    const dropped = await stage();
    await dropped.discard();
    await dropped.discard();
    expect(await staged()).toEqual([]);
    const kept = await stage();
    await kept.keep();
    await kept.discard();
    expect(await buffer(await storage.open(DIGEST))).toEqual(BYTES);
  });

  test('leave nothing if the source fails', async () => {
    async function* broken() {
      yield BYTES;
      throw new Error('the sender went away');
    }
    await expect(storage.stage(Readable.from(broken()), 'x')).rejects.toThrow('the sender went away');
    expect(await staged()).toEqual([]);
  });

  test('may be empty, and keep only their head in memory', async () => {
    const empty = await storage.stage(Readable.from([]), 'empty');
    expect(empty).toMatchObject({ byteSize: 0, digest: createHash('sha256').digest('hex') });
    expect(empty.head).toHaveLength(0);
    const long = await storage.stage(streamOf(1_000_000), 'long');
    expect(long.byteSize).toBe(1_000_000);
    expect(long.head).toHaveLength(4100);
  });

  test('left in staging by a killed process are removed at the next start, unlike kept files', async () => {
    const file = await stage();
    await file.keep();
    await mkdir(join(root, 'staging'), { recursive: true });
    await writeFile(join(root, 'staging', 'left over'), 'half');
    const again = await openDiskStorage(root);
    expect(await staged()).toEqual([]);
    expect(await buffer(await again.open(DIGEST))).toEqual(BYTES);
  });

  test('staged by a server stay when a command opens the same storage beside it', async () => {
    const file = await stage();
    await openDiskStorage(root, { isBesideServer: true });
    expect(await staged()).toHaveLength(1);
    await file.keep();
    expect(await buffer(await storage.open(DIGEST))).toEqual(BYTES);
  });

  test.each(['', '../../etc/passwd', `${'a'.repeat(63)}/`, 'A'.repeat(64), `${DIGEST}0`])(
    'are not found by a name that is no digest: %s',
    async (digest) => {
      await expect(storage.open(digest)).rejects.toThrow('SHA-256');
    },
  );
});
