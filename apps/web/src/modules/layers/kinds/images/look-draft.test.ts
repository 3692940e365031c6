import type { ImageLook } from '@waypost/contract';
import { expect, test } from 'vitest';
import { hasBadStretch, parseNumber, toDraft, toLook, withKind } from './look-draft.ts';

const LOOK: ImageLook = {
  bands: [3, 2, 1],
  ramp: null,
  stretch: { kind: 'percent', low: 2, high: 98 },
  nodata: 0,
};

test('a look that is not changed stays as it is', () => {
  expect(toLook(toDraft(LOOK))).toEqual(LOOK);
  const one: ImageLook = { ...LOOK, bands: [4], ramp: 'heat' };
  expect(toLook(toDraft(one))).toEqual(one);
});

test('the ramp of one band is not that of three', () => {
  const draft = { ...toDraft({ ...LOOK, bands: [4], ramp: 'heat' }), isColors: true };
  expect(toLook(draft)).toMatchObject({ bands: [4, 4, 4], ramp: null });
});

test('values are asked for anew when percent were there before', () => {
  const values = withKind(toDraft(LOOK), 'values');
  expect(values).toMatchObject({ kind: 'values', low: '', high: '' });
  expect(toLook(values)).toBeNull();
  expect(toLook({ ...values, low: '5', high: '5' })).toBeNull();
  expect(toLook({ ...values, low: '5', high: '300' })).not.toBeNull();
  expect(withKind(values, 'percent')).toMatchObject({ low: '2', high: '98' });
});

test.each([
  ['2.5', 2.5],
  ['2.', 2],
  ['2,5', 2.5],
  [' -.5 ', -0.5],
  ['-3.4e38', -3.4e38],
  ['-3.4028234663852886e+38', -3.4028234663852886e38],
  ['-123456789012345.5', -123456789012345.5],
  ['', null],
  ['-', Number.NaN],
  ['1e', Number.NaN],
  ['0x10', Number.NaN],
  ['1,000,000', Number.NaN],
])('the number typed as “%s” is %s', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

test('a number that is not whole yet stays as it is typed, and is no look', () => {
  const draft = { ...toDraft(LOOK), nodata: '-' };
  expect(draft.nodata).toBe('-');
  expect(toLook(draft)).toBeNull();
  expect(hasBadStretch(draft)).toBe(false);
  expect(hasBadStretch({ ...draft, low: '-' })).toBe(true);
  expect(toLook({ ...draft, low: '2.', nodata: '-9999.5' })).toMatchObject({
    stretch: { low: 2 },
    nodata: -9999.5,
  });
  const smallest: ImageLook = { ...LOOK, nodata: -Number.MAX_VALUE };
  expect(toLook(toDraft(smallest))).toEqual(smallest);
});
