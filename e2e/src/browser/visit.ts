import type { Page } from 'playwright-core';

/** Goes on to another path of the open product without loading it anew, as its links do. */
export async function visit(page: Page, path: string): Promise<void> {
  // The router hears of what the page adds to its history.
  await page.evaluate((to) => history.pushState(null, '', to), path);
}
