import type { Polygon } from 'geojson';
import { expect, test } from 'vitest';
import { hatch } from './hatch.ts';

const square = (size: number): [number, number][] => [
  [-size, -size],
  [size, -size],
  [size, size],
  [-size, size],
  [-size, -size],
];
const WITH_HOLE: Polygon = { type: 'Polygon', coordinates: [square(1), square(0.5)] };
const middleOf = ([[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]]: ReturnType<typeof hatch>[number]) => [
  (x1 + x2) / 2,
  (y1 + y2) / 2,
];

test('a hatch lies inside the area and outside its hole, rising to the right', () => {
  const strokes = hatch(WITH_HOLE, 0.05, 1_000);
  expect(strokes.length).toBeGreaterThan(40);
  for (const stroke of strokes) {
    const [x = 9, y = 9] = middleOf(stroke).map(Math.abs);
    const farthest = Math.max(x, y);
    expect(farthest).toBeLessThan(1);
    expect(farthest).toBeGreaterThan(0.5);
    const [[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]] = stroke;
    expect(x2).toBeGreaterThan(x1);
    expect(y2).toBeGreaterThan(y1);
  }
});

test('a hatch has no more lines than are asked for, however large the area is', () => {
  const plain: Polygon = { type: 'Polygon', coordinates: [square(40)] };
  expect(hatch(plain, 0.000_1, 60).length).toBeLessThanOrEqual(61);
  expect(hatch(plain, 4, 60).length).toBeLessThanOrEqual(29);
});
