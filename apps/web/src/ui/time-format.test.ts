import { describe, expect, it } from 'vitest';
import { parsePreferences } from './preferences.ts';
import { formatFullTime, toRelativeTime } from './time-format.ts';

const words = { justNow: 'Just now', yesterday: 'Yesterday' };
const now = new Date(2026, 10, 21, 14, 5).getTime();
const say = (date: Date, locale = 'en') => toRelativeTime(date, now, locale, words);

describe('toRelativeTime', () => {
  it('is relative up to a week, then a date', () => {
    expect(say(new Date(now - 20_000))).toBe('Just now');
    expect(say(new Date(now - 12 * 60_000))).toBe('12 min ago');
    expect(say(new Date(now - 3 * 3_600_000))).toBe('3 hr ago');
    expect(say(new Date(2026, 10, 20, 3, 0))).toBe('Yesterday');
    expect(say(new Date(2026, 10, 18, 23, 0))).toBe('3 days ago');
    expect(say(new Date(2026, 10, 14, 9, 0))).toBe('7 days ago');
    expect(say(new Date(2026, 10, 12, 9, 0))).toBe('Nov 12');
    expect(say(new Date(2025, 10, 12, 9, 0))).toBe('Nov 12, 2025');
  });

  it('calls a few hours across midnight hours, and the future by its date', () => {
    const early = new Date(2026, 10, 21, 1, 0).getTime();
    expect(toRelativeTime(new Date(2026, 10, 20, 23, 0), early, 'en', words)).toBe('2 hr ago');
    expect(say(new Date(2026, 10, 23, 9, 0))).toBe('Nov 23');
  });

  it('speaks Spanish', () => {
    expect(say(new Date(now - 12 * 60_000), 'es')).toBe('hace 12 min');
  });
});

describe('formatFullTime', () => {
  it('follows the 12 and 24 hour setting', () => {
    const date = new Date(now);
    expect(formatFullTime(date, 'en', '24')).toContain('14:05');
    expect(formatFullTime(date, 'en', '12')).toMatch(/2:05\sPM/);
  });
});

describe('parsePreferences', () => {
  it('keeps what is right and gives defaults for the rest', () => {
    expect(parsePreferences('{"theme":"dark","timeFormat":"13"}', 'es-MX')).toEqual({
      theme: 'dark',
      language: 'es',
      timeFormat: '24',
    });
    expect(parsePreferences('nonsense', 'de')).toEqual({ theme: 'auto', language: 'en', timeFormat: '24' });
  });
});
