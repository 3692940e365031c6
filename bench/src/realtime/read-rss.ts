/** Memory of this process in bytes, after whatever can be freed was. */
export function readRss(): number {
  globalThis.gc?.();
  return process.memoryUsage.rss();
}
