import type { Map as MapLibreMap } from 'maplibre-gl';
import type { CurrentView } from '../events/map-event.ts';

/** The camera of a map, with its centre wrapped to ±180. */
export function getCurrentView(map: MapLibreMap): CurrentView {
  const [southWest, northEast] = map.getBounds().toArray();
  return {
    center: map.getCenter().wrap().toArray(),
    zoom: map.getZoom(),
    bounds: [...southWest, ...northEast],
    bearing: map.getBearing(),
    pitch: map.getPitch(),
  };
}
