import { expect, test } from 'vitest';
import { geometry } from './geometry.ts';

const parse = (altitude: number) => geometry.safeParse({ type: 'Point', coordinates: [10, 46, altitude] });

test.each([-11_000, 0, 8_848.86, 400_000])('an altitude of %d m can be sent', (altitude) => {
  expect(parse(altitude).success).toBe(true);
});

test.each([-1.797e308, -99_999, 1e7, 1e300, Number.NaN, Number.POSITIVE_INFINITY])(
  '%d is refused as an altitude',
  (altitude) => {
    expect(parse(altitude).success).toBe(false);
  },
);
