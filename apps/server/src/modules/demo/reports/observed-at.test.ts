import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countSeasonDays, SPAN_DAYS, sampleTime, toSeason } from './observed-at.ts';
import { createPrng } from './prng.ts';

const DAY_MS = 86_400_000;
const anchors = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2035, 0, 1) });

function sampleMany(anchorMs: number, profile: 'day' | 'dark'): number[] {
  const prng = createPrng(7);
  return Array.from({ length: 1000 }, () => sampleTime(prng, anchorMs, profile));
}

describe('observation times', () => {
  test('are never in the future and at most fourteen months ago', () => {
    fc.assert(
      fc.property(
        anchors,
        fc.integer(),
        fc.constantFrom('day', 'dawn', 'dark'),
        (anchorMs, seed, profile) => {
          const earliest = new Date(anchorMs);
          earliest.setUTCMonth(earliest.getUTCMonth() - 14);
          const prng = createPrng(seed);
          for (let count = 0; count < 20; count += 1) {
            const at = sampleTime(prng, anchorMs, profile);
            expect(at).toBeLessThan(anchorMs);
            expect(at).toBeGreaterThanOrEqual(earliest.getTime());
          }
        },
      ),
    );
  });

  test('are denser in recent weeks', () => {
    const anchorMs = Date.UTC(2026, 10, 20, 18);
    const ages = sampleMany(anchorMs, 'day').map((at) => (anchorMs - at) / DAY_MS);
    const perDay = (from: number, to: number) =>
      ages.filter((age) => age >= from && age < to).length / (to - from);
    expect(perDay(0, 7)).toBeGreaterThan(1.5 * perDay(7, 30));
    expect(perDay(7, 30)).toBeGreaterThan(1.5 * perDay(31, SPAN_DAYS));
    expect(perDay(300, SPAN_DAYS)).toBeGreaterThan(0);
  });

  test('are by day, and after dark only for night patrols', () => {
    const toHour = (at: number) => new Date(at - 7 * 3_600_000).getUTCHours();
    const anchorMs = Date.UTC(2026, 10, 20, 18);
    expect(sampleMany(anchorMs, 'day').filter((at) => toHour(at) < 4 || toHour(at) > 21)).toEqual([]);
    expect(sampleMany(anchorMs, 'dark').filter((at) => toHour(at) > 5 && toHour(at) < 18)).toEqual([]);
  });
});

test('a season continues until the next one has data, and never starts in the future', () => {
  expect(toSeason(Date.UTC(2026, 10, 20))).toBe(2026);
  expect(toSeason(Date.UTC(2027, 1, 1))).toBe(2026);
  fc.assert(
    fc.property(anchors, (anchorMs) => {
      const days = countSeasonDays(anchorMs);
      expect(days).toBeGreaterThan(60);
      expect(days).toBeLessThanOrEqual(SPAN_DAYS);
      expect(anchorMs - (days + 1) * DAY_MS).toBeGreaterThanOrEqual(Date.UTC(toSeason(anchorMs), 0, 1));
    }),
  );
});
