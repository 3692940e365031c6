import { expect, test } from 'vitest';
import { createBaseStyle } from '../styles/base-style.ts';
import { composeStyle } from './compose-style.ts';
import { FULL_SCENE } from './full-scene.fixture.ts';
import { createEmptyScene } from './empty-scene.ts';
import type { MapScene } from './scene.ts';
import { SCENE_PARTS, toInsertions, toPartData } from './scene-parts.ts';

const archiveUrl = 'https://example.org/basemap/waypost.pmtiles';
const empty: MapScene = {
  ...createEmptyScene(archiveUrl),
  featureTiles: { urlTemplate: 'https://example.org/{z}/{x}/{y}', version: '1', projectKey: 'p1' },
};
const full: MapScene = {
  ...empty,
  ...FULL_SCENE,
  selection: { code: 'a', localUuid: null },
  imported: { points: 'blob:points', shapes: 'blob:shapes' },
};
const layersOf = (scene: MapScene) =>
  composeStyle(createBaseStyle('light', archiveUrl, true, 'en'), scene).layers;

test('an empty part has no data; a sketch has data while something is drawn', () => {
  for (const part of SCENE_PARTS) expect(toPartData(part, empty)).toEqual({});
  expect(toPartData('imported', { ...empty, imported: FULL_SCENE.imported })).toEqual({
    imported: FULL_SCENE.imported,
  });
  expect(Object.keys(toPartData('imported', full))).toEqual(['imported', 'imported-points']);
  expect(Object.keys(toPartData('sketch', full))).toEqual(['sketch']);
  expect(toPartData('marked', full)).toEqual({ 'tiles:marked': 'https://example.org/{z}/{x}/{y}' });
});

test.each([[SCENE_PARTS], [SCENE_PARTS.toReversed()]])(
  'parts added one by one (%s) have the layer order of a composed style',
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
