import fc from 'fast-check';
import type { MultiPolygon, Polygon, Position } from 'geojson';
import { describe, expect, it } from 'vitest';
import { areaOf } from './measures.ts';
import { simplifyArea } from './simplify-area.ts';

/** A round outline with so many corners. */
function toRound(corners: number, [lng, lat]: [number, number], radius: number): Position[] {
  const ring = Array.from({ length: corners }, (_, index): Position => {
    const angle = (index / corners) * 2 * Math.PI;
    const reach = radius * (1 + 0.05 * Math.sin(17 * angle));
    return [lng + reach * Math.cos(angle), lat + reach * Math.sin(angle)];
  });
  return [...ring, ring[0] ?? [lng, lat]];
}
const count = (area: Polygon | MultiPolygon) =>
  (area.type === 'Polygon' ? [area.coordinates] : area.coordinates).flat().flat().length;

describe('simplifyArea', () => {
  it('leaves alone what is small enough', () => {
    const area: Polygon = { type: 'Polygon', coordinates: [toRound(20, [0, 0], 1)] };
    expect(simplifyArea(area, 21)).toBe(area);
  });

  it('drops the positions that bend least, so that the area hardly changes', () => {
    const area: Polygon = { type: 'Polygon', coordinates: [toRound(20_000, [-110, 24], 2)] };
    const simple = simplifyArea(area, 500);
    expect(count(simple)).toBeLessThanOrEqual(502);
    expect(count(simple)).toBeGreaterThan(300);
    expect(Math.abs(areaOf(simple) / areaOf(area) - 1)).toBeLessThan(0.002);
  });

  it('lets small islands and holes go first, never the largest part', () => {
    const islands = Array.from({ length: 50 }, (_, index) => [toRound(40, [10 + index, 0], 0.001)]);
    const area: MultiPolygon = {
      type: 'MultiPolygon',
      coordinates: [...islands, [toRound(400, [0, 0], 2), toRound(40, [0, 0], 0.001)]],
    };
    const simple = simplifyArea(area, 100);
    expect(simple.type).toBe('MultiPolygon');
    expect(simple.coordinates).toHaveLength(1);
    expect(simple.coordinates[0]).toHaveLength(1);
    expect(areaOf(simple) / areaOf({ type: 'Polygon', coordinates: [toRound(400, [0, 0], 2)] })).toBeCloseTo(
      1,
      1,
    );
  });

  it('answers closed rings of four positions and more', () => {
    const ring = fc
      .array(
        fc.tuple(
          fc.double({ min: -10, max: 10, noNaN: true }),
          fc.double({ min: -10, max: 10, noNaN: true }),
        ),
        {
          minLength: 3,
          maxLength: 60,
        },
      )
      .map((points): Position[] => [...points, points[0] ?? [0, 0]]);
    fc.assert(
      fc.property(
        fc.array(fc.array(ring, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 4, max: 60 }),
        (coordinates, most) => {
          const simple = simplifyArea({ type: 'MultiPolygon', coordinates }, most);
          const polygons = simple.type === 'Polygon' ? [simple.coordinates] : simple.coordinates;
          expect(polygons.length).toBeGreaterThan(0);
          for (const one of polygons.flat()) {
            expect(one.length).toBeGreaterThanOrEqual(4);
            expect(one.at(-1)).toEqual(one[0]);
          }
        },
      ),
    );
  });
});
