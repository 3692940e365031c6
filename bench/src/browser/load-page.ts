import type { Tokens } from '@waypost/contract';
import type { Browser, Page } from 'playwright-core';
import { openWindow } from './window.ts';

const LOAD_TIMEOUT_MS = 180_000;

export interface Load {
  readonly drawnMs: number;
  readonly kilobytes: number;
}

/** Inspects a page before its first request, and before it is closed. */
interface Visit {
  begin?(page: Page): void;
  end?(page: Page): Promise<void>;
}

/** Opens a page in a browser with an empty cache, and waits until its map is idle. */
export async function loadPage(
  browser: Browser,
  url: string,
  tokens: Tokens | null,
  { begin, end }: Visit = {},
): Promise<Load> {
  const context = await openWindow(browser, tokens);
  const page = await context.newPage();
  begin?.(page);
  await page.goto(url, { timeout: LOAD_TIMEOUT_MS });
  await page.waitForFunction(() => performance.getEntriesByName('waypost:map-drawn').length > 0, undefined, {
    timeout: LOAD_TIMEOUT_MS,
    polling: 20,
  });
  const measured = await readMeasures(page);
  await end?.(page);
  await context.close();
  return measured;
}

function readMeasures(page: Page): Promise<Load> {
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
    const bytes = [...entries, ...(navigation ? [navigation] : [])].reduce(
      (sum, e) => sum + e.transferSize,
      0,
    );
    return {
      drawnMs: performance.getEntriesByName('waypost:map-drawn')[0]?.startTime ?? Number.NaN,
      kilobytes: bytes / 1024,
    };
  });
}
