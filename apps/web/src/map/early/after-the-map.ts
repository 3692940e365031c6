import { withEngine } from '../engine/engine-holder.ts';
import { whenDrawn } from '../engine/map-drawn.ts';
import { whenIdle } from './when-idle.ts';

/** A map that is not drawn in this time, or a page that is never idle, makes nobody wait any longer. */
const PATIENCE_MS = 2_000;

/**
 * Loads or makes ready what is not needed for the first look, when the map is drawn and the browser has nothing else to do:
 * what is asked for later is there by then, and nothing waits for it now. Without a map that is left to its first use.
 */
export function afterTheMap(prepare: () => Promise<unknown>): void {
  let isAsked = false;
  const run = () => {
    if (isAsked) return;
    isAsked = true;
    // What cannot be loaded now is asked for again when it is used, and says so then.
    void whenIdle(PATIENCE_MS)
      .then(prepare)
      .catch(() => undefined);
  };
  withEngine(() => {
    whenDrawn(run);
    setTimeout(run, PATIENCE_MS);
  });
}
