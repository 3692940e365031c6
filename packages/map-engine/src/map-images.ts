import type { Map as MapLibreMap } from 'maplibre-gl';
import { CLUSTER_ROOM_IMAGE, CLUSTER_ROOM_PX } from './layers/cluster-layers.ts';
import { GRAIN_IMAGE } from './styles/base-style.ts';
import { createGrainImage } from './styles/grain-image.ts';

/**
 * Gives every style the engine's own images as soon as it is there. MapLibre asks for a missing image of a
 * symbol, but not for one of a background, so waiting to be asked would not do.
 */
export function supplyImages(map: MapLibreMap): void {
  map.on('style.load', () => {
    if (!map.hasImage(GRAIN_IMAGE)) map.addImage(GRAIN_IMAGE, createGrainImage());
    if (!map.hasImage(CLUSTER_ROOM_IMAGE))
      map.addImage(CLUSTER_ROOM_IMAGE, createClearImage(CLUSTER_ROOM_PX));
  });
}

function createClearImage(side: number) {
  return { width: side, height: side, data: new Uint8ClampedArray(side * side * 4) };
}
