import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { beforeAll, describe, expect, it } from 'vitest';
import { composeStyle } from '../scene/compose-style.ts';
import { FULL_SCENE } from '../scene/full-scene.fixture.ts';
import { createEmptyScene } from '../scene/empty-scene.ts';
import type { ImageSceneLayer, MapScene, SceneLayer } from '../scene/scene.ts';
import { createBaseStyle } from '../styles/base-style.ts';
import { withOpacity } from './layer-opacity.ts';
import { loadLayerCode } from './load-layer-code.ts';

const archiveUrl = 'https://example.org/basemap/waypost.pmtiles';
const toLayer = (key: string, opacity = 1): SceneLayer => ({
  kind: 'features',
  key,
  urlTemplate: `https://example.org/${key}/{z}/{x}/{y}`,
  opacity,
});
const scene: MapScene = {
  ...createEmptyScene(archiveUrl),
  ...FULL_SCENE,
  featureTiles: { urlTemplate: 'https://example.org/{z}/{x}/{y}', version: '1', projectKey: 'p1' },
  layers: [toLayer('upper'), toLayer('lower', 0.4)],
  hiddenCodes: ['h1'],
};
const toStyle = (patch: Partial<MapScene> = {}) => {
  const whole = { ...scene, ...patch };
  return composeStyle(createBaseStyle(whole.baseStyle, archiveUrl, whole.labels, whole.language), whole);
};

beforeAll(loadLayerCode);

describe('the layers of a scene', () => {
  it('give a valid style with unique ids', () => {
    const style = toStyle();
    expect(validateStyleMin(style).map(({ message }) => message)).toEqual([]);
    expect(new Set(style.layers.map(({ id }) => id)).size).toBe(style.layers.length);
    expect(style.sources['tiles:layer:upper']).toMatchObject({
      tiles: ['https://example.org/upper/{z}/{x}/{y}'],
    });
  });

  it('are drawn in their order, the first on top, and below the features of the project', () => {
    const ids = toStyle().layers.map(({ id }) => id);
    const isAscending = (...wanted: string[]) => {
      const places = wanted.map((id) => ids.indexOf(id));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    };
    isAscending(
      'base-border',
      'layer:lower-area',
      'layer:upper-area',
      'boundaries',
      'tiles-area',
      'base-place',
    );
    isAscending('base-place', 'layer:lower-point', 'layer:lower-cluster', 'layer:upper-point', 'tiles-point');
    // No circle of one cuts the number of another.
    isAscending('layer:upper-cluster', 'tiles-cluster', 'layer:upper-cluster-count', 'tiles-cluster-count');
  });

  it('stand out one at a time: above the features of the project, with all else faded', () => {
    const { layers } = toStyle({ foremost: 'upper' });
    const at = (id: string) => layers.findIndex((layer) => layer.id === id);
    for (const part of ['area', 'point', 'cluster', 'cluster-count'])
      expect(at(`layer:upper-${part}`)).toBeGreaterThan(at(`tiles-${part}`));
    const opacity = (id: string) => JSON.stringify(layers[at(id)]?.paint);
    const plain = toStyle().layers;
    const before = (id: string) => JSON.stringify(plain.find((layer) => layer.id === id)?.paint);
    expect(opacity('layer:upper-point')).toBe(before('layer:upper-point'));
    expect(opacity('tiles-point')).toContain('"circle-opacity":["*",0.3,');
    expect(opacity('tiles-cluster-count')).toContain('"text-opacity":0.3');
    expect(opacity('layer:lower-cluster')).toContain('"circle-opacity":0.12');
    const selected = toStyle({
      foremost: 'upper',
      selection: { code: 'a', localUuid: null, layer: 'upper' },
    });
    const ids = selected.layers.map(({ id }) => id);
    expect(ids.indexOf('marked-point')).toBeGreaterThan(ids.indexOf('layer:upper-point'));
    expect(JSON.stringify(selected.layers[ids.indexOf('marked-point')]?.paint)).not.toContain('0.3,');
    // One that is not on the map does not fade what is.
    expect(toStyle({ foremost: 'off' }).layers).toEqual(plain);
    expect(validateStyleMin(toStyle({ foremost: 'upper' })).map(({ message }) => message)).toEqual([]);
  });

  it('exclude hidden features', () => {
    const layer = toStyle().layers.find(({ id }) => id === 'layer:upper-line');
    expect(JSON.stringify(layer)).toContain('["literal",["h1"]]');
  });

  it('draw the selected feature of a layer from the tiles of that layer, also without a project', () => {
    const selection = { code: 'a', localUuid: null, layer: 'lower' };
    const { sources, layers } = toStyle({ selection, featureTiles: null });
    expect(sources['tiles:marked']).toMatchObject({ tiles: ['https://example.org/lower/{z}/{x}/{y}'] });
    expect(layers.some(({ id }) => id === 'marked-point')).toBe(true);
  });
});

