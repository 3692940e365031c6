import { createStore } from '../../data/create-store.ts';

/** Opens the drawing tools; null where nothing may be drawn. Set by the tools, for pages that offer them too. */
export const drawingOpener = createStore<{ readonly open: (() => void) | null }>({ open: null });
