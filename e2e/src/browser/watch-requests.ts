import type { Page, Request } from 'playwright-core';

const QUIET_MS = 500;

/**
 * Watches what a page requests from now on. @returns a wait until it has requested nothing for half a second, as
 * `networkidle` is after a load
 */
export function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let count = 0;
  page.on('request', (request) => {
    count += 1;
    pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return async () => {
    let before: number;
    do {
      before = count;
      await page.waitForTimeout(QUIET_MS);
    } while (pending.size > 0 || count > before);
  };
}
