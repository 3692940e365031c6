import { useSyncExternalStore } from 'react';

/** The part of the map's area that panels cover, in CSS pixels: the drawer on a phone, nothing elsewhere. */
export interface MapInsets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

let current: MapInsets = { top: 0, right: 0, bottom: 0, left: 0 };
let toastPx = 0;
const listeners = new Set<() => void>();

/** Sets how much of the bottom the drawer covers, in CSS pixels; also as `--wp-inset-bottom` on the document for CSS. */
export function setDrawerRoom(bottom: number): void {
  if (bottom === current.bottom) return;
  current = { ...current, bottom };
  showBottom();
  for (const listener of listeners) listener();
}

/** A drawer makes room for a toast inside itself; without one, what stands at the foot of the map gives way. */
function showBottom(): void {
  const bottom = current.bottom > 0 ? current.bottom : toastPx;
  document.documentElement.style.setProperty('--wp-inset-bottom', `${bottom}px`);
}

/** Tells how much of the foot of the screen a toast takes, in CSS pixels: in CSS `--wp-toast`. The camera stays where it is. */
export function setToastRoom(px: number): void {
  if (px === toastPx) return;
  toastPx = px;
  document.documentElement.style.setProperty('--wp-toast', `${px}px`);
  showBottom();
}

/** @returns a function that ends the calls, which are made after each change. */
export function onMapInsets(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function getMapInsets(): MapInsets {
  return current;
}

export function useMapInsets(): MapInsets {
  return useSyncExternalStore(onMapInsets, getMapInsets);
}

/** As a share of the window's height: a drawer that is higher leaves a strip of the map, without room for tools. */
const MAX_COVERED = 0.6;

/** Whether the drawer leaves no more than a strip of the map. */
export function isMapCovered(): boolean {
  return current.bottom > window.innerHeight * MAX_COVERED;
}

export function useIsMapCovered(): boolean {
  return useSyncExternalStore(onMapInsets, isMapCovered);
}
