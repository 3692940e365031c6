import { describe, expect, it } from 'vitest';
import { FIT, FLY, toCameraMove } from './camera-move.ts';

describe('the camera', () => {
  it('flies to a point in 800 ms', () => {
    expect(toCameraMove([10, 20, 10, 20])).toEqual({ kind: 'fly', center: [10, 20] });
    expect(FLY).toEqual({ duration: 800 });
  });

  it('fits features with a padding of 20 px, and drawings and search results with 50 px, in 600 ms', () => {
    expect(toCameraMove([10, 20, 10, 21])).toEqual({ kind: 'fit', padding: 20 });
    expect(FIT).toEqual({ duration: 600, padding: 50 });
  });
});
