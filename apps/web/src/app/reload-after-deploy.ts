const STORAGE_KEY = 'waypost.reloaded-at';
const PAUSE_MS = 30_000;

let isCodeMissing = false;

/** Whether the code of a screen failed to load: only a page reload fixes that reliably. */
export function isScreenMissing(): boolean {
  return isCodeMissing;
}

/**
 * After a deployment, an open page requests chunks that no longer exist: it is reloaded, once. Where the build of the
 * page is still served, or nothing is, it stays: the network was gone for a moment, and a reload would take what somebody
 * has drawn or written.
 */
export function reloadAfterDeploy(): void {
  window.addEventListener('vite:preloadError', (event) => {
    isCodeMissing = true;
    // The router itself would reload on this error, whether or not a server is reachable.
    event.preventDefault();
    const last = Number(sessionStorage.getItem(STORAGE_KEY) ?? 0);
    if (Date.now() - last < PAUSE_MS) return;
    void reloadIfServed((page) => !page.includes(readEntry()));
  });
}

/** The address of the code that this page began with; it is another one in each build. */
function readEntry(): string {
  return document.querySelector('script[type=module][src]')?.getAttribute('src') ?? '';
}

/**
 * Reloads the page if a server is reachable.
 * @param isWanted whether to, by the page that it serves
 * @returns false if not.
 */
export async function reloadIfServed(isWanted = (_page: string) => true): Promise<boolean> {
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    if (!answer.ok || !isWanted(await answer.text())) return false;
  } catch {
    return false;
  }
  sessionStorage.setItem(STORAGE_KEY, String(Date.now()));
  location.reload();
  return true;
}
