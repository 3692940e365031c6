import { expect, it } from 'vitest';
import { cutName } from './cut-name.ts';

it('leaves a name of 40 characters as it is, and cuts a longer one', () => {
  expect(cutName('a'.repeat(40))).toBe('a'.repeat(40));
  expect(cutName('a'.repeat(41))).toBe(`${'a'.repeat(39)}…`);
  expect(cutName(' Buoy ')).toBe('Buoy');
});

it('cuts no character in two, and leaves no space before the ellipsis', () => {
  expect(cutName('🐢'.repeat(50))).toBe(`${'🐢'.repeat(39)}…`);
  expect(cutName(`${'a'.repeat(38)} ${'b'.repeat(9)}`)).toBe(`${'a'.repeat(38)}…`);
});
