import type { MapGeoJSONFeature } from 'maplibre-gl';
import { expect, test } from 'vitest';
import { queryRendered } from './query-rendered.ts';

const mapThat = (query: () => MapGeoJSONFeature[]) => ({ queryRenderedFeatures: query });

test('finds nothing in a tile whose index is newer than its data', () => {
  const map = mapThat(() => {
    throw new Error("Out of bounds. Index requested n=1 can't be >= this._numberToString.length 1");
  });
  expect(queryRendered(map, { layers: ['tiles-point'] })).toEqual([]);
});

test('throws any other error on', () => {
  const map = mapThat(() => {
    throw new Error('The style is not loaded.');
  });
  expect(() => queryRendered(map, {})).toThrow('The style is not loaded.');
});

test('returns what was rendered', () => {
  const feature = { id: 7 } as MapGeoJSONFeature;
  expect(
    queryRendered(
      mapThat(() => [feature]),
      {},
      [
        [0, 0],
        [1, 1],
      ],
    ),
  ).toEqual([feature]);
});
