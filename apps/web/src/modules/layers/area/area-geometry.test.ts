import { aoi, MAX_AOI_POINTS } from '@waypost/contract';
import { bboxOf } from '@waypost/geo';
import type { Bbox } from '@waypost/map-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toAreaOfInterest, toViewArea } from './area-geometry.ts';

describe('toViewArea', () => {
  it('is a rectangle', () => {
    expect(toViewArea([-111, 23, -109, 25])).toEqual({
      type: 'Polygon',
      coordinates: [
        [
          [-111, 23],
          [-109, 23],
          [-109, 25],
          [-111, 25],
          [-111, 23],
        ],
      ],
    });
  });

  it('has two parts across the antimeridian, and around the world', () => {
    const boxes = (view: Bbox) => {
      const area = toViewArea(view);
      return area.type === 'MultiPolygon'
        ? area.coordinates.map((coordinates) => bboxOf({ type: 'Polygon', coordinates }))
        : null;
    };
    expect(boxes([170, -20, 190, -10])).toEqual([
      [170, -20, 180, -10],
      [-180, -20, -170, -10],
    ]);
    expect(boxes([-190, -20, -170, -10])).toEqual([
      [170, -20, 180, -10],
      [-180, -20, -170, -10],
    ]);
    expect(boxes([-200, -85, 200, 85])).toEqual([
      [-180, -85, 0, 85],
      [0, -85, 180, 85],
    ]);
  });

  it('is an area of interest whatever the view', () => {
    const view = fc.record({
      west: fc.double({ min: -540, max: 540, noNaN: true }),
      width: fc.double({ min: 0.001, max: 500, noNaN: true }),
      south: fc.double({ min: -90, max: 89, noNaN: true }),
      height: fc.double({ min: 0.001, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(view, ({ west, width, south, height }) => {
        const area = toViewArea([west, south, west + width, south + height]);
        expect(aoi.safeParse(area).error).toBeUndefined();
      }),
    );
  });
});

describe('toAreaOfInterest', () => {
  const circle = (points: number) => {
    const ring = Array.from({ length: points }, (_, index): [number, number] => {
      const angle = (index / points) * 2 * Math.PI;
      return [Math.cos(angle), Math.sin(angle)];
    });
    return { type: 'Polygon' as const, coordinates: [[...ring, ring[0] ?? [0, 0]]] };
  };

  it('leaves an area within the limit as it is, and simplifies a larger one', () => {
    const small = circle(100);
    expect(toAreaOfInterest(small)).toBe(small);
    const [ring = []] = toAreaOfInterest(circle(30_000)).coordinates;
    expect(ring.length).toBeGreaterThan(1_000);
    expect(ring.length).toBeLessThanOrEqual(MAX_AOI_POINTS);
  });
});
