import type { LngLat } from '@waypost/map-engine';
import { useEffect, useState } from 'react';
import { findEngine } from '../engine/engine-holder.ts';
import { keepInSight } from './keep-in-sight.ts';

const MAX_WIDTH_PX = 300;

interface PopupOptions {
  /** From the centre of what was clicked, in pixels. */
  readonly offset: number;
  /** Called on Esc; the same function on each render. */
  readonly onClose: () => void;
}

/** An element in a popup at a place of the map, to render into; not shown without a place. */
export function usePopup(lngLat: LngLat | null, { offset, onClose }: PopupOptions): HTMLElement {
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => {
    if (lngLat === null) return;
    const attachment = findEngine()?.attachPopup(lngLat, element, { maxWidth: MAX_WIDTH_PX, offset });
    const stopKeeping = keepInSight(element);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      stopKeeping();
      attachment?.remove();
    };
  }, [lngLat, offset, onClose, element]);
  return element;
}
