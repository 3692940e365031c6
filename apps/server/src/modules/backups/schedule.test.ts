import { expect, test } from 'vitest';
import { findDue } from './schedule.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');
const at = (hoursAgo: number) => new Date(NOW - hoursAgo * 3_600_000).toISOString();
const backup = (id: string, hoursAgo: number) => ({ id, started_at: at(hoursAgo), read_back: null });
const checks = (of: Record<string, number>) =>
  new Map(Object.entries(of).map(([id, hoursAgo]) => [id, { checked_at: at(hoursAgo), fault: null }]));

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

test('a backup is due at once when the only newer ones are broken, which are not checked', () => {
  const broken = { ...backup('b', 1), read_back: { checked_at: at(1), fault: 'It is broken.' } };
  expect(findDue([backup('a', 30), broken], checks({}), NOW)).toEqual({ backup: true, check: 'a' });
  const found = new Map([['b', { checked_at: at(0), fault: 'It is broken.' }]]);
  expect(findDue([backup('a', 30), backup('b', 1)], found, NOW).backup).toBe(true);
  expect(findDue([broken], checks({}), NOW)).toEqual({ backup: true, check: null });
});
