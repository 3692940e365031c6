import { expect, test } from 'vitest';
import { isSavable, readCeiling } from './ceiling-value.ts';

test('an empty field takes a ceiling away', () => {
  expect(readCeiling('')).toBeNull();
  expect(isSavable(readCeiling(''), 100)).toBe(true);
  expect(isSavable(readCeiling(''), null)).toBe(false);
});

test('a number is saved if it is another one', () => {
  expect(isSavable(readCeiling('5'), 100)).toBe(true);
  expect(isSavable(readCeiling(0), null)).toBe(true);
  expect(isSavable(readCeiling('100'), 100)).toBe(false);
});

test.each(['-', '.', '-.'])('“%s” is not saved, and takes nothing away', (typed) => {
  expect(isSavable(readCeiling(typed), 100)).toBe(false);
  expect(isSavable(readCeiling(typed), null)).toBe(false);
});
