import { describe, expect, test } from 'vitest';
import { type Edges, toOverhang } from './keep-in-sight.ts';

const room: Edges = { left: 8, top: 58, right: 382, bottom: 400 };
const box = (left: number, top: number, width: number, height: number): Edges => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('toOverhang', () => {
  test.each<[string, Edges, { x: number; y: number }]>([
    ['within', box(20, 60, 300, 200), { x: 0, y: 0 }],
    ['below', box(20, 300, 300, 200), { x: 0, y: 100 }],
    ['above and to the left', box(-12, 40, 300, 200), { x: -20, y: -18 }],
    ['to the right', box(100, 60, 300, 200), { x: 18, y: 0 }],
    ['too high: its top stays', box(20, 100, 300, 500), { x: 0, y: 42 }],
    ['too high, and at the top', box(20, 58, 300, 500), { x: 0, y: 0 }],
  ])('of a box that is %s', (_where, popup, expected) => {
    expect(toOverhang(popup, room)).toEqual(expected);
  });
});
