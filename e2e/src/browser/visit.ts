import type { Page } from 'playwright-core';

/** Navigates within the open product without reloading, as its links do. */
export async function visit(page: Page, path: string): Promise<void> {
  // The router observes changes of the page's history.
  await page.evaluate((to) => history.pushState(null, '', to), path);
}

/** How a test comes to a page: by loading it, or by `go`. */
export type Way = (page: Page, path: string) => Promise<void>;

/** Loads a page anew, as from elsewhere. */
export const load: Way = async (page, path) => {
  await page.goto(path);
};

/**
 * Goes to a page of the product: as its links do where the product is open, which takes a tenth of the processor time
 * of a load, else by loading it. Resolves when the page is shown, perhaps without its data. Answers, choices and the
 * map of the page before stay: a test of what somebody meets who comes from elsewhere loads (`page.goto`).
 */
export async function go(page: Page, path: string): Promise<void> {
  // The product names the page it shows there.
  const isOpen = await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const was = dataset.shown;
    delete dataset.shown;
    return was !== undefined;
  });
  if (!isOpen) {
    await page.goto(path);
    return;
  }
  await visit(page, path);
  // Until then the page before is there, with elements of the same names.
  await page.locator(':root[data-shown]').waitFor({ state: 'attached' });
}
