import { expect, test } from 'vitest';
import { toPixels } from './to-pixels.ts';

test('the whole equator has 512 pixels at zoom 0, and twice as many at each further zoom', () => {
  expect(toPixels(40_075_016.686, 0, 0)).toBeCloseTo(512);
  expect(toPixels(40_075_016.686, 0, 3)).toBeCloseTo(4_096);
});

test('a length has twice as many pixels at 60 degrees', () => {
  expect(toPixels(100, 60, 15)).toBeCloseTo(2 * toPixels(100, 0, 15));
});
