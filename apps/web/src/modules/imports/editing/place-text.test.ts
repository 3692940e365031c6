import type { FeatureGeometry } from '@waypost/geo';
import { expect, test } from 'vitest';
import { findPlaceFault, movePoint, toPlaceText } from './place-text.ts';

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

test.each([
  ['lng', '-180', null],
  ['lng', '-180.1', 'fileViewer.longitudeLow'],
  ['lng', '200', 'fileViewer.longitudeHigh'],
  ['lat', '-90,1', 'fileViewer.latitudeLow'],
  ['lat', '90.1', 'fileViewer.latitudeHigh'],
  ['lat', 'north', 'fileViewer.numberOnly'],
  ['lat', '', 'fileViewer.numberOnly'],
] as const)('degrees that are no place say why: %s %s', (axis, text, fault) => {
  expect(findPlaceFault({ lng: '0', lat: '0', [axis]: text }, axis)).toBe(fault);
});
