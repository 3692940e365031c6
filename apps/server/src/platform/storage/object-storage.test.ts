import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type ObjectStoreSandbox, startObjectStoreSandbox } from '@waypost/sandbox';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { streamOf } from '../../../test/app/raw-request.ts';
import { openObjectStorage } from './object-storage.ts';
import { type ObjectStore, openObjectStore } from './object-store.ts';
import type { Storage } from './storage.ts';
import { UnfitStoreError } from './unfit-store-error.ts';

let root: string;
let sandbox: ObjectStoreSandbox;
let storage: Storage;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'waypost-files-'));
  sandbox = await startObjectStoreSandbox();
  storage = await openObjectStorage(openObjectStore(sandbox.config), root);
});
afterEach(async () => {
  await sandbox.close();
  await rm(root, { recursive: true, force: true });
});

const BYTES = Buffer.from('a photograph of a buoy');
const DIGEST = createHash('sha256').update(BYTES).digest('hex');
const stage = () => storage.stage(Readable.from([BYTES.subarray(0, 7), BYTES.subarray(7)]), 'buoy.jpg');
const staged = () => readdir(join(root, 'staging'));
const keys = () => [...sandbox.objects.keys()].sort();

describe('files in an object store', () => {
  test('are named by their content and read back byte for byte', async () => {
    const file = await stage();
    expect(file).toMatchObject({ fileName: 'buoy.jpg', byteSize: BYTES.length, digest: DIGEST, head: BYTES });
    await expect(storage.open(DIGEST)).rejects.toThrow();
    expect(await buffer(await file.open())).toEqual(BYTES);
    await file.keep();
    expect(await buffer(await storage.open(DIGEST))).toEqual(BYTES);
    expect(keys()).toEqual([`files/${DIGEST.slice(0, 2)}/${DIGEST}`]);
    expect(await staged()).toEqual([]);
  });

  test('are read in parts, the last of which is as long as there are bytes', async () => {
    const file = await stage();
    await file.keep();
    expect(await storage.read(DIGEST, 2, 10)).toEqual(BYTES.subarray(2, 12));
    expect(await storage.read(DIGEST, BYTES.length - 3, 100)).toEqual(BYTES.subarray(-3));
    await expect(storage.read(DIGEST.replace(/^./, '0'), 0, 1)).rejects.toThrow();
  });

  test('are removed by digest, but not if they arrived again', async () => {
    await (await stage()).keep();
    expect(await storage.remove(DIGEST, new Date(Date.now() - 60_000))).toBe(false);
    expect(await buffer(await storage.open(DIGEST))).toEqual(BYTES);
    expect(await storage.remove(DIGEST, new Date(Date.now() + 60_000))).toBe(true);
    await expect(storage.open(DIGEST)).rejects.toThrow();
    expect(await storage.remove(DIGEST, new Date(Date.now() + 60_000))).toBe(false);
    await expect(storage.remove('../x', new Date())).rejects.toThrow('SHA-256');
    await expect(storage.open('../x')).rejects.toThrow('SHA-256');
  });

  test('are gone when discarded, stored once for equal content, and stay when kept', async () => {
    const [dropped, first, second] = [await stage(), await stage(), await stage()];
    await dropped.discard();
    await Promise.all([first.keep(), second.keep()]);
    await first.discard();
    expect(keys()).toHaveLength(1);
    expect(await staged()).toEqual([]);
    expect(await buffer(await storage.open(DIGEST))).toEqual(BYTES);
  });

  test('stay staged for another attempt if the store fails', async () => {
    const file = await stage();
    sandbox.setFault('error');
    await expect(file.keep()).rejects.toThrow();
    sandbox.setFault('none');
    expect(keys()).toEqual([]);
    await file.keep();
    expect(await buffer(await storage.open(DIGEST))).toEqual(BYTES);
  });

  test('are read back byte for byte if large', async () => {
    const file = await storage.stage(streamOf(5_000_000), 'long');
    await file.keep();
    const back = await buffer(await storage.open(file.digest));
    expect(createHash('sha256').update(back).digest('hex')).toBe(file.digest);
  });
});

