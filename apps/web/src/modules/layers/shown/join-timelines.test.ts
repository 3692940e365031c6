import { CLASS_COLORS, type TimelineBars } from '@waypost/contract';
import { expect, test } from 'vitest';
import { joinTimelines, type Series } from './join-timelines.ts';

const toTimeline = (id: string, start: string, end: string): TimelineBars => ({
  range: 'all',
  bucket: 'month',
  start_date: start,
  end_date: end,
  dimensions: [{ id, name: id, color: '#0059ff', dates: [{ date: start, count: 1 }] }],
});
const early = toTimeline('layer:a', '2025-01-01T00:00:00.000Z', '2025-03-01T00:00:00.000Z');
const late = toTimeline('layer:b', '2025-02-01T00:00:00.000Z', '2025-06-01T00:00:00.000Z');
const gear = { name: 'Gear', color: null };
const zones = { name: 'Zones', color: null };

test('spans all layers, and gives each its name and a colour of its own', () => {
  const joined = joinTimelines([late, early], [gear, zones]);
  expect([joined?.start_date, joined?.end_date]).toEqual([early.start_date, late.end_date]);
  expect(joined?.dimensions.map(({ id, name }) => [id, name])).toEqual([
    ['layer:b', 'Gear'],
    ['layer:a', 'Zones'],
  ]);
  expect(new Set(joined?.dimensions.map(({ color }) => color)).size).toBe(2);
});

test('has the one colour that a layer gives its features, and no other series has it', () => {
  const colorsOf = (layers: readonly Series[]) =>
    joinTimelines([late, early], layers)?.dimensions.map(({ color }) => color);
  expect(colorsOf([gear, { ...zones, color: '#d6409f' }])).toEqual([CLASS_COLORS[0], '#d6409f']);
  expect(colorsOf([gear, { ...zones, color: CLASS_COLORS[0] }])).toEqual([CLASS_COLORS[1], CLASS_COLORS[0]]);
});

test('is not there before all layers are loaded', () => {
  expect(joinTimelines([early, undefined], [gear, zones])).toBeUndefined();
  expect(joinTimelines([], [])).toBeUndefined();
});
