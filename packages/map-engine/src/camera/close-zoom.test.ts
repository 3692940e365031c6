import { beforeAll, describe, expect, it } from 'vitest';
import { loadLayerCode } from '../layers/load-layer-code.ts';
import { createEmptyScene } from '../scene/empty-scene.ts';
import type { Bbox, LngLat, MapScene, RasterSceneLayer } from '../scene/scene.ts';
import { toCloseZoom } from './close-zoom.ts';

const BAY: LngLat = [-110.4, 24.2];
const AROUND: Bbox = [-111, 24, -110, 25];
const ELSEWHERE: Bbox = [10, 50, 11, 51];
const archiveUrl = 'https://a.test/b.pmtiles';

/** Of the bundled map alone, but for what is given. */
const read = (scene: Partial<MapScene>, place = BAY, now = 7) =>
  toCloseZoom({ ...createEmptyScene(archiveUrl), ...scene }, place, now);
const toStreets = (bounds: Bbox | null): MapScene['basemap'] => ({
  kind: 'streets',
  archiveUrl,
  streets: {
    origin: { kind: 'archive', schema: 'protomaps', url: 'https://a.test/c.pmtiles' },
    min_zoom: 0,
    max_zoom: 14,
    bounds,
    attribution: '',
  },
});
const raster: RasterSceneLayer = {
  kind: 'raster',
  key: 'a',
  opacity: 1,
  urlTemplate: 'https://a.test/{z}/{x}/{y}',
  maxZoom: 18,
  bounds: AROUND,
  attribution: null,
};
const photos = { url: 'https://a.test/{z}/{x}/{y}', tile_size: 256, max_zoom: 17, attribution: '' };

beforeAll(loadLayerCode);

describe('the closest zoom with something around a place', () => {
  it('is 11 on the bundled map, where only a coast or a town tells where it is', () => {
    expect(read({})).toBe(11);
  });

  it('is where a person looks closer already, up to 15', () => {
    expect(read({}, BAY, 13)).toBe(13);
    expect(read({}, BAY, 17)).toBe(15);
  });

  it('is 15 where there are streets, and 11 outside of their region', () => {
    expect(read({ basemap: toStreets(null) })).toBe(15);
    expect(read({ basemap: toStreets(AROUND) })).toBe(15);
    expect(read({ basemap: toStreets(ELSEWHERE) })).toBe(11);
    expect(read({ basemap: toStreets([179, -20, 182, -10]) }, [-179, -15])).toBe(15);
  });

  it('is 15 in a look that has a style of its own', () => {
    const basemap: MapScene['basemap'] = { kind: 'style-url', archiveUrl, styleUrls: { dark: archiveUrl } };
    expect(read({ basemap, baseStyle: 'dark' })).toBe(15);
    expect(read({ basemap, baseStyle: 'light' })).toBe(11);
  });

  it('is 15 over photographs, which only Satellite shows', () => {
    expect(read({ photos, baseStyle: 'satellite' })).toBe(15);
    expect(read({ photos })).toBe(11);
  });

  it('is that of the pictures of a layer that is seen there', () => {
    expect(read({ layers: [raster] })).toBe(15);
    expect(read({ layers: [{ ...raster, maxZoom: 13 }] })).toBe(13);
    expect(read({ layers: [{ ...raster, opacity: 0 }] })).toBe(11);
    expect(read({ layers: [{ ...raster, bounds: ELSEWHERE }] })).toBe(11);
    const corners: [LngLat, LngLat, LngLat, LngLat] = [
      [-111, 25],
      [-110, 25],
      [-110, 24],
      [-111, 24],
    ];
    expect(read({ layers: [{ kind: 'image', key: 'b', opacity: 1, url: archiveUrl, corners }] })).toBe(15);
  });
});
