import { describe, expect, it } from 'vitest';
import { isDay } from './is-day.ts';

describe('a day', () => {
  it.each(['2026-11-24', '2024-02-29', '1969-12-31'])('is %s', (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each(['', '24/11/2026', '2026-11-31', '2025-02-29', '2026-13-01', '2026-1-1', '2026-11-24T00:00:00Z'])(
    'is not “%s”',
    (text) => {
      expect(isDay(text)).toBe(false);
    },
  );
});
