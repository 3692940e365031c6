import { expect, test } from 'vitest';
import { chooseKept } from './prune-backups.ts';

const daily = (from: string, days: number) =>
  Array.from({ length: days }, (_, day) => ({
    started_at: new Date(Date.parse(from) + day * 86_400_000).toISOString(),
    cause: 'daily' as const,
  }));
const toDays = (kept: Set<{ started_at: string }>) =>
  [...kept].map(({ started_at }) => started_at.slice(0, 10)).sort();

test('keeps the newest of 7 days, 4 weeks and 12 months', () => {
  // Until Wednesday, 2026-12-30.
  const kept = toDays(chooseKept(daily('2025-01-01T03:00:00Z', 729)));
  expect(kept.slice(-7)).toEqual(['24', '25', '26', '27', '28', '29', '30'].map((day) => `2026-12-${day}`));
  expect(kept).toContain('2026-12-13');
  expect(kept).not.toContain('2026-12-06');
  expect(kept.filter((day) => day < '2026-12-01')).toEqual(
    ['31', '28', '31', '30', '31', '30', '31', '31', '30', '31', '30'].map(
      (day, month) => `2026-${String(month + 1).padStart(2, '0')}-${day}`,
    ),
  );
});

test('keeps the newest of a day, and old ones when there are no newer', () => {
  const twice = [
    { started_at: '2020-05-01T03:00:00.000Z', cause: 'daily' as const },
    { started_at: '2020-05-01T09:00:00.000Z', cause: 'daily' as const },
  ];
  expect([...chooseKept(twice)]).toEqual([twice[1]]);
  expect([...chooseKept([])]).toEqual([]);
});

test('keeps one that was asked for, or made before a migration, for a week', () => {
  const asked = { started_at: '2020-05-01T03:00:00.000Z', cause: 'asked' as const };
  const migration = { started_at: '2020-05-01T04:00:00.000Z', cause: 'migration' as const };
  const until = (day: string) => ({ started_at: `2020-05-${day}T05:00:00.000Z`, cause: 'daily' as const });
  expect([...chooseKept([asked, migration, until('01'), until('07')])]).toHaveLength(4);
  // Of the first week and day, the newest.
  expect([...chooseKept([asked, migration, until('01'), until('09')])]).toEqual([until('09'), until('01')]);
});
