import type { Tokens } from '@waypost/contract';
import type { Browser, BrowserContext, Page } from 'playwright-core';

/** A browser with an empty cache; with tokens it is signed in. */
export async function openWindow(browser: Browser, tokens: Tokens | null): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  if (tokens === null) return context;
  await context.addInitScript(
    (saved) => {
      for (const [key, value] of Object.entries(saved)) localStorage.setItem(key, value);
    },
    { 'waypost.access_token': tokens.access_token, 'waypost.refresh_token': tokens.refresh_token },
  );
  return context;
}

/** The page's current tokens: it may have exchanged those it was given, and using them twice would end the session. */
export const readTokens = (page: Page): Promise<Tokens> =>
  page.evaluate(() => ({
    access_token: localStorage.getItem('waypost.access_token') ?? '',
    refresh_token: localStorage.getItem('waypost.refresh_token') ?? '',
  }));
