import { expect, test } from 'vitest';
import { listRecentMonths, toMonthText } from './recent-months.ts';

test('months go back across the year, from that of UTC', () => {
  expect(listRecentMonths(new Date('2026-02-28T23:59:59Z'), 4)).toEqual([
    '2026-02',
    '2026-01',
    '2025-12',
    '2025-11',
  ]);
  expect(listRecentMonths(new Date('2026-03-31T12:00:00Z'), 2)).toEqual(['2026-03', '2026-02']);
});

test('a month has a name', () => {
  expect(toMonthText('2026-11', 'en')).toBe('November 2026');
  expect(toMonthText('2026-11', 'es')).toBe('noviembre de 2026');
});
