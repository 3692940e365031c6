const STORAGE_KEY = 'waypost.reloaded-at';
const PAUSE_MS = 30_000;

/**
 * After a new version was put in place, a page that was open before asks for chunks that are gone: it is loaded
 * anew, and not again at once if that does not help.
 */
export function reloadAfterDeploy(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(STORAGE_KEY) ?? 0);
    if (Date.now() - last < PAUSE_MS) return;
    sessionStorage.setItem(STORAGE_KEY, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
