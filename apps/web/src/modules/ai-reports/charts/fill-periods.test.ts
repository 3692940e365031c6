import { expect, test } from 'vitest';
import { fillPeriods } from './fill-periods.ts';

const toText = (facts: Parameters<typeof fillPeriods>[0], timeZone: string | null) =>
  fillPeriods(facts, timeZone).map(
    ({ start, fact }) => `${start.toISOString().slice(0, 10)}${fact === null ? '' : ' *'}`,
  );
const of = (detail: string, ...times: string[]) => times.map((at) => ({ at, detail }));

test('days without features are there, also over a change of the clock', () => {
  // Midnight in Los Angeles, before and after summer time begins on March 8.
  const facts = of('day', '2026-03-07T08:00:00Z', '2026-03-10T07:00:00Z');
  expect(toText(facts, 'America/Los_Angeles')).toEqual([
    '2026-03-07 *',
    '2026-03-08',
    '2026-03-09',
    '2026-03-10 *',
  ]);
});

test('weeks, months and years follow each other', () => {
  expect(toText(of('week', '2026-05-04T00:00:00Z', '2026-05-18T00:00:00Z'), 'UTC')).toEqual([
    '2026-05-04 *',
    '2026-05-11',
    '2026-05-18 *',
  ]);
  expect(toText(of('month', '2025-12-01T00:00:00Z', '2026-02-01T00:00:00Z'), 'UTC')).toEqual([
    '2025-12-01 *',
    '2026-01-01',
    '2026-02-01 *',
  ]);
  expect(toText(of('year', '2023-01-01T00:00:00Z', '2025-01-01T00:00:00Z'), 'UTC')).toEqual([
    '2023-01-01 *',
    '2024-01-01',
    '2025-01-01 *',
  ]);
});

test('nothing fills nothing', () => {
  expect(fillPeriods([], null)).toEqual([]);
});
