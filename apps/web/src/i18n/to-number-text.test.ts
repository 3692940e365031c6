import { expect, test } from 'vitest';
import { toNumberText } from './to-number-text.ts';

test('numbers have the separators of their language from a thousand on', () => {
  expect([999, 1201, 12_010, 1_201_000].map((one) => toNumberText(one, 'en'))).toEqual([
    '999',
    '1,201',
    '12,010',
    '1,201,000',
  ]);
  expect([999, 1201, 12_010, 1_201_000].map((one) => toNumberText(one, 'es'))).toEqual([
    '999',
    '1.201',
    '12.010',
    '1.201.000',
  ]);
  expect(toNumberText(1234.5, 'es', { maximumFractionDigits: 1 })).toBe('1.234,5');
});
