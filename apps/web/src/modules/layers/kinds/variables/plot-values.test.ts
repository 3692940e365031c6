import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findNearest, plotValues } from './plot-values.ts';

const FRAME = { left: 40, right: 300, top: 10, bottom: 150 };

test('values are drawn over time between round ticks', () => {
  const { points, ticks } = plotValues(
    [
      { at: 0, value: 12 },
      { at: 100, value: 17 },
      { at: 200, value: 14 },
    ],
    FRAME,
  );
  expect(points.map(({ x }) => x)).toEqual([40, 170, 300]);
  expect(ticks.map(({ value }) => value)).toEqual([12, 14, 16, 18]);
  expect(points[0]?.y).toBe(150);
  expect(ticks.at(-1)?.y).toBe(10);
});

test('one value, and equal ones, have a scale too', () => {
  for (const values of [[{ at: 5, value: 3 }], [1, 2].map((at) => ({ at, value: 0 }))]) {
    const { points, ticks } = plotValues(values, FRAME);
    expect(ticks.length).toBeGreaterThan(1);
    for (const { x, y } of points) {
      expect(Number.isFinite(x)).toBe(true);
      expect(y).toBeGreaterThanOrEqual(FRAME.top);
      expect(y).toBeLessThanOrEqual(FRAME.bottom);
    }
  }
});

test('every value is inside of the frame, and there are few ticks', () => {
  const value = fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((one) => Number(one.toFixed(3)));
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 60 }), (values) => {
      const { points, ticks } = plotValues(
        values.map((one, at) => ({ at, value: one })),
        FRAME,
      );
      expect(ticks.length).toBeLessThanOrEqual(8);
      for (const { x, y } of points) {
        expect(x).toBeGreaterThanOrEqual(FRAME.left);
        expect(x).toBeLessThanOrEqual(FRAME.right);
        expect(y).toBeGreaterThanOrEqual(FRAME.top - 1e-6);
        expect(y).toBeLessThanOrEqual(FRAME.bottom + 1e-6);
      }
    }),
  );
});

test('the nearest point of a place is found', () => {
  const points = [40, 170, 300].map((x) => ({ x, y: 0 }));
  expect([0, 104, 106, 999].map((x) => findNearest(points, x))).toEqual([0, 0, 1, 2]);
});
