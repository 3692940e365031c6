import { describe, expect, test } from 'vitest';
import { cleanGeometry } from './clean-geometry.ts';
import { RawPath } from './raw-path.ts';

const DROPPED = new Set(['heights_dropped']);

describe('heights of a file', () => {
  test.each([-11_000, 0, 8_848.86, 400_000])('of %d m are kept', (altitude) => {
    const cleaned = cleanGeometry({ kind: 'point', position: [10, 46, altitude] });
    expect(cleaned).toMatchObject({ geometry: { coordinates: [10, 46, altitude] } });
    expect(cleaned.ok && [...cleaned.changes]).toEqual([]);
  });

  // As shapefiles, rasters, float columns and databases mark what they do not know.
  test.each([-1.797_693_134_862_315_7e308, -3.4e38, -1e38, -99_999, 1e300, Number.POSITIVE_INFINITY])(
    'of %d are left out, and said to be',
    (altitude) => {
      const cleaned = cleanGeometry({ kind: 'point', position: [10, 46, altitude] });
      expect(cleaned).toEqual({
        ok: true,
        geometry: { type: 'Point', coordinates: [10, 46] },
        changes: DROPPED,
      });
    },
  );

  test('are left out of a whole line or area of which one is none: a shape has all of them or none', () => {
    const positions = [
      [0, 0, 5],
      [1, 0, -1e39],
      [1, 1, 7],
      [0, 0, 5],
    ];
    const flat = positions.map(([lng, lat]) => [lng, lat]);
    expect(cleanGeometry({ kind: 'line', positions })).toMatchObject({
      geometry: { type: 'LineString', coordinates: flat },
      changes: DROPPED,
    });
    expect(cleanGeometry({ kind: 'polygon', rings: [positions] })).toMatchObject({
      geometry: { type: 'Polygon', coordinates: [flat] },
      changes: DROPPED,
    });
    expect(cleanGeometry({ kind: 'multipolygon', polygons: [[positions]] })).toMatchObject({
      geometry: { type: 'MultiPolygon', coordinates: [[flat]] },
      changes: DROPPED,
    });
  });

  test('are left out of a recorded track likewise, whose times stay', () => {
    const path = new RawPath();
    path.add(0, 0, 5, 1_000);
    path.add(1, 0, 1e300, 2_000);
    expect(cleanGeometry({ kind: 'path', path })).toEqual({
      ok: true,
      geometry: {
        type: 'LineString',
        coordinates: [
          [0, 0],
          [1, 0],
        ],
      },
      changes: DROPPED,
      times: [1_000, 2_000],
    });
  });
});
