import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { comparePictures, type MapClip } from './map-pixels.ts';
import { PATIENT } from './panel.ts';
import { takeSettled } from './take-settled.ts';

/**
 * Waits until the layer whose page is open is drawn in a part of the map: with it and without it differ. Both pictures
 * are taken anew each time, since a tile that has arrived is not drawn yet. Leaves the layer opaque.
 */
export async function expectDrawnLayer(page: Page, clip: MapClip): Promise<void> {
  const opacity = page.getByRole('slider', { name: 'Opacity' });
  const compareWithout = async () => {
    await opacity.press('Home');
    const without = await takeSettled(page, clip);
    await opacity.press('End');
    return comparePictures(page, without, await takeSettled(page, clip));
  };
  await expect.poll(compareWithout, PATIENT).toBeGreaterThan(1);
}
