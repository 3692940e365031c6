import type { Entry } from 'pmtiles';
import { expect, test, vi } from 'vitest';
import { createDirectoryCache } from './directory-cache.ts';

const HOUR_MS = 3_600_000;
const toDirectory = (length: number): Entry[] =>
  Array.from({ length }, (_, tileId) => ({ tileId, offset: 0, length: 1, runLength: 1 }));
const reading = (length: number) => vi.fn(async () => toDirectory(length));

test('of all directories, those that were used last are kept, by how many entries they have', async () => {
  const cache = createDirectoryCache(100, HOUR_MS);
  const [first, second, third] = [reading(40), reading(40), reading(40)];
  await cache.get('1', first);
  await cache.get('2', second);
  await cache.get('1', first);
  await cache.get('3', third);
  expect(cache.entries).toBe(80);
  await cache.get('1', first);
  await cache.get('2', second);
  expect([first, second, third].map(({ mock }) => mock.calls.length)).toEqual([1, 2, 1]);
});

test('one that is larger than all that is kept is read, and not kept', async () => {
  const cache = createDirectoryCache(100, HOUR_MS);
  expect(await cache.get('1', reading(200))).toHaveLength(200);
  expect(cache.entries).toBe(0);
});

test('what is read at once is read once, and a failure is not kept', async () => {
  const cache = createDirectoryCache(100, HOUR_MS);
  const read = reading(3);
  await Promise.all([cache.get('1', read), cache.get('1', read)]);
  expect(read).toHaveBeenCalledTimes(1);
  await expect(cache.get('2', () => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
  expect(await cache.get('2', read)).toHaveLength(3);
});

test('those that nobody uses are released', async () => {
  const cache = createDirectoryCache(100, 20);
  await cache.get('1', reading(3));
  expect(cache.entries).toBe(3);
  await expect.poll(() => cache.entries).toBe(0);
  await cache.get('1', reading(4));
  expect(cache.entries).toBe(4);
});
