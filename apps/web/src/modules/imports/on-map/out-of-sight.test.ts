import type { Bbox } from '@waypost/map-engine';
import { expect, test } from 'vitest';
import { listUnseen } from './out-of-sight.ts';

test('features out of view lie close beside it, with some of each kind', () => {
  const view: Bbox = [-112, 24, -110, 25];
  const features = listUnseen(view).flatMap((collection) => collection.features);
  expect(new Set(features.map(({ geometry }) => geometry.type))).toEqual(
    new Set(['Point', 'LineString', 'Polygon']),
  );
  const positions = features
    .flatMap(({ geometry }) => ('coordinates' in geometry ? geometry.coordinates.flat(3) : []))
    .map(Number);
  const xs = positions.filter((_, at) => at % 2 === 0);
  const ys = positions.filter((_, at) => at % 2 === 1);
  expect(Math.min(...xs)).toBeGreaterThan(-110);
  // A quarter of a tile is drawn with its neighbour, and a view is at least half a tile wide.
  expect(Math.max(...xs)).toBeLessThan(-110 + 2 * 0.125);
  expect([Math.min(...ys) >= 24, Math.max(...ys) <= 25]).toEqual([true, true]);
});

test('returns none if the view is the whole world', () => {
  expect(listUnseen([-180, -80, 180, 80])).toEqual([]);
});
