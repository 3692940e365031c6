import { type Map as MapLibreMap, Marker, Popup } from 'maplibre-gl';
import type { LngLat } from '../scene/scene.ts';
import type { Attachment } from './map-engine.ts';

/** Shows a DOM node in a popup without MapLibre's buttons: its owner decides what closes it. */
export function attachPopup(
  map: MapLibreMap,
  lngLat: LngLat,
  element: HTMLElement,
  { maxWidth = 300, offset = 12 }: { maxWidth?: number; offset?: number },
): Attachment {
  const popup = new Popup({
    className: 'waypost-popup',
    closeButton: false,
    closeOnClick: false,
    focusAfterOpen: false,
    maxWidth: `${maxWidth}px`,
    offset,
  });
  popup.setDOMContent(element).setLngLat(lngLat).addTo(map);
  return {
    setLngLat: (next) => void popup.setLngLat(next),
    remove: () => void popup.remove(),
  };
}

/** Centres a DOM node at a position. */
export function attachMarker(map: MapLibreMap, lngLat: LngLat, element: HTMLElement): Attachment {
  const marker = new Marker({ element, anchor: 'center' }).setLngLat(lngLat).addTo(map);
  return {
    setLngLat: (next) => void marker.setLngLat(next),
    remove: () => void marker.remove(),
  };
}
