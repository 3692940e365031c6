import fc from 'fast-check';
import type { Geometry, Polygon, Position } from 'geojson';
import { describe, expect, test } from 'vitest';
import { encodeGeojson } from '../encode/geojson/geojson.ts';
import { toTurn, windRings } from './wind-rings.ts';

const SHELL: Position[] = [
  [0, 0, 5],
  [4, 0, 5],
  [4, 4, 5],
  [0, 4, 5],
  [0, 0, 5],
];
const HOLE: Position[] = [
  [1, 1],
  [1, 2],
  [2, 2],
  [1, 1],
];
const turn = (ring: readonly Position[]) => [...ring].reverse();
const WOUND: Polygon = { type: 'Polygon', coordinates: [SHELL, HOLE] };

describe('rings that go out', () => {
  test.each([
    ['both right', [SHELL, HOLE]],
    ['the shell clockwise', [turn(SHELL), HOLE]],
    ['the hole anticlockwise', [SHELL, turn(HOLE)]],
    ['both wrong', [turn(SHELL), turn(HOLE)]],
  ])('have the winding of RFC 7946, of a polygon with %s', (_, coordinates) => {
    expect(windRings({ type: 'Polygon', coordinates })).toEqual(WOUND);
    expect(windRings({ type: 'MultiPolygon', coordinates: [coordinates, coordinates] })).toEqual({
      type: 'MultiPolygon',
      coordinates: [WOUND.coordinates, WOUND.coordinates],
    });
  });

  test('have it within a collection, and other geometries stay as they are', () => {
    const line: Geometry = { type: 'LineString', coordinates: turn(HOLE) };
    expect(
      windRings({
        type: 'GeometryCollection',
        geometries: [line, { type: 'Polygon', coordinates: [turn(SHELL), HOLE] }],
      }),
    ).toEqual({ type: 'GeometryCollection', geometries: [line, WOUND] });
  });

  test('have it also where they are small and far from the origin', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -179, max: 179, noNaN: true }),
        fc.double({ min: -89, max: 89, noNaN: true }),
        fc.boolean(),
        (lng, lat, isTurned) => {
          const size = 2e-7;
          const ring = [
            [lng, lat],
            [lng + size, lat],
            [lng + size, lat + size],
            [lng, lat],
          ];
          const given = isTurned ? turn(ring) : ring;
          const out = windRings({ type: 'Polygon', coordinates: [given] }).coordinates[0] ?? [];
          expect(toTurn(out)).toBeGreaterThan(0);
        },
      ),
    );
  });

  test('are written so by the encoder of GeoJSON', () => {
    const text = encodeGeojson([
      { geometry: { type: 'Polygon', coordinates: [turn(SHELL), turn(HOLE)] }, properties: {} },
    ]);
    expect(JSON.parse(text)).toMatchObject({ features: [{ geometry: WOUND }] });
  });
});
