import { expect, it } from 'vitest';
import type { RadarSceneLayer } from '../scene/scene.ts';
import { toRadarClickables, toRadarKey, toRadarSourceId } from './radar-ids.ts';
import { toRadarLayers } from './radar-layer.ts';

const layer: RadarSceneLayer = {
  kind: 'radar',
  key: 'a1:open',
  opacity: 1,
  data: { type: 'FeatureCollection', features: [] },
};

it('names the radar that a source is of, and no other source', () => {
  expect(toRadarKey(toRadarSourceId(layer))).toBe('a1:open');
  expect(['tiles:layer:a1', 'layer:a1:lines', 'radar', ''].map(toRadarKey)).toEqual([null, null, null, null]);
});

it('finds by a click what is drawn of vessels, detections and tracks, and nothing else', () => {
  const { shapes, points } = toRadarLayers(layer, 'light');
  const drawn = [...shapes, ...points].map(({ id }) => id);
  const found = toRadarClickables(layer).map(([id]) => id);
  expect(drawn).toEqual(expect.arrayContaining(found));
  const rest = drawn.filter((id) => !found.includes(id)).map((id) => id.split(':').at(-1));
  expect(rest).toEqual(['sweep', 'ring', 'station', 'station-name']);
});
