import { createStore } from '../../data/create-store.ts';

interface ImageryTrouble {
  /** The last picture of a layer that failed on a map of this tab; `status` is that of HTTP, null without one. */
  readonly last: { readonly status: number | null } | null;
  /** How often something changed here that pictures may have failed for. */
  readonly mends: number;
}

export const imageryTrouble = createStore<ImageryTrouble>({ last: null, mends: 0 });

/** Says that pictures which failed may not fail any more: they are requested again. */
export const mendImagery = (): void =>
  imageryTrouble.set({ last: null, mends: imageryTrouble.get().mends + 1 });
