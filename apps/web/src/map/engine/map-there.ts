import { createStore } from '../../data/create-store.ts';

/** Whether there is a map, or none that this browser can draw: what is done on it alone is not offered then. */
export const mapThere = createStore<{ readonly isThere: boolean }>({ isThere: true });
