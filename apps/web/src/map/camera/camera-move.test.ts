import { describe, expect, it } from 'vitest';
import { FIT, FLY, toCameraMove, toFlyZoom } from './camera-move.ts';

describe('the camera', () => {
  it('flies to a point at zoom 15 in 800 ms', () => {
    expect(toCameraMove([10, 20, 10, 20])).toEqual({ kind: 'fly', center: [10, 20] });
    expect(FLY).toEqual({ zoom: 15, duration: 800 });
  });

  it('flies no closer than something is drawn around the point, unless it is that close already', () => {
    expect(toFlyZoom(15, 7)).toBe(15);
    expect(toFlyZoom(11, 7)).toBe(11);
    expect(toFlyZoom(11, 13)).toBe(13);
    expect(toFlyZoom(11, 17)).toBe(15);
  });

  it('fits features with a padding of 20 px, and drawings and search results with 50 px, in 600 ms', () => {
    expect(toCameraMove([10, 20, 10, 21])).toEqual({ kind: 'fit', padding: 20 });
    expect(FIT).toEqual({ duration: 600, padding: 50 });
  });
});