describe('pictures', () => {
  const picture: SceneLayer = {
    kind: 'raster',
    key: 'mosaic',
    urlTemplate: 'https://example.org/mosaic/{z}/{x}/{y}.png',
    opacity: 0.5,
    maxZoom: 15,
    bounds: [-115, 20, -105, 30],
    attribution: 'Imagery © <Planet>',
  };
  const layers = [picture, toLayer('upper'), toLayer('lower')];

  it('are below the features of every layer, whatever their order, and above the base map', () => {
    const style = toStyle({ layers });
    expect(validateStyleMin(style).map(({ message }) => message)).toEqual([]);
    const ids = style.layers.map(({ id }) => id);
    const at = ids.indexOf('layer:mosaic-picture');
    expect(at).toBeGreaterThan(ids.indexOf('base-border'));
    expect(at).toBeLessThan(ids.indexOf('layer:lower-area'));
    expect(style.layers[at]).toMatchObject({ paint: { 'raster-opacity': 0.5 } });
    expect(style.sources['imagery:mosaic']).toMatchObject({
      maxzoom: 15,
      bounds: picture.bounds,
      attribution: 'Imagery © &lt;Planet&gt;',
    });
  });

  it('may be one between its corners', () => {
    const corners: ImageSceneLayer['corners'] = [
      [-110.5, 24.3],
      [-110.2, 24.3],
      [-110.2, 24.1],
      [-110.5, 24.1],
    ];
    const url = 'https://example.org/scene.png';
    const style = toStyle({
      layers: [toLayer('upper'), { kind: 'image', key: 'looked', url, corners, opacity: 0.9 }],
    });
    expect(validateStyleMin(style).map(({ message }) => message)).toEqual([]);
    expect(style.sources['imagery:looked']).toEqual({ type: 'image', url, coordinates: corners });
    const ids = style.layers.map(({ id }) => id);
    expect(ids.indexOf('layer:looked-picture')).toBeLessThan(ids.indexOf('layer:upper-area'));
    expect(style.layers[ids.indexOf('layer:looked-picture')]).toMatchObject({
      paint: { 'raster-opacity': 0.9 },
    });
  });

  it('never draw the selected feature, also while their page is open', () => {
    const selection = { code: 'a', localUuid: null, layer: 'mosaic' };
    const { sources } = toStyle({ layers, selection });
    expect(sources['tiles:marked']).toMatchObject({ tiles: ['https://example.org/{z}/{x}/{y}'] });
  });
});

describe('lines', () => {
  it('have an edge below them, and are drawn below points and above the base map', () => {
    const data = { type: 'FeatureCollection' as const, features: [] };
    const trails: SceneLayer = { kind: 'lines', key: 'trails', opacity: 0.5, data };
    const style = toStyle({ layers: [trails, toLayer('upper')] });
    expect(validateStyleMin(style).map(({ message }) => message)).toEqual([]);
    expect(style.sources['layer:trails:lines']).toEqual({ type: 'geojson', data });
    const at = (id: string) => style.layers.findIndex((layer) => layer.id === id);
    expect(at('layer:trails:lines:line')).toBe(at('layer:trails:lines:edge') + 1);
    expect(at('layer:trails:lines:edge')).toBeGreaterThan(at('base-border'));
    expect(at('layer:trails:lines:line')).toBeLessThan(at('layer:upper-point'));
    expect(style.layers[at('layer:trails:lines:line')]).toMatchObject({ paint: { 'line-opacity': 0.45 } });
    expect(at('layer:trails:lines:name')).toBeGreaterThan(at('layer:trails:lines:line'));
    expect(style.layers[at('layer:trails:lines:name')]).toMatchObject({
      filter: ['has', 'name'],
      layout: { 'text-field': ['get', 'name'], 'symbol-placement': 'line' },
    });
  });
});

describe('the opacity of a layer', () => {
  it('applies to everything that it draws', () => {
    const { layers } = toStyle();
    const ofLower = layers.filter(({ id }) => id.startsWith('layer:lower'));
    expect(new Set(ofLower.map(({ type }) => type))).toEqual(new Set(['fill', 'line', 'circle', 'symbol']));
    for (const { id, paint } of ofLower) {
      const opacities = Object.entries(paint ?? {}).filter(([name]) => name.endsWith('-opacity'));
      expect(opacities.length, id).toBeGreaterThan(0);
      for (const [name, value] of opacities) {
        const factor: unknown = typeof value === 'number' ? value : value[1];
        expect(factor, `${id} ${name}`).toBe(0.4);
      }
    }
  });

  it('leaves a layer as it is at 1', () => {
    const raster = { id: 'r', type: 'raster', source: 's' } as const;
    expect(withOpacity(raster, 1)).toBe(raster);
    expect(withOpacity(raster, 0.25)).toMatchObject({ paint: { 'raster-opacity': 0.25 } });
  });
});
