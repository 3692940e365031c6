/** Delay of a resize: a sliding panel changes the size of the map many times. */
export const RESIZE_DELAY_MS = 300;

/**
 * Resizes a map `RESIZE_DELAY_MS` after its container begins to change, and again while it goes on.
 * @returns a function that stops it.
 */
export function followSize(container: Element, resize: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const toSize = () => `${container.clientWidth} ${container.clientHeight}`;
  const made = toSize();
  let isFirst = true;
  const observer = new ResizeObserver(() => {
    // The first call reports the initial size, unless it changed before the first paint.
    const isNews = !isFirst || toSize() !== made;
    isFirst = false;
    if (!isNews) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      resize();
    }, RESIZE_DELAY_MS);
  });
  observer.observe(container);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
