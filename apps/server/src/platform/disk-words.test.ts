import { expect, test } from 'vitest';
import { toDiskWords, toSystemCode } from './disk-words.ts';

test('a full disk is said with what to do, also where the embedded database met it', () => {
  const words =
    'There is no room left on the disk of /data. Make room, or give DATA_DIR another place; all is well.';
  const say = (error: unknown) => toDiskWords(error, '/data', 'give DATA_DIR another place', '; all is well');
  expect(say({ code: 'ENOSPC' })).toBe(words);
  expect(say({ name: 'ErrnoError', errno: 51 })).toBe(words);
  expect(say({ name: 'ErrnoError', errno: 69 })).toMatch(/^\/data may not be written by this user/);
});

test('an error of something else is left alone', () => {
  expect(toDiskWords(new Error('no'), '/data', 'wait')).toBe(null);
  expect(toSystemCode({ name: 'Error', errno: 51 })).toBe(undefined);
  expect(toSystemCode({ name: 'ErrnoError', errno: 1 })).toBe(undefined);
  expect(toSystemCode({ name: 'ErrnoError', errno: 51, code: 'EIO' })).toBe('EIO');
});
