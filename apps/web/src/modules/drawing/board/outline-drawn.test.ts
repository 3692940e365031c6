import { MAX_BOUNDARY_VERTICES } from '@waypost/contract';
import type { DrawnGeometry } from '@waypost/geo';
import { expect, test } from 'vitest';
import { toDrawnOutline } from './outline-drawn.ts';

const square = (lng: number): number[][] => [
  [lng, 0],
  [lng + 1, 0],
  [lng + 1, 1],
  [lng, 1],
  [lng, 0],
];
const area = (...rings: number[][][]) => ({
  geometry: { type: 'Polygon', coordinates: rings } as DrawnGeometry,
});

test('one area is the outline, several are its parts', () => {
  expect(toDrawnOutline([area(square(0))])).toEqual({
    ok: true,
    outline: { type: 'Polygon', coordinates: [square(0)] },
  });
  expect(toDrawnOutline([area(square(0)), area(square(5))])).toEqual({
    ok: true,
    outline: { type: 'MultiPolygon', coordinates: [[square(0)], [square(5)]] },
  });
});

test('nothing, a self-intersection or too many positions give none', () => {
  expect(toDrawnOutline([])).toEqual({ ok: false, reason: 'empty' });
  const bow = [
    [0, 0],
    [1, 1],
    [1, 0],
    [0, 1],
    [0, 0],
  ];
  expect(toDrawnOutline([area(bow)])).toEqual({ ok: false, reason: 'faulty' });
  const many = Array.from({ length: MAX_BOUNDARY_VERTICES }, (_, index) => {
    const angle = (index / MAX_BOUNDARY_VERTICES) * 2 * Math.PI;
    return [Math.cos(angle), Math.sin(angle)];
  });
  expect(toDrawnOutline([area([...many, [1, 0]])])).toEqual({ ok: false, reason: 'too_many' });
});
