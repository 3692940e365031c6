import type { LngLat } from '@waypost/map-engine';
import { createStore } from '../../data/create-store.ts';

/** Where the pointer was on the map last; its own store, because it changes at each movement of the mouse. */
export const pointerPosition = createStore<{ lngLat: LngLat | null }>({ lngLat: null });
