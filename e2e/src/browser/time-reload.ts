import type { Locator, Page } from 'playwright-core';

/**
 * The time in milliseconds until a page that is opened again shows something. What the live channel brings is there
 * sooner, on a slow machine too.
 */
export async function timeReload(page: Page, sign: Locator): Promise<number> {
  const startMs = performance.now();
  await page.reload();
  await sign.waitFor();
  return performance.now() - startMs;
}
