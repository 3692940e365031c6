import type { Locator, Page } from 'playwright-core';

/** The ring around the feature that a list or a page is about. */
export const ringOf = (page: Page): Locator => page.locator('[data-ring]');
/** The arrow at the edge of the map that points to one out of view. */
export const arrowOf = (page: Page): Locator => page.locator('[data-arrow]');

/** The middle of the ring in pixels of the page. */
export async function findRing(page: Page): Promise<{ x: number; y: number }> {
  const box = await ringOf(page).boundingBox();
  if (box === null) throw new Error('There is no ring.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
