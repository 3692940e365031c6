import { createEmptyScene, type SceneLayer } from '@waypost/map-engine';
import { expect, test } from 'vitest';
import { withLayers } from './scene-layers.ts';

const layer: SceneLayer = { kind: 'features', key: 'l1', urlTemplate: '/{z}/{x}/{y}', opacity: 1 };
const select = (code: string | null) => ({
  ...createEmptyScene('/map.pmtiles'),
  selection: { code, localUuid: null },
});
const place = (code: string, of: string | null) => ({
  code,
  name: '',
  color: '#000',
  hasPicture: false,
  layer: of,
});
const none = { hoveredCode: null, popup: null, openLayer: null };
const layerOf = (code: string | null, session: Partial<Parameters<typeof withLayers>[2]>) =>
  withLayers(select(code), [layer], { ...none, ...session }).selection.layer;

test('a clicked feature is drawn by the layer that was clicked', () => {
  const popup = { lngLat: [0, 0] as [number, number], pile: [place('a', null), place('b', 'l1')], code: 'b' };
  expect(layerOf('b', { popup })).toBe('l1');
  expect(layerOf('a', { popup })).toBeNull();
});

test('a row of the open layer is drawn by that layer', () => {
  expect(layerOf('a', { hoveredCode: 'a', openLayer: 'l1' })).toBe('l1');
  expect(layerOf('a', { openLayer: 'l1' })).toBe('l1');
  expect(layerOf('a', {})).toBeNull();
});

test('the scene has the layers as they are', () => {
  const layers = [layer];
  expect(withLayers(select(null), layers, none).layers).toBe(layers);
});

test('the layer of the open page stands out', () => {
  expect(withLayers(select(null), [layer], { ...none, openLayer: 'l1' }).foremost).toBe('l1');
  expect(withLayers(select(null), [layer], none).foremost).toBeNull();
});
