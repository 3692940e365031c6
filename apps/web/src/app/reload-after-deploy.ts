const STORAGE_KEY = 'waypost.reloaded-at';
const PAUSE_MS = 30_000;

let isCodeMissing = false;

/** Whether the code of a screen failed to load: only a page reload fixes that reliably. */
export function isScreenMissing(): boolean {
  return isCodeMissing;
}

/**
 * After a deployment, an open page requests chunks that no longer exist: it is reloaded, once. Without a network it
 * stays, since the browser's error page would replace it with no way back.
 */
export function reloadAfterDeploy(): void {
  window.addEventListener('vite:preloadError', (event) => {
    isCodeMissing = true;
    // The router itself would reload on this error, whether or not a server is reachable.
    event.preventDefault();
    const last = Number(sessionStorage.getItem(STORAGE_KEY) ?? 0);
    if (Date.now() - last < PAUSE_MS) return;
    void reloadIfServed();
  });
}

/** Reloads the page if a server is reachable. @returns false if not. */
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
