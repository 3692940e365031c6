import fc from 'fast-check';
import type { Polygon, Position } from 'geojson';
import { describe, expect, test } from 'vitest';
import { bboxOf } from './bbox.ts';
import { areaOf, formatArea, formatLength, lengthOf, type MeasureUnits } from './measures.ts';

function toPolygon(...rings: Position[][]): Polygon {
  return { type: 'Polygon', coordinates: rings };
}

function toBox(west: number, south: number, east: number, north: number): Position[] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

/** Figures of PostGIS 3: ST_Area and ST_Length of the geography, which use GeographicLib. */
describe('agrees with PostGIS within 0.1 %', () => {
  test.each([
    ['a garden', toPolygon(toBox(2.3, 48.8, 2.3005, 48.8004)), 1633.9261],
    ['a state', toPolygon(toBox(-109.05, 37, -102.05, 41)), 269154549884.00928],
    ['with a hole', toPolygon(toBox(10, 50, 12, 52), toBox(10.5, 50.5, 11.5, 51.5)), 23424159234.6549],
    ['over the antimeridian', toPolygon(toBox(178, -19, -178, -17)), 93795539347.80615],
    ['a strip of forty degrees', toPolygon(toBox(0, 60, 40, 60.01)), 2358217364.9921875],
    ['high north', toPolygon(toBox(20, 70, 30, 78)), 273352220784.82324],
    [
      'around the pole',
      toPolygon([
        [0, 80],
        [90, 80],
        [180, 80],
        [-90, 80],
        [0, 80],
      ]),
      2507270031169.8438,
    ],
  ])('area: %s', (_what, polygon, area_m2) => {
    expect(Math.abs(areaOf(polygon) / area_m2 - 1)).toBeLessThan(0.0003);
  });

  test.each([
    ['a street', [2.3, 48.8], [2.3005, 48.8004], 57.688126],
    ['an ocean', [-0.5, 51.5], [-74, 40.7], 5561440.741936529],
    ['over the antimeridian', [179, -17], [-179, -19], 306362.0760718992],
    ['a quarter of the equator', [0, 0], [90, 0], 10018754.171394622],
    ['from pole to pole', [30, 90], [60, -90], 20003931.458625447],
    ['nearly opposite', [0, 0], [179.7, 0.3], 19965251.4085609],
    ['nearly opposite, aslant', [10, 30], [-169.8, -29.9], 19989832.82760953],
    ['opposite', [0, 0], [180, 0], 20003931.458625447],
  ])('length: %s', (_what, from, to, length_m) => {
    const length = lengthOf({ type: 'LineString', coordinates: [from, to] });
    expect(Math.abs(length / length_m - 1)).toBeLessThan(1e-6);
  });
});

const lng = fc.double({ min: -180, max: 180, noNaN: true });
const lat = fc.double({ min: -90, max: 90, noNaN: true });
const position = fc.tuple(lng, lat);
/** As finely as places are told, and all over the globe: most doubles are next to nothing. */
const lngOfSevenDecimals = fc.integer({ min: -180e7, max: 180e7 }).map((n) => n / 1e7);

