import type { Bbox } from '@waypost/map-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBoxWithin, isSpeckWithin, toQueryBounds } from './boxes.ts';
import { joinBoxes } from './join-boxes.ts';

/** Quarters of a degree, whose sums are exact: a box of half a turn is no wider by a rounding error. */
const quarters = (min: number, max: number) =>
  fc.integer({ min: min * 4, max: max * 4 }).map((count) => count / 4);

const box = fc
  .tuple(quarters(-180, 180), quarters(-90, 90), quarters(0, 60), quarters(0, 40))
  .map(([west, south, width, height]): Bbox => [west, south, west + width, south + height]);

describe('toQueryBounds', () => {
  it('returns the box in view', () => {
    expect(toQueryBounds([-110.123456, 20, -100, 30])).toEqual({
      west: -110.12346,
      south: 20,
      east: -100,
      north: 30,
    });
  });

  it('goes on beyond the 180th meridian, and is all longitudes of a view of the whole world', () => {
    expect(toQueryBounds([170, -20, 195, 10])).toMatchObject({ west: 170, east: 195 });
    expect(toQueryBounds([-190, -20, -170, 10])).toMatchObject({ west: -190, east: -170 });
    expect(toQueryBounds([-200, -20, 170, 10])).toMatchObject({ west: -180, east: 180 });
    fc.assert(
      fc.property(box, (bounds) => {
        const { west, south, east, north } = toQueryBounds(bounds);
        return west >= -540 && east <= 540 && south >= -90 && north <= 90 && west <= east;
      }),
    );
  });
});

describe('joinBoxes', () => {
  it('returns a box that contains every box', () => {
    expect(joinBoxes([])).toBeNull();
    fc.assert(
      fc.property(fc.array(box, { minLength: 1 }), (boxes) => {
        const joined = joinBoxes(boxes);
        const turns = [-360, 0, 360];
        const isIn = ([west, south, east, north]: Bbox) =>
          turns.some((turn) => joined && isBoxWithin([west + turn, south, east + turn, north], joined));
        return boxes.every(isIn);
      }),
    );
    expect(
      joinBoxes([
        [179.9, 0, -179.9, 1],
        [-179.8, 0, -179.7, 1],
        [179, 0, 179.5, 1],
      ]),
    ).toEqual([179, 0, 180.3, 1]);
  });
});

describe('isSpeckWithin', () => {
  const view: Bbox = [-120, 20, -100, 30];

  it('is true for a box that is small in both directions, not for a long thin line or a point', () => {
    expect(isSpeckWithin([-110, 25, -109.9, 25.1], view)).toBe(true);
    expect(isSpeckWithin([-110, 25, -105, 25.1], view)).toBe(false);
    expect(isSpeckWithin([-110, 21, -109.9, 29], view)).toBe(false);
    expect(isSpeckWithin([-110, 25, -110, 25], view)).toBe(false);
  });
});
