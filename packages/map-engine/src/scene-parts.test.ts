import type { Feature, FeatureCollection } from 'geojson';
import { expect, test } from 'vitest';
import { composeStyle } from './compose-style.ts';
import { createEmptyScene, type MapScene } from './scene.ts';
import { SCENE_PARTS, toInsertions, toPartData } from './scene-parts.ts';
import { createBaseStyle } from './styles/base-style.ts';

const archiveUrl = 'https://example.org/basemap/waypost.pmtiles';
const point: Feature = { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [0, 0] } };
const some: FeatureCollection = { type: 'FeatureCollection', features: [point] };
const empty: MapScene = {
  ...createEmptyScene(archiveUrl),
  featureTiles: { urlTemplate: 'https://example.org/{z}/{x}/{y}', version: '1', projectKey: 'p1' },
};
const full: MapScene = {
  ...empty,
  overlay: some,
  imported: { points: 'blob:points', shapes: 'blob:shapes' },
  boundaries: some,
  drawing: {
    tool: { kind: 'select' },
    shapes: [],
    selectedId: null,
    vertex: null,
    path: [],
    color: '#0059ff',
    fault: null,
  },
};
const layersOf = (scene: MapScene) => composeStyle(createBaseStyle('light', archiveUrl, true), scene).layers;

test('a part without anything has no data, and a sketch has while something is drawn', () => {
  for (const part of SCENE_PARTS) expect(toPartData(part, empty)).toEqual({});
  expect(toPartData('imported', { ...empty, imported: some })).toEqual({ imported: some });
  expect(Object.keys(toPartData('imported', full))).toEqual(['imported', 'imported-points']);
  expect(Object.keys(toPartData('sketch', full))).toEqual(['sketch']);
});

test.each([[SCENE_PARTS], [SCENE_PARTS.toReversed()]])(
  'parts that come one after the other (%s) stand as in a style that is made at once',
  (parts) => {
    const whole = layersOf(full);
    const ids = layersOf(empty).map(({ id }) => id);
    for (const part of parts) {
      for (const { layer, above } of toInsertions(part, whole, (id) => ids.includes(id))) {
        const at = above === undefined ? ids.length : ids.indexOf(above);
        expect(at).toBeGreaterThanOrEqual(0);
        ids.splice(at, 0, layer.id);
      }
    }
    expect(ids).toEqual(whole.map(({ id }) => id));
  },
);
