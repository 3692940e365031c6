import { createStore } from '../../data/create-store.ts';

/** When what is on the map was measured: times that one steps through, whatever range is selected. */
export interface TimeSteps {
  /** The codes of the layers that were measured. */
  readonly layers: readonly string[];
  /** In ms since 1970, the oldest first; never empty. */
  readonly times: readonly number[];
  /** The latest one that is shown; null: none, as the selected range ends before the first. */
  readonly shown: number | null;
  /** Whether this person chose it; else it follows the selected range. */
  readonly isChosen: boolean;
  /** Shows what was measured last at a time; null: at the end of the selected range. */
  readonly show: (time: number | null) => void;
}

/** The steps of the timeline, set by the module of layers; null without any. */
export const timeSteps = createStore<{ readonly steps: TimeSteps | null }>({ steps: null });
