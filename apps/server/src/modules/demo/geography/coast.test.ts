import { expect, test } from 'vitest';
import { isAtSea, isNearShore, isOnLand } from './coast.ts';
import type { Place } from './plane.ts';

const ON_LAND: Record<string, Place> = {
  'Ciudad Constitución': [-111.67, 25.03],
  'San Antonio': [-110.06, 23.81],
  Santiago: [-109.72, 23.48],
  'San Javier': [-111.54, 25.87],
  'Espíritu Santo': [-110.36, 24.49],
  Carmen: [-111.13, 26.0],
};

const AT_SEA: Record<string, Place> = {
  'the Gulf off Loreto': [-110.6, 26.2],
  'La Paz Bay': [-110.5, 24.4],
  'the Pacific off Todos Santos': [-110.6, 23.3],
  'off Cabo San Lucas': [-109.9, 22.6],
  'off Cabo Pulmo': [-109.3, 23.45],
  'Magdalena Bay': [-112.02, 24.63],
};

test.each(Object.entries(ON_LAND))('%s is on land', (_name, place) => {
  expect(isOnLand(place)).toBe(true);
  expect(isAtSea(place, 0)).toBe(false);
});

test.each(Object.entries(AT_SEA))('%s is at sea, clear of the shore', (_name, place) => {
  expect(isOnLand(place)).toBe(false);
  expect(isAtSea(place, 3)).toBe(true);
});

test('nearness to the shore depends on the distance', () => {
  const off: Place = [-110.27, 23.3];
  expect(isNearShore(off, 5)).toBe(false);
  expect(isNearShore(off, 12)).toBe(true);
});
