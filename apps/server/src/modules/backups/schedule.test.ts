import { expect, test } from 'vitest';
import { findDue } from './schedule.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');
const at = (hoursAgo: number) => new Date(NOW - hoursAgo * 3_600_000).toISOString();
const backup = (id: string, hoursAgo: number) => ({ id, started_at: at(hoursAgo) });
const checks = (of: Record<string, number>) =>
  new Map(Object.entries(of).map(([id, hoursAgo]) => [id, { checked_at: at(hoursAgo) }]));

test('a backup is due when there is none, or the newest is a day old', () => {
  expect(findDue([], checks({}), NOW)).toEqual({ backup: true, check: null });
  expect(findDue([backup('a', 30), backup('b', 23.9)], checks({ b: 1 }), NOW).backup).toBe(false);
  expect(findDue([backup('a', 30), backup('b', 24)], checks({ b: 1 }), NOW).backup).toBe(true);
});

test('the newest backup is checked a week after the last check, and once', () => {
  const backups = [backup('a', 200), backup('b', 1)];
  expect(findDue(backups, checks({}), NOW).check).toBe('b');
  expect(findDue(backups, checks({ a: 167 }), NOW).check).toBe(null);
  expect(findDue(backups, checks({ a: 168 }), NOW).check).toBe('b');
  expect(findDue(backups, checks({ b: 168 }), NOW).check).toBe(null);
});
