/** Resolves when the browser is idle, or after a timeout in milliseconds. */
export function whenIdle(patienceMs: number): Promise<void> {
  return new Promise((resolve) => {
    // Not every browser has `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: patienceMs });
    else setTimeout(resolve, patienceMs);
  });
}
