import { describe, expect, it } from 'vitest';
import { DATE_PRESETS, findPreset, fromDateField, toDateField, toPresetSpan } from './date-span.ts';

const now = new Date(2026, 10, 21, 14, 35);
const endOfToday = new Date(2026, 10, 21, 23, 59, 59, 999).toISOString();

describe('presets', () => {
  it.each(DATE_PRESETS)('%s ends today and is recognized', (preset) => {
    const span = toPresetSpan(preset, now);
    expect(span.end_date).toBe(endOfToday);
    expect(findPreset(span, now)).toBe(preset);
    expect(findPreset({ ...span, end_date: undefined }, now)).toBeNull();
  });

  it('start the stated time ago', () => {
    const start = (preset: 'week' | 'year') => new Date(toPresetSpan(preset, now).start_date ?? '');
    expect(start('week')).toEqual(new Date(2026, 10, 14));
    expect(start('year')).toEqual(new Date(2025, 10, 21));
    expect(toPresetSpan('24h', now).start_date).toBe(new Date(2026, 10, 20, 14).toISOString());
  });
});

describe('date fields', () => {
  it('convert whole days and back', () => {
    const start = fromDateField('2026-11-02', 'start', now);
    const end = fromDateField('2026-11-02', 'end', now);
    expect(start).toBe(new Date(2026, 10, 2).toISOString());
    expect(Date.parse(end ?? '') - Date.parse(start ?? '')).toBe(86_399_999);
    expect(toDateField(Date.parse(end ?? ''))).toBe('2026-11-02');
  });

  it('reject future days and invalid values', () => {
    expect(fromDateField('2026-11-22', 'start', now)).toBeUndefined();
    expect(fromDateField('', 'end', now)).toBeUndefined();
    expect(toDateField(null)).toBe('');
  });
});
