import { useSyncExternalStore } from 'react';

/** The part of the map's area that panels cover, in CSS pixels: the drawer on a phone, nothing elsewhere. */
export interface MapInsets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

let current: MapInsets = { top: 0, right: 0, bottom: 0, left: 0 };
const listeners = new Set<() => void>();

/** Sets the covered part; also as `--wp-inset-bottom` on the document for CSS. */
export function setMapInsets(insets: MapInsets): void {
  if (Object.entries(insets).every(([side, value]) => current[side as keyof MapInsets] === value)) return;
  current = insets;
  document.documentElement.style.setProperty('--wp-inset-bottom', `${insets.bottom}px`);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function getMapInsets(): MapInsets {
  return current;
}

export function useMapInsets(): MapInsets {
  return useSyncExternalStore(subscribe, getMapInsets);
}
