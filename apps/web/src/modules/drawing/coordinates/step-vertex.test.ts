import type { LngLat } from '@waypost/map-engine';
import { expect, test } from 'vitest';
import { stepVertex } from './step-vertex.ts';

/** One pixel is a tenth of a degree, and the map continues beyond the 180th meridian. */
const map = {
  project: ([lng, lat]: LngLat) => ({ x: lng * 10, y: -lat * 10 }),
  unproject: ({ x, y }: { x: number; y: number }): LngLat => [x / 10, -y / 10],
};

test('arrow keys move a vertex by a pixel, or ten', () => {
  expect(stepVertex('ArrowLeft', false, [10, 20], map)).toEqual([9.9, 20]);
  expect(stepVertex('ArrowUp', true, [10, 20], map)).toEqual([10, 21]);
  expect(stepVertex('Enter', false, [10, 20], map)).toBeNull();
});

test('a vertex wraps around at the 180th meridian, and stops at a pole', () => {
  expect(stepVertex('ArrowRight', false, [179.95, 0], map)).toEqual([-179.95, 0]);
  expect(stepVertex('ArrowLeft', true, [-179.5, 0], map)).toEqual([179.5, 0]);
  expect(stepVertex('ArrowUp', true, [0, 89.5], map)).toEqual([0, 90]);
});
