import { describe, expect, it } from 'vitest';
import { toDaySpan } from './to-day.ts';

const LATE = Date.parse('2030-01-01T00:00:00Z');
const toTexts = (day: string, zone: string, now = LATE) => {
  const { start, end } = toDaySpan(day, zone, now);
  return [new Date(start).toISOString(), new Date(end).toISOString()];
};

describe('a calendar day', () => {
  it.each([
    ['UTC', '2026-11-25T00:00:00.000Z', '2026-11-25T23:59:59.999Z'],
    ['America/Mazatlan', '2026-11-25T07:00:00.000Z', '2026-11-26T06:59:59.999Z'],
    ['Asia/Kathmandu', '2026-11-24T18:15:00.000Z', '2026-11-25T18:14:59.999Z'],
    ['Pacific/Kiritimati', '2026-11-24T10:00:00.000Z', '2026-11-25T09:59:59.999Z'],
    ['Etc/GMT+12', '2026-11-25T12:00:00.000Z', '2026-11-26T11:59:59.999Z'],
  ])('begins and ends in %s as people there count', (zone, start, end) => {
    expect(toTexts('2026-11-25', zone)).toEqual([start, end]);
  });

  it('has 23 or 25 hours when clocks are changed', () => {
    const hours = (day: string) => {
      const { start, end } = toDaySpan(day, 'Europe/Madrid', LATE);
      return Math.round((end - start) / 3_600_000);
    };
    expect([hours('2026-03-29'), hours('2026-10-25'), hours('2026-10-26')]).toEqual([23, 25, 24]);
  });

  it('ends now while it lasts', () => {
    const now = Date.parse('2026-11-25T05:00:00Z');
    expect(toTexts('2026-11-25', 'UTC', now)).toEqual([
      '2026-11-25T00:00:00.000Z',
      '2026-11-25T05:00:00.000Z',
    ]);
  });
});
