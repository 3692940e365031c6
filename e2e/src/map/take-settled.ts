import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { comparePictures, type MapClip, takeMapClip } from './map-pixels.ts';

/** A style is swapped and its labels have faded in within this time, in milliseconds. */
const DRAW_BEGINS_MS = 800;

/** A part of the map once it no longer changes. */
export async function takeSettled(page: Page, clip: MapClip): Promise<string> {
  // A change must have started before two equal pictures can show that it is finished.
  await page.waitForTimeout(DRAW_BEGINS_MS);
  let last = await takeMapClip(page, clip);
  await expect
    .poll(
      async () => {
        const next = await takeMapClip(page, clip);
        const apart = await comparePictures(page, last, next);
        last = next;
        return apart;
      },
      { interval: 400 },
    )
    .toBeLessThan(0.05);
  return last;
}
