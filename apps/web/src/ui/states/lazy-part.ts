import { lazy } from 'react';

/** In a browser that does not notice that it has no network. */
const PAUSE_MS = 15_000;

const untilOnline = () =>
  new Promise((resolve) => {
    setTimeout(resolve, PAUSE_MS);
    addEventListener('online', resolve, { once: true, signal: AbortSignal.timeout(PAUSE_MS) });
  });

async function loadPatiently<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    let isToldByBrowser = false;
    const heard = () => {
      isToldByBrowser = true;
    };
    addEventListener('vite:preloadError', heard);
    try {
      return await load();
    } catch (error) {
      // Code that is missing is no fault of the code: `load` then fails at the nothing that it got.
      if (!isToldByBrowser) console.error(error);
    } finally {
      removeEventListener('vite:preloadError', heard);
    }
    await untilOnline();
  }
}

/**
 * As `lazy`, for what comes to a page by itself: code that cannot be loaded is tried again, once there is a network. An
 * error would take what is beside it from the page, such as a drawing that is not saved.
 */
export const lazyPart: typeof lazy = (load) => lazy(() => loadPatiently(load));
