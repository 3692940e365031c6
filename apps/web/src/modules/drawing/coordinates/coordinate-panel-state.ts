import { createStore } from '../../../data/create-store.ts';

/** Whether the rows of coordinates are shown. */
export const coordinatePanel = createStore<{ readonly isOpen: boolean }>({ isOpen: false });
