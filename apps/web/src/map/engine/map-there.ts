import { createStore } from '../../data/create-store.ts';

/** Whether this browser can draw the map. If not, map-only actions are not offered. */
export const mapThere = createStore<{ readonly isThere: boolean }>({ isThere: true });
