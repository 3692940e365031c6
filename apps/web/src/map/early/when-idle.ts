/** When the browser has nothing else to do, or after so many milliseconds at the latest. */
export function whenIdle(patienceMs: number): Promise<void> {
  return new Promise((resolve) => {
    // Not every browser tells.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: patienceMs });
    else setTimeout(resolve, patienceMs);
  });
}
