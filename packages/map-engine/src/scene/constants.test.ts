import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { describe, expect, it } from 'vitest';
import { PICTURE_PX } from '../pictures/picture-layer.ts';
import { loadStyle } from '../styles/detail/load-style.ts';
import { composeStyle } from './compose-style.ts';
import { createEmptyScene } from './empty-scene.ts';
import { DEFAULT_VIEW, type MapScene, PITCH_3D, ZOOM_RANGE } from './scene.ts';

/** The numbers of the specification, in the style that MapLibre receives. */

const BASE: StyleSpecification = {
  version: 8,
  sources: { town: { type: 'vector', tiles: ['https://example.org/{z}/{x}/{y}'] } },
  layers: [{ id: 'houses', type: 'fill', source: 'town', 'source-layer': 'building' }],
};

const compose = (patch: Partial<MapScene>) =>
  composeStyle(BASE, { ...createEmptyScene('https://example.org/map.pmtiles'), ...patch });

const findLayer = (style: StyleSpecification, id: string): LayerSpecification | undefined =>
  style.layers.find((layer) => layer.id === id);

describe('the constants of the map', () => {
  it('zoom ranges from 1 to 17, and the initial view is at zoom 4', () => {
    expect(ZOOM_RANGE).toMatchObject({ min: 1, max: 17 });
    expect(DEFAULT_VIEW).toEqual({ center: [-91.874, 42.76], zoom: 4 });
  });

  it('3D has a pitch of 75', () => {
    expect(PITCH_3D).toBe(75);
  });

  it('terrain is exaggerated 1.5 times, and absent when off', async () => {
    const terrain = {
      url: 'https://example.org/{z}/{x}/{y}.png',
      encoding: 'terrarium',
      tile_size: 256,
      min_zoom: 0,
      max_zoom: 12,
      bounds: null,
      attribution: '',
    } as const;
    const scene = { ...createEmptyScene('https://example.org/base.pmtiles'), terrain };
    const base = await loadStyle(scene, new AbortController().signal);
    const style = composeStyle(base, scene);
    expect(style.terrain).toMatchObject({ source: 'terrain', exaggeration: 1.5 });
    expect(style.sources.terrain).toMatchObject({ type: 'raster-dem', encoding: 'terrarium' });
    expect(compose({}).terrain).toBeUndefined();
  });

  it('buildings are extruded from zoom 15, if the base map has any', () => {
    expect(findLayer(compose({ buildings: true }), 'base-buildings-3d')).toMatchObject({
      type: 'fill-extrusion',
      minzoom: 15,
    });
    expect(findLayer(compose({ buildings: false }), 'base-buildings-3d')).toBeUndefined();
  });

  it('clusters change colour at 100 and 750 points', () => {
    const featureTiles = { urlTemplate: 'https://example.org/{z}/{x}/{y}', version: '1', projectKey: 'p' };
    const paint = findLayer(compose({ featureTiles }), 'tiles-cluster')?.paint;
    const color: unknown = Object.entries(paint ?? {}).find(([name]) => name === 'circle-color')?.[1];
    expect(color).toMatchObject({ 0: 'step', 3: 100, 5: 750, length: 7 });
    const [, , small, , medium, , large] = color as string[];
    expect(new Set([small, medium, large]).size).toBe(3);
  });

  it('photograph markers are 40 px wide', () => {
    expect(PICTURE_PX).toBe(40);
  });
});
