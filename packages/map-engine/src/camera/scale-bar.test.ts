import { describe, expect, it } from 'vitest';
import { toScaleKey } from './scale-bar.ts';

describe('scale at a position', () => {
  it('stays the same for a small move north', () => {
    expect(toScaleKey(9, 24.141)).toBe(toScaleKey(9, 24.142));
  });

  it.each([
    [9.1, 24.14],
    [9, 26],
    [9, -60],
  ])('differs at zoom %s and latitude %s', (zoom, lat) => {
    expect(toScaleKey(zoom, lat)).not.toBe(toScaleKey(9, 24.14));
  });

  it('is the same on the other side of the equator', () => {
    expect(toScaleKey(9, -24.14)).toBe(toScaleKey(9, 24.14));
  });
});
