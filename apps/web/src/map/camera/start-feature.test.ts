import { expect, it } from 'vitest';
import { awaitFeature, findFeatureToShow, isAwaitedFeature } from './start-feature.ts';

const CODE = '01a217fe-4c8d-7b2e-84ba-370cd7d2fd29';
const PATH = `/organizations/1/projects/1/features/${CODE}`;

it('finds the feature of an address without a view', () => {
  expect(findFeatureToShow({ pathname: PATH, search: '' })).toBe(CODE);
  expect(findFeatureToShow({ pathname: PATH, search: '?layers=1-73' })).toBe(CODE);
});

it('leaves an address with a view, or of another page, alone', () => {
  expect(findFeatureToShow({ pathname: PATH, search: '?center_lat=24&center_lng=-110&zoom=9' })).toBeNull();
  expect(findFeatureToShow({ pathname: PATH, search: '?south=1&north=2&east=3&west=4' })).toBeNull();
  expect(findFeatureToShow({ pathname: '/organizations/1/projects/1/home', search: '' })).toBeNull();
  expect(findFeatureToShow({ pathname: `${PATH}/edit`, search: '' })).toBeNull();
});

it('awaits the feature of a chosen row once, and no other', () => {
  awaitFeature('a');
  expect(isAwaitedFeature('a')).toBe(true);
  expect(isAwaitedFeature('a')).toBe(false);
  awaitFeature('a');
  expect(isAwaitedFeature('b')).toBe(false);
  expect(isAwaitedFeature('a')).toBe(false);
});
