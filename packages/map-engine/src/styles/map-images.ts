import type { Map as MapLibreMap, StyleSpecification } from 'maplibre-gl';
import { CLUSTER_ROOM_IMAGE, CLUSTER_ROOM_PX } from '../layers/cluster-layers.ts';
import { findLayerCode } from '../layers/layer-code.ts';
import { GRAIN_IMAGE, GRAIN_LAYER } from './base-style.ts';
import { createGrainImage } from './grain-image.ts';

/**
 * Adds the engine's images to every style as soon as it loads. MapLibre requests missing images of symbols, but not
 * those of backgrounds, so `styleimagemissing` is not enough.
 */
export function supplyImages(map: MapLibreMap): void {
  map.on('style.load', () => {
    if (map.getLayer(GRAIN_LAYER) !== undefined) addGrain(map);
    if (!map.hasImage(CLUSTER_ROOM_IMAGE))
      map.addImage(CLUSTER_ROOM_IMAGE, createClearImage(CLUSTER_ROOM_PX));
  });
  map.on('styleimagemissing', ({ id }) => {
    const image = findLayerCode()?.toImage(id) ?? null;
    if (image !== null) map.addImage(id, image, { pixelRatio: 2 });
  });
}

/** The same before a map changes to a style by a diff. Most looks have no noise, and creating it takes a few milliseconds. */
export function supplyImagesOf(map: MapLibreMap, { layers }: Pick<StyleSpecification, 'layers'>): void {
  if (layers.some(({ id }) => id === GRAIN_LAYER)) addGrain(map);
}

function addGrain(map: MapLibreMap): void {
  if (!map.hasImage(GRAIN_IMAGE)) map.addImage(GRAIN_IMAGE, createGrainImage());
}

function createClearImage(side: number) {
  return { width: side, height: side, data: new Uint8ClampedArray(side * side * 4) };
}
