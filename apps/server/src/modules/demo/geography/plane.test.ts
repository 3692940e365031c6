import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  areaKm2,
  distanceKm,
  distanceToSegmentKm,
  isInside,
  lengthKm,
  offset,
  type Place,
  Walk,
} from './plane.ts';

const place = fc
  .tuple(fc.double({ min: -112, max: -110, noNaN: true }), fc.double({ min: 23, max: 26, noNaN: true }))
  .map(([lng, lat]): Place => [lng, lat]);
const km = fc.double({ min: -20, max: 20, noNaN: true });

test('an offset has the given length', () => {
  fc.assert(
    fc.property(place, km, km, (from, east, north) => {
      expect(distanceKm(from, offset(from, east, north))).toBeCloseTo(Math.hypot(east, north), 2);
    }),
  );
});

test('a degree has the length of the WGS 84 ellipsoid at 24.5° north', () => {
  // WGS 84: 101.4 km of longitude, 110.8 km of latitude.
  expect(distanceKm([-110, 24.5], [-111, 24.5])).toBeCloseTo(101.36, 1);
  expect(distanceKm([-110, 24], [-110, 25])).toBeCloseTo(110.78, 1);
});

test('area, length and inside of a square are correct', () => {
  const a: Place = [-110, 24];
  const ring = [a, offset(a, 2, 0), offset(a, 2, 2), offset(a, 0, 2), a];
  expect(areaKm2(ring)).toBeCloseTo(4, 1);
  expect(areaKm2([...ring].reverse())).toBeCloseTo(4, 1);
  expect(lengthKm(ring)).toBeCloseTo(8, 1);
  expect(isInside(offset(a, 1, 1), ring)).toBe(true);
  expect(isInside(offset(a, 3, 1), ring)).toBe(false);
  expect(distanceToSegmentKm(offset(a, 1, 1), [a, offset(a, 2, 0)])).toBeCloseTo(1, 2);
});

test('beside a path to the north, right is east and left is west', () => {
  const walk = new Walk([
    [-110, 24],
    [-110, 25],
  ]);
  expect(walk.lengthKm).toBeCloseTo(110.78, 1);
  expect(walk.beside(50, 5)[0]).toBeGreaterThan(-110);
  expect(walk.beside(50, -5)[0]).toBeLessThan(-110);
  expect(distanceKm(walk.at(50), walk.beside(50, 5))).toBeCloseTo(5, 1);
  expect(walk.at(-1)).toEqual([-110, 24]);
  expect(walk.at(500)).toEqual([-110, 25]);
});
