import type { Map as MapLibreMap } from 'maplibre-gl';
import type { CurrentView } from '../events/map-event.ts';

/** The camera of a map, with the longitude of its centre in ±180. */
export function getCurrentView(map: MapLibreMap): CurrentView {
  const center = map.getCenter().wrap();
  const bounds = map.getBounds();
  return {
    center: [center.lng, center.lat],
    zoom: map.getZoom(),
    bounds: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
    bearing: map.getBearing(),
    pitch: map.getPitch(),
  };
}
