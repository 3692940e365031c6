import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toTagText } from './tag-text.ts';

test('a tag is shown with its value in the units and digits of the language', () => {
  expect(toTagText({ name: 'Reef', value: null, units: 'm' }, 'en')).toBe('Reef');
  expect(toTagText({ name: 'Depth', value: 1234.5, units: 'm' }, 'en')).toBe('Depth 1,234.5 m');
  expect(toTagText({ name: 'Profundidad', value: -0.25, units: 'm' }, 'es')).toBe('Profundidad -0,25 m');
  expect(toTagText({ name: 'Count', value: 0, units: '' }, 'en')).toBe('Count 0');
});

test('a value of up to fifteen digits is shown as it was entered', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e14, max: 1e14 }), fc.nat(6), (digits, places) => {
      const value = digits / 10 ** places;
      const shown = toTagText({ name: 'x', value, units: null }, 'en').slice(2).replaceAll(',', '');
      expect(Number(shown)).toBeCloseTo(value, places);
    }),
  );
});