describe('properties of every measure', () => {
  test('a distance is symmetric, finite and at most half a meridian', () => {
    fc.assert(
      fc.property(position, position, (a, b) => {
        const there = lengthOf({ type: 'LineString', coordinates: [a, b] });
        const back = lengthOf({ type: 'LineString', coordinates: [b, a] });
        expect(Math.abs(there - back)).toBeLessThan(Math.max(0.001, there * 1e-6));
        expect(there).toBeLessThan(20_003_932);
      }),
      { numRuns: 500 },
    );
  });

  test('the area of a ring is independent of its start, winding and longitude', () => {
    const corners = fc.array(fc.tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: -80, max: 80 })), {
      minLength: 3,
      maxLength: 9,
    });
    fc.assert(
      fc.property(corners, fc.integer({ min: -180, max: 180 }), fc.nat(8), (open, turn, first) => {
        const close = (ring: Position[]) => [...ring, ...ring.slice(0, 1)];
        const area = areaOf(toPolygon(close(open)));
        const start = first % open.length;
        const shifted = [...open.slice(start), ...open.slice(0, start)];
        const turned = open.map(([x, y]): Position => [((x + turn + 540) % 360) - 180, y]);
        for (const other of [shifted, shifted.toReversed(), turned]) {
          expect(Math.abs(areaOf(toPolygon(close(other))) - area)).toBeLessThan(Math.max(1, area * 1e-9));
        }
      }),
    );
  });

  test('the halves of a box add up to its area', () => {
    fc.assert(
      fc.property(fc.integer({ min: -80, max: 79 }), fc.integer({ min: 1, max: 89 }), (south, split) => {
        // Both halves share the meridian only; parallels are no geodesics, so a thin box keeps the gap small.
        const whole = areaOf(toPolygon(toBox(0, south, 0.01, south + 1)));
        const half = (split / 90) * 0.01;
        const parts = areaOf(toPolygon(toBox(0, south, half, south + 1)));
        const rest = areaOf(toPolygon(toBox(half, south, 0.01, south + 1)));
        expect(Math.abs((parts + rest) / whole - 1)).toBeLessThan(1e-6);
      }),
    );
  });

  test('a bbox touches positions on each side and has the others between', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(lngOfSevenDecimals, lat), { minLength: 1 }), (coordinates) => {
        const [west = Number.NaN, south, east = Number.NaN, north] =
          bboxOf({ type: 'LineString', coordinates }) ?? [];
        // On both sides of 0°, or all of it counted on beyond 180, to which −180 belongs.
        const lngs = coordinates.map(([x]) => (west >= 0 && x < 0 ? x + 360 : x));
        expect(west).toBe(Math.min(...lngs));
        expect(east).toBeCloseTo(Math.max(...lngs), 8);
        expect([south, north]).toEqual([
          Math.min(...coordinates.map(([, y]) => y)),
          Math.max(...coordinates.map(([, y]) => y)),
        ]);
        if (east > 180) expect(east - west).toBeLessThan(180);
      }),
      {
        examples: [
          [
            [
              [1e-7, 0],
              [-180, 0],
            ],
          ],
          [
            [
              [180, 0],
              [-180, 0],
            ],
          ],
        ],
      },
    );
    expect(bboxOf({ type: 'LineString', coordinates: [] })).toBeNull();
  });
});

test('a geometry without length or area measures 0', () => {
  expect(areaOf({ type: 'LineString', coordinates: [[0, 0]] })).toBe(0);
  expect(lengthOf(toPolygon(toBox(0, 0, 1, 1)))).toBe(0);
  expect(
    areaOf({ type: 'MultiPolygon', coordinates: [[toBox(0, 0, 1, 1)], [toBox(5, 0, 6, 1)]] }),
  ).toBeCloseTo(2 * areaOf(toPolygon(toBox(0, 0, 1, 1))), -2);
});

test('lengths and areas are formatted for people', () => {
  expect([0, 4.25, 87.64, 999.4, 999.6, 1234, 45_678, 1_234_567].map((m) => formatLength(m))).toEqual([
    '0 m',
    '4.25 m',
    '87.6 m',
    '999 m',
    '1 km',
    '1.23 km',
    '45.7 km',
    '1,235 km',
  ]);
  expect([500, 12_500, 1_250_000, 4_567_890_000].map((m2) => formatArea(m2))).toEqual([
    '500 m² (0.05 ha)',
    '0.0125 km² (1.25 ha)',
    '1.25 km² (125 ha)',
    '4,570 km² (456,789 ha)',
  ]);
  expect(formatLength(1234, 'es')).toBe('1,23 km');
});

test('a length is written in feet and miles, or in nautical miles', () => {
  const write = (units: MeasureUnits) =>
    [50, 300, 3_218.688, 45_678].map((m) => formatLength(m, 'en', units));
  expect(write('imperial')).toEqual(['164 ft', '984 ft', '2 mi', '28.4 mi']);
  expect(write('nautical')).toEqual(['50 m', '0.16 nmi', '1.74 nmi', '24.7 nmi']);
});

test('an area is written in acres with square feet or square miles; at sea as on land', () => {
  expect(formatArea(500, 'en', 'imperial')).toBe('5,382 ft² (0.124 ac)');
  expect(formatArea(1_250_000, 'en', 'imperial')).toBe('0.483 mi² (309 ac)');
  expect(formatArea(1_250_000, 'en', 'nautical')).toBe(formatArea(1_250_000, 'en'));
});
