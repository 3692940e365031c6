import type { LngLat } from '@waypost/map-engine';
import { createStore } from '../../data/create-store.ts';

/** The last pointer position on the map. A store of its own, because it changes on each mouse move. */
export const pointerPosition = createStore<{
  readonly lngLat: LngLat | null;
  /** The saved feature under the pointer; null when it is over none, or has left the map. */
  readonly code: string | null;
  /** Whether it is on the map now. */
  readonly isOver: boolean;
}>({ lngLat: null, code: null, isOver: false });
