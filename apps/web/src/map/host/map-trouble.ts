import { createStore } from '../../data/create-store.ts';

/** Which maps of this tab have been missing feature tiles for seconds. */
interface MapTrouble {
  readonly bottom: boolean;
  /** Of the second map of a comparison. */
  readonly top: boolean;
}

export const mapTrouble = createStore<MapTrouble>({ bottom: false, top: false });
