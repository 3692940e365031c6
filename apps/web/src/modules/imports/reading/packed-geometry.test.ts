import type { FeatureGeometry } from '@waypost/geo';
import { describe, expect, it } from 'vitest';
import { findPacked, type PackedGeometry, packGeometry, unpackGeometry } from './packed-geometry.ts';

const line = (count: number, dimensions: number) =>
  Array.from({ length: count }, (_, index) => [index / 7, -index / 9, index * 1.5].slice(0, dimensions));

const KINDS: readonly FeatureGeometry[] = [
  { type: 'LineString', coordinates: line(9_000, 2) },
  { type: 'LineString', coordinates: line(500, 3) },
  { type: 'Polygon', coordinates: [line(600, 2), line(4, 2), []] },
  { type: 'MultiPolygon', coordinates: [[line(10, 3)], [line(700, 3), line(5, 3)], []] },
] as FeatureGeometry[];

describe('geometries between threads', () => {
  it.each(KINDS)('$type round-trips', (geometry) => {
    const packed = packGeometry(geometry);
    expect(packed).not.toBeNull();
    const back = packed && unpackGeometry(structuredClone(packed));
    expect(back).toEqual(geometry);
    // Copying or serializing it gives a plain geometry.
    expect([{ ...back }, structuredClone(back)]).toEqual([geometry, geometry]);
    expect(JSON.stringify(back)).toBe(JSON.stringify(geometry));
  });

  it('build their coordinates on first access, the same each time', () => {
    const packed = packGeometry(KINDS[1] as FeatureGeometry) as PackedGeometry;
    const back = unpackGeometry(packed);
    // Shows that nothing was built from the numbers before.
    packed.numbers[0] = 42;
    expect(back.coordinates[0]).toEqual([42, -0, 0]);
    expect(back.coordinates).toBe(back.coordinates);
    expect(findPacked(back)).toBe(packed);
    expect(findPacked({ ...back })).toBeUndefined();
  });

  it('are not packed if they are points, short lines or have mixed positions', () => {
    expect(packGeometry({ type: 'Point', coordinates: [1, 2] })).toBeNull();
    expect(packGeometry({ type: 'LineString', coordinates: line(499, 2) } as FeatureGeometry)).toBeNull();
    const mixed = [...line(500, 2), [1, 2, 3]];
    expect(packGeometry({ type: 'LineString', coordinates: mixed } as FeatureGeometry)).toBeNull();
  });
});
