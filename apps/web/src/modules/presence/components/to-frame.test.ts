import { expect, test } from 'vitest';
import { toFrame } from './to-frame.ts';

test.each([
  ['a point', [100, 100, 100, 100], { width: 32, height: 32, tagTop: -21 }],
  ['an area', [100, 100, 300, 200], { width: 216, height: 116, tagTop: -21 }],
  ['what touches the upper edge', [100, 10, 300, 200], { width: 216, height: 206, tagTop: 2 }],
  ['what begins above it', [100, -50, 300, 200], { width: 216, height: 266, tagTop: 62 }],
  ['more than the screen', [-2_000, 0, 2_000, 100], null],
] as const)('the name of a frame is never cut by the upper edge of the map: %s', (_, box, frame) => {
  const [left, top, right, bottom] = box;
  expect(toFrame({ left, top, right, bottom })).toEqual(frame);
});