describe('the bucket of an object store', () => {
  const isUnfit = (store: ObjectStore, words: RegExp, patienceMs?: number) =>
    expect(store.prepare(patienceMs)).rejects.toThrow(
      expect.objectContaining({ constructor: UnfitStoreError, message: expect.stringMatching(words) }),
    );

  test('is created by the first server, and used if it exists', async () => {
    const fresh = await startObjectStoreSandbox();
    const store = openObjectStore(fresh.config);
    await expect(store.list('')).rejects.toThrow('NoSuchBucket');
    await Promise.all([store.prepare(), openObjectStore(fresh.config).prepare()]);
    await store.prepare();
    expect(await store.list('')).toEqual([]);
    await fresh.close();
  });

  test('that belongs to others, or cannot be created, is reported at the start', async () => {
    const closed = await startObjectStoreSandbox(false);
    await isUnfit(openObjectStore(closed.config), /has no bucket “waypost” and makes none.*Make it there/);
    const foreign = openObjectStore({ ...closed.config, bucket: 'not-ours' });
    await isUnfit(foreign, /answers 403 for the bucket “not-ours”.*a key that may list the bucket/);
    await closed.close();
  });

  test('is awaited while the store starts, but not for ever', async () => {
    sandbox.setFault('error');
    const store = openObjectStore(sandbox.config);
    const waiting = store.prepare();
    // Longer than the library retries by itself: a third of a second.
    await new Promise((done) => setTimeout(done, 600));
    sandbox.setFault('none');
    await waiting;
    await sandbox.close();
    await isUnfit(store, /cannot be reached .*ECONNREFUSED.*Start it/, 0);
  });
});

describe('files that arrive in pieces', () => {
  const pieces = ['The first, ', 'the second, ', 'the third, ', 'the fourth ', 'and the last.'];
  const whole = pieces.join('');

  async function send(name: string, upTo = pieces.length): Promise<void> {
    let offset = 0;
    for (const piece of pieces.slice(0, upTo)) {
      // Each as if it were sent to another server of the same store.
      const other = await openObjectStorage(openObjectStore(sandbox.config), root);
      const { size, isTooLong } = await other
        .partial(name)
        .append(Readable.from([Buffer.from(piece)]), offset, 1_000);
      expect([size, isTooLong]).toEqual([offset + piece.length, false]);
      offset = size;
    }
  }

  test('are complete and in order, whichever server received a piece', async () => {
    const name = randomUUID();
    await send(name);
    const partial = storage.partial(name);
    expect(await partial.size()).toBe(whole.length);
    expect((await buffer(await partial.open())).toString()).toBe(whole);
    await partial.remove();
    expect([await partial.size(), keys()]).toEqual([0, []]);
    await expect(partial.open()).rejects.toThrow('Nothing has arrived');
  });

  test('restart at the first byte', async () => {
    const name = randomUUID();
    await send(name, 3);
    await send(name, 2);
    expect(await storage.partial(name).size()).toBe(`${pieces[0]}${pieces[1]}`.length);
  });

  test('keep what arrived before a stream failed, and nothing past the limit', async () => {
    async function* broken() {
      yield BYTES;
      throw new Error('the sender went away');
    }
    const partial = storage.partial(randomUUID());
    await expect(partial.append(Readable.from(broken()), 0, 1_000)).rejects.toThrow('the sender went away');
    expect(await partial.size()).toBe(BYTES.length);
    const rest = await partial.append(Readable.from([BYTES, BYTES]), BYTES.length, 2 * BYTES.length);
    expect(rest).toEqual({ size: 2 * BYTES.length, isTooLong: true });
    expect((await buffer(await partial.open())).toString()).toBe(`${BYTES}${BYTES}`);
    expect(await staged()).toEqual([]);
  });

  test('are removed when abandoned', async () => {
    const names = [randomUUID(), randomUUID()];
    for (const name of names) await send(name);
    expect(await storage.removePartials(new Date(Date.now() - 60_000))).toBe(0);
    expect(await storage.removePartials(new Date(Date.now() + 60_000))).toBe(2);
    expect(keys()).toEqual([]);
    expect(() => storage.partial('../x')).toThrow('UUID');
  });
});
