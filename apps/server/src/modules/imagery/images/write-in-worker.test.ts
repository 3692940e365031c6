import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type RangeReader, RasterError, writeOverviews } from '@waypost/raster';
import { drawOrthophoto } from '@waypost/sandbox';
import { afterAll, expect, test, vi } from 'vitest';
import { writeInWorker } from './write-in-worker.ts';

const folder = mkdtempSync(join(tmpdir(), 'waypost-in-worker-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const picture: Uint8Array = drawOrthophoto({
  bbox: [-110.4, 24, -110.3, 24.1],
  across: 8,
  hasOverviews: false,
});
const toReader = (bytes: Uint8Array): RangeReader => ({
  byteSize: bytes.length,
  read: async (offset, length) => bytes.slice(offset, offset + length),
});
const write = (name: string, reader: RangeReader, signal = new AbortController().signal) => {
  const done: number[] = [];
  const path = join(folder, name);
  const options = { path, look: null, signal, onProgress: (part: number) => void done.push(part) };
  return { path, done, written: writeInWorker(reader, options) };
};

test('a thread writes the same as would be written here, says how far it is, and nobody waits meanwhile', async () => {
  let longestMs = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    longestMs = Math.max(longestMs, now - last);
    last = now;
  }, 1);
  const { path, done, written } = write('same.tif', toReader(picture));
  const begun = performance.now();
  await written;
  const tookMs = performance.now() - begun;
  clearInterval(timer);
  expect(done.at(-1)).toBe(1);
  expect(done).toEqual(done.toSorted((a, b) => a - b));
  expect(longestMs).toBeLessThan(tookMs / 2);
  const there = readFileSync(path);
  const here = Buffer.alloc(there.length);
  await writeOverviews(toReader(picture), {
    write: async (offset, bytes) => void here.set(bytes, offset),
  });
  expect(there.equals(here)).toBe(true);
});

test('a picture that cannot be read is refused with words', async () => {
  const cut = toReader(picture.slice(0, picture.length / 2));
  const failed = await write('cut.tif', cut).written.catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(RasterError);
  expect((failed as Error).message).toMatch(/damaged|outside of the file/);
  // Where it happened, in the thread.
  expect(String((failed as Error).cause)).toContain('    at ');
});

test('what fails outside of the picture is no fault of it', async () => {
  const gone = new Error('The bucket is gone.');
  const { written } = write('gone.tif', { byteSize: picture.length, read: () => Promise.reject(gone) });
  await expect(written).rejects.toBe(gone);
  const nowhere = write('no-such-folder/a.tif', toReader(picture)).written;
  await expect(nowhere).rejects.not.toBeInstanceOf(RasterError);
  await expect(nowhere).rejects.toThrow('ENOENT');
});

test('a cancel ends the thread at once: no more of the picture is read', async () => {
  const stop = new AbortController();
  const terminate = vi.spyOn(Worker.prototype, 'terminate');
  let reads = 0;
  const { byteSize, read } = toReader(picture);
  const { written } = write(
    'cancelled.tif',
    {
      byteSize,
      read: (offset, length) => {
        reads += 1;
        if (reads === 3) stop.abort(new Error('Cancelled.'));
        return read(offset, length);
      },
    },
    stop.signal,
  );
  await expect(written).rejects.toThrow('Cancelled.');
  // A thread that had ended by itself would have no exit code any more.
  expect(await terminate.mock.results[0]?.value).toBe(1);
  terminate.mockRestore();
  const before = reads;
  await sleep(100);
  expect(reads).toBe(before);
  await expect(write('late.tif', toReader(picture), stop.signal).written).rejects.toThrow('Cancelled.');
});
