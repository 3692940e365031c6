import { withEngine } from '../engine/engine-holder.ts';
import { whenDrawn } from '../engine/map-drawn.ts';
import { whenIdle } from './when-idle.ts';

/** The longest wait for the map to be drawn, and then for an idle browser. */
const PATIENCE_MS = 2_000;

/**
 * Runs a preparation when the map has been drawn and the browser is idle, so that later interactions find it loaded. If
 * there is no map, it is left to first use.
 */
export function afterTheMap(prepare: () => Promise<unknown>): void {
  let isAsked = false;
  const run = () => {
    if (isAsked) return;
    isAsked = true;
    // A failed load is repeated on first use, which reports the error.
    void whenIdle(PATIENCE_MS)
      .then(prepare)
      .catch(() => undefined);
  };
  withEngine(() => {
    whenDrawn(run);
    setTimeout(run, PATIENCE_MS);
  });
}
