import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TimeReader } from '../../../../ui/times/time-format.ts';
import { toTicks } from './ticks.ts';

const reader: TimeReader = { language: 'en', timeFormat: '24', tz: 'America/Mazatlan' };
const labelsOf = (start: string, end: string, as: Partial<TimeReader> = {}, most = 8) =>
  toTicks({ start: Date.parse(start), end: Date.parse(end) }, { ...reader, ...as }, most).map(
    ({ label }) => label,
  );

describe('ticks of a timeline', () => {
  it('are hours of a day on the reader’s clock, with the day at midnight', () => {
    const [start, end] = ['2026-11-24T15:30:00Z', '2026-11-25T15:30:00Z'];
    const labels = ['09:00', '12:00', '15:00', '18:00', '21:00', 'Nov 25', '03:00', '06:00'];
    expect(labelsOf(start, end)).toEqual(labels);
    expect(labelsOf(start, end, { timeFormat: '12', tz: 'UTC' })[0]).toBe('6 PM');
    expect(labelsOf(start, end, { language: 'es' })[5]).toBe('25 nov');
  });

  it('are days of a week, and weeks from Monday of a month', () => {
    expect(labelsOf('2026-11-18T16:00:00Z', '2026-11-25T16:00:00Z').slice(0, 2)).toEqual([
      'Nov 19',
      'Nov 20',
    ]);
    expect(labelsOf('2026-10-26T16:00:00Z', '2026-11-25T16:00:00Z')).toEqual([
      'Nov 2',
      'Nov 9',
      'Nov 16',
      'Nov 23',
    ]);
  });

  it('are months with the year in place of January, and years', () => {
    expect(labelsOf('2026-05-01T00:00:00Z', '2026-12-01T00:00:00Z', { tz: 'UTC' })).toEqual([
      'May',
      'Jun',
      'Jul',
      'Aug',
      'Sep',
      'Oct',
      'Nov',
      'Dec',
    ]);
    expect(labelsOf('2025-11-01T00:00:00Z', '2026-12-01T00:00:00Z', { tz: 'UTC' })).toEqual([
      'Nov',
      '2026',
      'Mar',
      'May',
      'Jul',
      'Sep',
      'Nov',
    ]);
    expect(labelsOf('2013-11-01T00:00:00Z', '2026-12-01T00:00:00Z')).toContain('2020');
  });

  it('stand on the axis in order, at most one more than fit, in any zone', () => {
    const hour = 3_600_000;
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2030, 0) }),
        fc.integer({ min: hour, max: 40 * 365 * 24 * hour }),
        fc.constantFrom('UTC', 'Europe/Madrid', 'Asia/Kathmandu', 'Pacific/Apia', 'America/Mazatlan'),
        fc.integer({ min: 3, max: 10 }),
        (start, length, tz, most) => {
          const ticks = toTicks({ start, end: start + length }, { ...reader, tz }, most);
          expect(ticks.length).toBeLessThanOrEqual(most + 1);
          ticks.forEach(({ at }, index) => {
            expect(at).toBeGreaterThanOrEqual(index === 0 ? 0 : (ticks[index - 1]?.at ?? 1));
            expect(at).toBeLessThanOrEqual(1);
          });
          expect(new Set(ticks.map(({ at }) => at)).size).toBe(ticks.length);
        },
      ),
    );
  });
});
