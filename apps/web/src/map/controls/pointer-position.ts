import type { LngLat } from '@waypost/map-engine';
import { createStore } from '../../data/create-store.ts';

/** The last pointer position on the map. A store of its own, because it changes on each mouse move. */
export const pointerPosition = createStore<{ lngLat: LngLat | null }>({ lngLat: null });
