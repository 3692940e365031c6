import type { BrowserContext } from 'playwright-core';
import { shiftDate } from '../../../scripts/suite/one-date/shift-date.mjs';

/** Dates of measured positions are those of the browser. */
function shiftPositions(offsetMs: number): void {
  const { prototype } = globalThis.GeolocationPosition ?? {};
  const timestamp = prototype && Object.getOwnPropertyDescriptor(prototype, 'timestamp');
  if (timestamp?.get === undefined) return;
  const { get } = timestamp;
  Object.defineProperty(prototype, 'timestamp', {
    ...timestamp,
    get() {
      return get.call(this) + offsetMs;
    },
  });
}

/**
 * Shifts the clock of all pages of a context, opened later, as that of the servers. Playwright's own clock would replace
 * timers and frames too, which the map needs as they are.
 */
export async function shiftPages(context: BrowserContext): Promise<void> {
  const offsetMs = Number(process.env.TEST_CLOCK_OFFSET_MS ?? 0);
  if (offsetMs === 0) return;
  await context.addInitScript(shiftDate, offsetMs);
  await context.addInitScript(shiftPositions, offsetMs);
}
