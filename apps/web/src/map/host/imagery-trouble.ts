import { createStore } from '../../data/create-store.ts';

/** The last picture of a layer that failed on a map of this tab; `status` is that of HTTP, null without one. */
interface ImageryTrouble {
  readonly last: { readonly status: number | null } | null;
}

export const imageryTrouble = createStore<ImageryTrouble>({ last: null });
