import { expect, test } from 'vitest';
import { readWorldShapes } from '../world-shapes.ts';
import { findSpanishName } from './spanish-names.ts';

test('names countries by their number, and what has none or another name on maps by its own', () => {
  expect(findSpanishName('840', 'United States of America')).toBe('Estados Unidos');
  expect(findSpanishName('036', 'Australia')).toBe('Australia');
  // Natural Earth gives it the number of Australia.
  expect(findSpanishName('036', 'Ashmore and Cartier Is.')).toBe('Islas Ashmore y Cartier');
  expect(findSpanishName('', 'N. Cyprus')).toBe('Chipre del Norte');
  expect(findSpanishName('', 'Siachen Glacier')).toBeNull();
});

test('names every country that has a number, with nothing that belongs in a note', () => {
  const numbered = readWorldShapes('10m').countries.filter(({ id }) => id !== '');
  expect(numbered.length).toBeGreaterThan(230);
  const names = numbered.map(({ id, name }) => findSpanishName(id, name));
  expect(names).not.toContain(null);
  expect(names.filter((name) => /[()]|EE\. UU\.|RAE/.test(name ?? ''))).toEqual([]);
});
