import type { ImageryVariable, Layer } from '@waypost/contract';
import { expect, test } from 'vitest';
import { findShown, readChosenDay, toDayName } from './shown-day.ts';

const toResult = (year: number, has_raster = true) => ({
  id: String(year),
  item_datetime: `${year}-01-01T00:00:00.000Z`,
  properties: { statistics: [{ value: 5 }] },
  has_raster,
});
// What else it has is not read.
const measured = { results: [2013, 2014, 2015].map((year) => toResult(year)) } as unknown as ImageryVariable;

test.each([
  [null, null, '2015-01-01'],
  [null, Date.UTC(2014, 5, 1), '2014-01-01'],
  [null, Date.UTC(2014, 0, 1), '2014-01-01'],
  [null, Date.UTC(2012, 5, 1), null],
  ['2013-01-01', Date.UTC(2014, 5, 1), '2013-01-01'],
  ['2014-11-30', null, '2014-01-01'],
  ['1999-01-01', null, null],
])('of the choice %s and the end %s of the timeline, %s is drawn', (chosen, until, day) => {
  const shown = findShown(measured, chosen, until);
  expect(shown === null ? null : toDayName(shown)).toBe(day);
});

test('what has no raster is not drawn', () => {
  const bare = { results: [toResult(2013), toResult(2014, false)] } as unknown as ImageryVariable;
  expect(findShown(bare, null, null)?.id).toBe('2013');
});

test('a layer keeps no day, and a person may choose one', () => {
  const of = (data: object) => ({ properties: { layer: { data } } }) as unknown as Layer;
  expect(readChosenDay(of({ type: 'forest_carbon_diligence_30m' }))).toBeNull();
  expect(readChosenDay(of({ day: '2014-01-01' }))).toBe('2014-01-01');
});
