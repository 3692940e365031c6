import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Brought, bringFile, takeBack } from './brought-files.ts';
import { openDiskStorage } from './disk-storage.ts';
import type { Storage } from './storage.ts';

const BYTES = Buffer.from('A buoy, photographed.');
const DIGEST = createHash('sha256').update(BYTES).digest('hex');

let root: string;
let storage: Storage;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'waypost-brought-'));
  storage = await openDiskStorage(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Brings the file, and takes back what was brought. */
async function bringInVain(to: Storage): Promise<void> {
  const brought: Brought = new Map();
  await bringFile(to, Readable.from([BYTES]), DIGEST, brought);
  await takeBack(to, brought, brought.keys());
}
const keep = () => bringFile(storage, Readable.from([BYTES]), DIGEST, new Map());
const kept = async () => buffer(await storage.open(DIGEST));

test('a file that was not there is gone again', async () => {
  await bringInVain(storage);
  await expect(kept()).rejects.toMatchObject({ code: 'ENOENT' });
});

test('a file that was there stays', async () => {
  await keep();
  await bringInVain(storage);
  expect(await kept()).toEqual(BYTES);
});

test('a file stays of which the storage could not say whether it was there', async () => {
  await keep();
  const lost = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  await bringInVain({ ...storage, read: () => Promise.reject(lost) });
  expect(await kept()).toEqual(BYTES);
});
