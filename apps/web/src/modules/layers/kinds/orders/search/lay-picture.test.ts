import type { AreaGeometry } from '@waypost/contract';
import { expect, test } from 'vitest';
import { toPixelRings } from './lay-picture.ts';

const SIZE = { width: 256, height: 256 };

test('a footprint touches the edges of the picture that shows the box around it', () => {
  const footprint: AreaGeometry = {
    type: 'Polygon',
    coordinates: [
      [
        [0, 1],
        [3, 0],
        [4, 3],
        [1, 4],
        [0, 1],
      ],
    ],
  };
  const [ring = []] = toPixelRings(footprint, [0, 0, 4, 4], SIZE);
  expect(ring.map(({ x }) => x)).toEqual([0, 192, 256, 64, 0]);
  expect(ring[1]?.y).toBeCloseTo(256, 6);
  expect(ring[3]?.y).toBeCloseTo(0, 6);
});

test('degrees take more pixels towards a pole, as on the map', () => {
  const strip: AreaGeometry = {
    type: 'MultiPolygon',
    coordinates: [
      [
        [
          [0, 60],
          [1, 65],
          [1, 70],
          [0, 60],
        ],
      ],
    ],
  };
  const [ring = []] = toPixelRings(strip, [0, 60, 1, 70], SIZE);
  expect(ring[0]?.y).toBeCloseTo(256, 6);
  expect(ring[1]?.y).toBeGreaterThan(128);
  expect(ring[1]?.y).toBeLessThan(256);
});
