import type { FeatureGeometry } from '@waypost/geo';
import { expect, test } from 'vitest';
import { movePoint, toPlaceText } from './place-text.ts';

const point: FeatureGeometry = { type: 'Point', coordinates: [200, 10.5, 4] };

test('a point moves to the typed degrees and keeps its altitude', () => {
  expect(toPlaceText({ geometry: point })).toEqual({ lng: '200', lat: '10.5' });
  const move = (lng: string, lat: string) => movePoint({ geometry: point }, { lng, lat });
  expect(move(' -110,25 ', '.5')).toEqual({ type: 'Point', coordinates: [-110.25, 0.5, 4] });
  for (const [lng, lat] of [
    ['200', '10.5'],
    ['', '0'],
    ['1e2', '0'],
    ['0', '-90.001'],
    ['1 2', '0'],
  ] as const)
    expect(move(lng, lat)).toBeNull();
  const line: FeatureGeometry = { type: 'LineString', coordinates: [] };
  expect(toPlaceText({ geometry: line })).toBeNull();
});
