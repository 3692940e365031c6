import { describe, expect, test } from 'vitest';
import { findSnap } from './snap.ts';

/** One degree is ten pixels. */
const plane = {
  project: ([lng, lat]: [number, number]) => ({ x: lng * 10, y: -lat * 10 }),
  unproject: ({ x, y }: { x: number; y: number }): [number, number] => [x / 10, -y / 10],
};
const line = {
  positions: [
    [0, 0],
    [10, 0],
    [10, 10],
  ],
};

describe('snapping', () => {
  test('snaps to a vertex within 12 px, even if an edge is nearer', () => {
    expect(findSnap({ x: 92, y: 1 }, [line], plane)).toEqual({ lngLat: [10, 0], isVertex: true });
  });

  test('snaps to an edge when no vertex is in reach', () => {
    const snap = findSnap({ x: 50, y: -11 }, [line], plane);
    expect(snap?.isVertex).toBe(false);
    expect(snap?.lngLat[0]).toBeCloseTo(5);
    expect(snap?.lngLat[1]).toBeCloseTo(0);
  });

  test('does not snap at 13 px', () => {
    expect(findSnap({ x: 50, y: 13 }, [line], plane)).toBeNull();
  });

  test('does not snap to the clipped edge of a tile', () => {
    const cut = { ...line, isWithin: ([lng]: [number, number]) => lng < 4 };
    expect(findSnap({ x: 50, y: 2 }, [cut], plane)).toBeNull();
    expect(findSnap({ x: 20, y: 2 }, [cut], plane)?.isVertex).toBe(false);
  });
});
