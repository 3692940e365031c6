import type { LngLat } from '@waypost/map-engine';
import { createStore } from '../../data/create-store.ts';

/** Where the pointer was on the map last; its own store, because it changes at each movement of the mouse. */
export const pointerPosition = createStore<{
  readonly lngLat: LngLat | null;
  /** The saved feature under the pointer; null when it is over none, or has left the map. */
  readonly code: string | null;
}>({ lngLat: null, code: null });
