import type { Attachment, LngLat } from '@waypost/map-engine';
import { useEffect, useRef, useState } from 'react';
import { withEngine } from './engine-holder.ts';

/**
 * An element that stands at a place of the map while mounted, for a portal.
 * @param isDecoration whether the pointer goes through it, and screen readers pass it over.
 */
export function useMarker([lng, lat]: LngLat, isDecoration = false): HTMLElement {
  const [element] = useState(() => document.createElement('div'));
  const attachment = useRef<Attachment | null>(null);
  const place = useRef<LngLat>([lng, lat]);
  useEffect(() => {
    let isGone = false;
    if (isDecoration) {
      element.style.pointerEvents = 'none';
      element.setAttribute('aria-hidden', 'true');
    }
    withEngine((engine) => {
      if (!isGone) attachment.current = engine.attachMarker(place.current, element);
    });
    return () => {
      isGone = true;
      attachment.current?.remove();
      attachment.current = null;
    };
  }, [element, isDecoration]);
  useEffect(() => {
    place.current = [lng, lat];
    attachment.current?.setLngLat([lng, lat]);
  }, [lng, lat]);
  return element;
}
