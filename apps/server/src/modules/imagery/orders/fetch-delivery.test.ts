import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ProviderDownError } from '../../../platform/provider-down-error.ts';
import { openDiskStorage } from '../../../platform/storage/disk-storage.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { type DeliveryLimits, fetchDelivery } from './fetch-delivery.ts';

let root: string;
let storage: Storage;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'waypost-files-'));
  storage = await openDiskStorage(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const TIFF = Buffer.concat([Buffer.from('49492a00', 'hex'), Buffer.alloc(96)]);
const LIMITS: DeliveryLimits = { maxBytes: 1_000, idleMs: 100, totalMs: 2_000 };

/** Sends a part every so often; endlessly without a count. */
async function* drip(everyMs: number, count = Number.POSITIVE_INFINITY): AsyncGenerator<Buffer> {
  yield TIFF;
  for (let at = 1; at < count; at += 1) {
    await new Promise((resolve) => setTimeout(resolve, everyMs));
    yield Buffer.alloc(1);
  }
}

const fetchIt = (
  parts: Iterable<Buffer> | AsyncIterable<Buffer>,
  byteSize: number | null = null,
  limits: Partial<DeliveryLimits> = {},
  signal = new AbortController().signal,
) =>
  fetchDelivery(storage, async () => ({ stream: Readable.from(parts), sha256: null, byteSize }), 'a.tif', {
    ...LIMITS,
    ...limits,
    signal,
  });
const staged = () => readdir(join(root, 'staging')).catch(() => []);

describe('a delivery', () => {
  test('that arrives bit by bit is kept, however long each bit takes within its limit', async () => {
    const file = await fetchIt(drip(20, 8));
    expect(file?.byteSize).toBe(107);
    await file?.discard();
  });

  test('that stalls is given up, to be tried again', async () => {
    const stalled = fetchIt(drip(60_000));
    await expect(stalled).rejects.toBeInstanceOf(ProviderDownError);
    await expect(stalled).rejects.toMatchObject({ cause: { message: 'A delivery has stalled.' } });
    expect(await staged()).toEqual([]);
  });

  test('that is never opened is given up too', async () => {
    const never = fetchDelivery(
      storage,
      ({ signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
      'a.tif',
      { ...LIMITS, signal: new AbortController().signal },
    );
    await expect(never).rejects.toBeInstanceOf(ProviderDownError);
  });

  test('that takes too long in all ends with words', async () => {
    await expect(fetchIt(drip(10), null, { totalMs: 300 })).rejects.toThrow(
      'The picture was not there after',
    );
    expect(await staged()).toEqual([]);
  });

  test('larger than the limit is refused before it is fetched, or while it is', async () => {
    let sent = 0;
    const endless = function* () {
      for (;;) {
        sent += TIFF.length;
        yield TIFF;
      }
    };
    await expect(fetchIt(endless(), 5_000)).rejects.toThrow('The picture is larger than');
    expect(sent).toBeLessThan(3 * TIFF.length);
    await expect(fetchIt(endless())).rejects.toThrow('The picture is larger than');
    expect(await staged()).toEqual([]);
  });

  test('of more bytes than announced ends there', async () => {
    await expect(fetchIt([TIFF, TIFF, TIFF], 150)).rejects.toThrow('more than the 150 bytes');
    expect(await staged()).toEqual([]);
  });

  test('ends when its job does', async () => {
    const job = new AbortController();
    setTimeout(() => job.abort(new Error('cancelled')), 50);
    await expect(fetchIt(drip(10), null, {}, job.signal)).rejects.toBeInstanceOf(ProviderDownError);
    expect(await staged()).toEqual([]);
  });
});
