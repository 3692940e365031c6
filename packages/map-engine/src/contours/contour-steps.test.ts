import { expect, test } from 'vitest';
import { findSteps } from './contour-steps.ts';

test('lines are closer in deeper tiles, and every fifth is an index line', () => {
  const metres = [8, 9, 10, 11, 12, 13, 14, 17].map((zoom) => findSteps('m', zoom));
  expect(metres).toEqual([
    null,
    [500, 2500],
    [200, 1000],
    [100, 500],
    [50, 250],
    [50, 250],
    [20, 100],
    [20, 100],
  ]);
  expect([9, 10, 11, 12, 14].map((zoom) => findSteps('ft', zoom)?.[0])).toEqual([2000, 1000, 500, 200, 100]);
});
