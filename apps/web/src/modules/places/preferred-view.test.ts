import { expect, test } from 'vitest';
import { toPreferredView } from './preferred-view.ts';

test('a view is widened to whole degrees, in the nearest copy of the world', () => {
  expect(toPreferredView([-110.4, 23.9, -110.2, 24.3])).toEqual({
    west: -111,
    south: 23,
    east: -110,
    north: 25,
  });
  expect(toPreferredView([249.6, 23.9, 249.8, 24.3])).toMatchObject({ west: -111, east: -110 });
  // Across the antimeridian it stays one piece.
  expect(toPreferredView([168.5, -20, 190.5, -10])).toMatchObject({ west: 168, east: 191 });
});

test('no map and the whole world prefer nothing', () => {
  expect(toPreferredView(null)).toEqual({});
  expect(toPreferredView([-200, -80, 200, 80])).toEqual({});
});
