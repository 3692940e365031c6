import { createStore } from '../../../data/create-store.ts';

/** How many positions wait in this browser until there is a network, and whether it could not keep the last ones. */
export const waiting = createStore({ count: 0, isLosing: false });
