import { expect, test } from 'vitest';
import { isUuid } from './is-uuid.ts';
import { createUuidV7 } from './uuid-v7.ts';

test('later UUIDs sort after earlier ones', () => {
  const times = [0, 1, 255, 256, 65_536, 2 ** 32 - 1, 2 ** 32, Date.now(), Date.now() + 1, 2 ** 48 - 1];
  const codes = times.map((time) => createUuidV7(time));
  expect(codes.toSorted()).toEqual(codes);
});

test('a UUID has its time, version 7 and variant 10', () => {
  const code = createUuidV7(0x0123456789ab);
  expect(code).toMatch(/^01234567-89ab-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(isUuid(code)).toBe(true);
});

test('ten thousand UUIDs of one moment are distinct', () => {
  const now = Date.now();
  expect(new Set(Array.from({ length: 10_000 }, () => createUuidV7(now))).size).toBe(10_000);
});

test('isUuid rejects what only resembles a UUID', () => {
  for (const text of [
    '',
    '-'.repeat(36),
    `${createUuidV7()}0`,
    ` ${createUuidV7()}`,
    createUuidV7().replaceAll('-', ''),
  ]) {
    expect(isUuid(text)).toBe(false);
  }
  expect(isUuid(createUuidV7().toUpperCase())).toBe(true);
});
