import type { Map as MapLibreMap } from 'maplibre-gl';
import { CLUSTER_ROOM_IMAGE, CLUSTER_ROOM_PX } from './layers/cluster-layers.ts';
import { GRAIN_IMAGE } from './styles/base-style.ts';
import { createGrainImage } from './styles/grain-image.ts';

/** Supplies the engine's own images whenever a style asks, so that they survive any change of style. */
export function supplyImages(map: MapLibreMap): void {
  map.setMissingStyleImageResolver((id) => {
    if (map.hasImage(id)) return;
    if (id === GRAIN_IMAGE) map.addImage(id, createGrainImage());
    if (id === CLUSTER_ROOM_IMAGE) map.addImage(id, createClearImage(CLUSTER_ROOM_PX));
  });
}

function createClearImage(side: number) {
  return {
    width: side,
    height: side,
    data: new Uint8ClampedArray(side * side * 4),
  };
}
