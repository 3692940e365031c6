import { expect, test } from 'vitest';
import { createRecentReads } from './recent-reads.ts';

/** A read whose result is the number of calls. */
function counting() {
  let asked = 0;
  return async () => {
    asked += 1;
    return asked;
  };
}

test('a result is kept for a second, and shared by concurrent callers', async () => {
  let now = 0;
  const reads = createRecentReads(() => now);
  const ask = counting();
  expect(await Promise.all([reads.get('role', ask), reads.get('role', ask)])).toEqual([1, 1]);
  expect(await reads.get('version', ask)).toBe(2);
  now = 999;
  expect(await reads.get('role', ask)).toBe(1);
  now = 1_000;
  expect(await reads.get('role', ask)).toBe(3);
});

test('a kept result is returned synchronously', async () => {
  const reads = createRecentReads(() => 0);
  const ask = counting();
  await reads.get('role', ask);
  expect(reads.get('role', ask)).toBe(1);
  reads.forget();
  expect(reads.get('role', ask)).toBeInstanceOf(Promise);
});

test('find returns kept results without a query, and nothing else', async () => {
  let now = 0;
  const reads = createRecentReads(() => now);
  expect(reads.find('role')).toBeUndefined();
  const reading = Promise.withResolvers<string>();
  const asked = reads.get('role', () => reading.promise);
  expect(reads.find('role')).toBeUndefined();
  reading.resolve('editor');
  await asked;
  expect(reads.find('role')).toBe('editor');
  now = 1_000;
  expect(reads.find('role')).toBeUndefined();
  await reads.get('role', async () => 'viewer');
  expect(reads.find('role')).toBe('viewer');
  reads.forget();
  expect(reads.find('role')).toBeUndefined();
  await expect(reads.get('role', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(reads.find('role')).toBeUndefined();
});

test('a write also drops results of reads in progress', async () => {
  const reads = createRecentReads();
  const before = Promise.withResolvers<string>();
  const asked = reads.get('role', () => before.promise);
  reads.forget();
  const after = reads.get('role', async () => 'after');
  before.resolve('before');
  expect(await asked).toBe('before');
  expect(await after).toBe('after');
  expect(await reads.get('role', async () => 'later')).toBe('after');
});

test('a failure is not kept, and does not drop a later read', async () => {
  const reads = createRecentReads();
  await expect(reads.get('role', () => Promise.reject(new Error('no connection')))).rejects.toThrow(
    'no connection',
  );
  expect(await reads.get('role', async () => 'editor')).toBe('editor');
  const failing = Promise.withResolvers<string>();
  const failed = reads.get('version', () => failing.promise);
  reads.forget();
  expect(await reads.get('version', async () => 'new')).toBe('new');
  failing.reject(new Error('no connection'));
  await expect(failed).rejects.toThrow('no connection');
  expect(await reads.get('version', async () => 'newer')).toBe('new');
});

test('the number of kept results is limited', async () => {
  const reads = createRecentReads(() => 0);
  const ask = counting();
  for (let n = 0; n < 10_000; n += 1) await reads.get(`role ${n}`, ask);
  expect(await reads.get('role 9999', ask)).toBe(10_000);
  await reads.get('one more', ask);
  expect(await reads.get('role 9999', ask)).toBe(10_002);
});
