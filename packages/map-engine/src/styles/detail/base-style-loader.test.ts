import type { Map as MapLibreMap } from 'maplibre-gl';
import { expect, test, vi } from 'vitest';
import { createEmptyScene } from '../../scene/empty-scene.ts';
import type { MapScene } from '../../scene/scene.ts';
import { BaseStyleLoader } from './base-style-loader.ts';

const archiveUrl = 'https://a.test/base.pmtiles';
const heights: MapScene['heights'] = {
  url: 'https://a.test/h/{z}/{x}/{y}.webp',
  encoding: 'terrarium',
  tile_size: 256,
  min_zoom: 0,
  max_zoom: 12,
  bounds: null,
  attribution: '',
};
const photos = { url: 'https://a.test/p/{z}/{x}/{y}.jpg', tile_size: 256, max_zoom: 14, attribution: '' };
const streets: MapScene['basemap'] = {
  kind: 'streets',
  archiveUrl,
  streets: {
    origin: { kind: 'tiles', schema: 'protomaps', url: 'https://a.test/s/{z}/{x}/{y}' },
    min_zoom: 0,
    max_zoom: 14,
    bounds: null,
    attribution: '',
  },
};

/** Whether the style of a scene in metres serves one in feet too. */
async function isShared(change: Partial<MapScene>): Promise<boolean> {
  const scene = { ...createEmptyScene(archiveUrl), ...change };
  const onLoaded = vi.fn();
  // It only listens to the map.
  const map = { on: () => undefined } as unknown as MapLibreMap;
  const loader = new BaseStyleLoader(map, onLoaded, vi.fn(), () => false);
  expect(loader.find(scene)).toBeNull();
  await vi.waitFor(() => expect(onLoaded).toHaveBeenCalled());
  const inMetres = loader.find({ ...scene, heightUnit: 'm' });
  expect(inMetres).not.toBeNull();
  const inFeet = loader.find({ ...scene, heightUnit: 'ft' });
  loader.close();
  return inFeet === inMetres;
}

test('another unit of heights needs another style where there are elevations, and nowhere else', async () => {
  expect(await isShared({ baseStyle: 'outdoors', heights })).toBe(false);
  expect(await isShared({ baseStyle: 'light', basemap: streets })).toBe(false);
  expect(await isShared({ baseStyle: 'satellite', photos, heights })).toBe(true);
  expect(await isShared({ baseStyle: 'light', terrain: heights, heights })).toBe(true);
});
