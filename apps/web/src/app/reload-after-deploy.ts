const STORAGE_KEY = 'waypost.reloaded-at';
const PAUSE_MS = 30_000;

let isCodeMissing = false;

/** Whether code of a screen could not be loaded: only loading the page anew brings it back for certain. */
export function isScreenMissing(): boolean {
  return isCodeMissing;
}

/**
 * After a new version was put in place, a page that was open before asks for chunks that are gone: it is loaded
 * anew, and not again at once if that does not help. Without a network it stays as it is: the browser's own page
 * would take its place, with no way back.
 */
export function reloadAfterDeploy(): void {
  window.addEventListener('vite:preloadError', (event) => {
    isCodeMissing = true;
    // The router would load the page anew on the error as it comes, whether or not there is a server.
    event.preventDefault();
    const last = Number(sessionStorage.getItem(STORAGE_KEY) ?? 0);
    if (Date.now() - last < PAUSE_MS) return;
    void reloadIfServed();
  });
}

/** Loads the page anew when there is a server to give it. @returns false when there is none. */
export async function reloadIfServed(): Promise<boolean> {
  try {
    const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store' });
    if (!ok) return false;
  } catch {
    return false;
  }
  sessionStorage.setItem(STORAGE_KEY, String(Date.now()));
  location.reload();
  return true;
}
