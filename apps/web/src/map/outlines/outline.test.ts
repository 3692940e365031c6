import { MAX_BOUNDARY_VERTICES } from '@waypost/contract';
import { decodeGeojson } from '@waypost/geo';
import { describe, expect, it } from 'vitest';
import { toOutline, toRefusal } from './outline.ts';

async function read(...geometries: object[]) {
  const features = geometries.map((geometry) => ({ type: 'Feature', properties: {}, geometry }));
  const text = JSON.stringify({ type: 'FeatureCollection', features });
  const decoded = await decodeGeojson({ name: 'a.geojson', bytes: new TextEncoder().encode(text) });
  if (!decoded.ok) throw new Error(decoded.message);
  return toOutline(decoded);
}
const square = (x: number, y: number) => [
  [
    [x, y, 12],
    [x + 1, y, 12],
    [x + 1, y + 1, 12],
    [x, y, 12],
  ],
];
const polygon = (x: number, y: number) => ({ type: 'Polygon', coordinates: square(x, y) });

describe('the outline in a file', () => {
  it('is its polygon, without altitudes', async () => {
    const outline = await read(polygon(1, 2), { type: 'Point', coordinates: [0, 0] });
    expect(outline).toEqual({
      ok: true,
      isSimplified: false,
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [1, 2],
            [2, 2],
            [2, 3],
            [1, 2],
          ],
        ],
      },
    });
  });

  it('consists of all its polygons', async () => {
    const outline = await read(polygon(1, 2), {
      type: 'MultiPolygon',
      coordinates: [square(5, 5), square(9, 9)],
    });
    expect(outline.ok && outline.geometry.type).toBe('MultiPolygon');
    expect(outline.ok && outline.geometry.coordinates).toHaveLength(3);
  });

  it('is simplified to the limit of a boundary', async () => {
    const ring = Array.from({ length: 50_000 }, (_, index) => {
      const angle = (index / 50_000) * 2 * Math.PI;
      return [Math.cos(angle) * (1 + 0.01 * Math.sin(99 * angle)), Math.sin(angle)];
    });
    const outline = await read({ type: 'Polygon', coordinates: [[...ring, ring[0]]] });
    expect(outline.ok && outline.isSimplified).toBe(true);
    const count = outline.ok ? outline.geometry.coordinates.flat().length : 0;
    expect(count).toBeGreaterThan(10_000);
    expect(count).toBeLessThanOrEqual(MAX_BOUNDARY_VERTICES);
  });

  it('is none in an empty file, which has no features', () => {
    expect(toRefusal('empty')).toEqual({ ok: false, reason: 'no_features' });
    expect(toRefusal('bad_archive')).toEqual({ ok: false, reason: 'bad_archive' });
  });

  it('is rejected without polygons or out of range', async () => {
    expect(await read({ type: 'Point', coordinates: [0, 0] })).toEqual({ ok: false, reason: 'no_polygons' });
    expect(await read(polygon(1, 95))).toEqual({ ok: false, reason: 'off_the_globe' });
  });
});
