import { expect, test } from 'vitest';
import { isFast } from './is-fast.ts';

/** 512 px are 360 degrees at zoom 0. */
const degrees = (px: number) => (px * 360) / 512;

test('2,000 px in a second are fast, 1,000 are not', () => {
  const from = { lngLat: [0, 0], at: 0 } as const;
  expect(isFast(from, { lngLat: [degrees(200), 0], at: 100 }, 0)).toBe(true);
  expect(isFast(from, { lngLat: [degrees(100), 0], at: 100 }, 0)).toBe(false);
});

test('the same way is faster on a map that is closer, and northwards where degrees are longer', () => {
  const from = { lngLat: [0, 60], at: 0 } as const;
  expect(isFast(from, { lngLat: [degrees(100), 60], at: 100 }, 1)).toBe(true);
  expect(isFast(from, { lngLat: [0, 60 + degrees(10)], at: 10 }, 0)).toBe(true);
  expect(isFast(from, { lngLat: [degrees(10), 60], at: 10 }, 0)).toBe(false);
});
