import { withEngine } from './engine-holder.ts';

/** A busy page gets what waits here after so long all the same. */
const PATIENCE_MS = 2_000;

/**
 * Loads code that is not needed for the first look, when the map has come and the browser has nothing else to do: what
 * is asked for later is there by then, and nothing waits for it now. Without a map it loads with its first use.
 */
export function afterTheMap(load: () => Promise<unknown>): void {
  // What cannot be loaded now is asked for again when it is used, and says so then.
  const run = () => void load().catch(() => undefined);
  withEngine(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: PATIENCE_MS });
    else setTimeout(run, PATIENCE_MS);
  });
}
