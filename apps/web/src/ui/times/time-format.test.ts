import { describe, expect, it } from 'vitest';
import { parsePreferences } from '../theme/preferences.ts';
import { formatDay, formatFullTime, toRelativeTime } from './time-format.ts';

const words = { justNow: 'Just now', yesterday: 'Yesterday' };
const now = new Date(2026, 10, 21, 14, 5).getTime();
const english = { language: 'en', timeFormat: '24', tz: null } as const;
const say = (date: Date, language: 'en' | 'es' = 'en') =>
  toRelativeTime(date, now, { ...english, language }, words);

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

  it('counts hours across midnight, and shows a future time as a date', () => {
    const early = new Date(2026, 10, 21, 1, 0).getTime();
    expect(toRelativeTime(new Date(2026, 10, 20, 23, 0), early, english, words)).toBe('2 hr ago');
    expect(say(new Date(2026, 10, 23, 9, 0))).toBe('Nov 23');
  });

  it('supports Spanish', () => {
    expect(say(new Date(now - 12 * 60_000), 'es')).toBe('hace 12 min');
  });
});

describe('formatFullTime', () => {
  it('follows the 12 and 24 hour setting', () => {
    const date = new Date(now);
    expect(formatFullTime(date, english)).toContain('14:05');
    expect(formatFullTime(date, { ...english, timeFormat: '12' })).toMatch(/2:05\sPM/);
  });
});

describe('a time zone of one’s own', () => {
  const at = new Date('2026-11-21T23:30:00Z');
  const inLima = { ...english, tz: 'America/Lima' };
  const inTokyo = { ...english, tz: 'Asia/Tokyo' };

  it('moves hours and days', () => {
    expect(formatFullTime(at, inLima)).toBe('November 21, 2026 at 18:30');
    expect(formatFullTime(at, inTokyo)).toBe('November 22, 2026 at 08:30');
  });

  it('determines which day was yesterday, and the current year', () => {
    const later = Date.parse('2026-11-22T08:00:00Z');
    expect(toRelativeTime(at, later, inLima, words)).toBe('Yesterday');
    expect(toRelativeTime(at, later, inTokyo, words)).toBe('8 hr ago');
    const newYear = new Date('2025-12-31T20:00:00Z');
    expect(formatDay(newYear, later, inLima)).toBe('Dec 31, 2025');
    expect(formatDay(newYear, later, inTokyo)).toBe('Jan 1');
  });
});

describe('parsePreferences', () => {
  it('keeps valid values and takes defaults for the rest', () => {
    expect(parsePreferences('{"theme":"dark","timeFormat":"13"}', 'es-MX')).toEqual({
      theme: 'dark',
      language: 'es',
      timeFormat: '24',
      units: 'metric',
      tz: null,
      location: null,
      presence: 'all',
      projects: { filtersShown: false, listView: false },
    });
    expect(parsePreferences('nonsense', 'de')).toMatchObject({ theme: 'auto', language: 'en', tz: null });
    const text = '{"tz":"Europe/Madrid","location":{"lat":1,"lng":2},"projects":{"listView":true}}';
    expect(parsePreferences(text, 'en')).toMatchObject({
      tz: 'Europe/Madrid',
      location: { lat: 1, lng: 2 },
      projects: { filtersShown: false, listView: true },
    });
    expect(parsePreferences('{"tz":"Atlantis/Deep"}', 'en').tz).toBeNull();
  });
});
