import type { TimelineBars } from '@waypost/contract';
import { expect, test } from 'vitest';
import { joinTimelines } from './join-timelines.ts';

const toTimeline = (id: string, start: string, end: string): TimelineBars => ({
  range: 'all',
  bucket: 'month',
  start_date: start,
  end_date: end,
  dimensions: [{ id, name: id, color: '#0059ff', dates: [{ date: start, count: 1 }] }],
});
const early = toTimeline('layer:a', '2025-01-01T00:00:00.000Z', '2025-03-01T00:00:00.000Z');
const late = toTimeline('layer:b', '2025-02-01T00:00:00.000Z', '2025-06-01T00:00:00.000Z');

test('spans all layers, and gives each its name and a colour of its own', () => {
  const joined = joinTimelines([late, early], ['Gear', 'Zones']);
  expect([joined?.start_date, joined?.end_date]).toEqual([early.start_date, late.end_date]);
  expect(joined?.dimensions.map(({ id, name }) => [id, name])).toEqual([
    ['layer:b', 'Gear'],
    ['layer:a', 'Zones'],
  ]);
  expect(new Set(joined?.dimensions.map(({ color }) => color)).size).toBe(2);
});

test('is not there before all layers are loaded', () => {
  expect(joinTimelines([early, undefined], ['Gear', 'Zones'])).toBeUndefined();
  expect(joinTimelines([], [])).toBeUndefined();
});
