import type { Page } from 'playwright-core';

/** Navigates within the open product without reloading, as its links do. */
export async function visit(page: Page, path: string): Promise<void> {
  // The router observes changes of the page's history.
  await page.evaluate((to) => history.pushState(null, '', to), path);
}
