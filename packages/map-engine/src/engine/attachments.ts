import { type Map as MapLibreMap, Marker, Popup } from 'maplibre-gl';
import type { LngLat } from '../scene/scene.ts';
import type { Attachment } from './map-engine.ts';

/** Our node in a popup without MapLibre's own buttons: what closes it is the owner's business. */
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

/** Our node centred at a place. */
export function attachMarker(map: MapLibreMap, lngLat: LngLat, element: HTMLElement): Attachment {
  const marker = new Marker({ element, anchor: 'center' }).setLngLat(lngLat).addTo(map);
  return {
    setLngLat: (next) => void marker.setLngLat(next),
    remove: () => void marker.remove(),
  };
}
