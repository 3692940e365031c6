/**
 * A panel that slides or is dragged changes the map's size many times; the map is resized at most once per this
 * interval.
 */
export const RESIZE_DELAY_MS = 300;

/**
 * Resizes a map with its container: `RESIZE_DELAY_MS` after the first change, and again while changes continue.
 * @returns a function that stops it.
 */
export function followSize(container: Element, resize: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const toSize = () => `${container.clientWidth} ${container.clientHeight}`;
  const made = toSize();
  let isFirst = true;
  const observer = new ResizeObserver(() => {
    // The first report usually repeats the initial size; it counts only if the size changed before the first paint.
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
