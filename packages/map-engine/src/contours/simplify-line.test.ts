import { expect, test } from 'vitest';
import { simplifyLine } from './simplify-line.ts';

test('leaves out points that are hardly aside, and keeps corners and ends', () => {
  expect(simplifyLine([10, 10, 20, 11, 30, 10, 30, 40], 2, 4096)).toEqual([
    [10, 10],
    [30, 10],
    [30, 40],
  ]);
  expect(simplifyLine([10, 10, 20, 13, 30, 10], 2, 4096)).toHaveLength(3);
  expect(simplifyLine([10, 10, 20, 20], 2, 4096)).toHaveLength(2);
});

test('keeps the shape of a ring, whose ends are one point', () => {
  const ring = Array.from({ length: 361 }, (_, at) => (at * Math.PI) / 180).flatMap((angle) => [
    Math.round(2000 + 500 * Math.cos(angle)),
    Math.round(2000 + 500 * Math.sin(angle)),
  ]);
  const points = simplifyLine(ring, 3, 4096);
  expect(points.length).toBeLessThan(60);
  expect(points[0]).toEqual(points.at(-1));
  for (const [index, [x, y]] of points.slice(1).entries()) {
    const [px = 0, py = 0] = points[index] ?? [];
    // The middle of each piece is not far inside of the circle.
    expect(Math.abs(Math.hypot((x + px) / 2 - 2000, (y + py) / 2 - 2000) - 500)).toBeLessThan(4);
  }
});

test('keeps points on the edges of the tile', () => {
  expect(simplifyLine([-16, 50, 0, 50, 16, 50, 32, 50], 3, 64)).toEqual([
    [-16, 50],
    [0, 50],
    [32, 50],
  ]);
});
