/** A panel that slides or is dragged changes the size of the map many times; it is drawn anew so long after the first. */
export const RESIZE_DELAY_MS = 300;

/**
 * Has a map take on the size of its container, `RESIZE_DELAY_MS` after that begins to change, and again while it goes on.
 * @returns the way to stop.
 */
export function followSize(container: Element, resize: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const toSize = () => `${container.clientWidth} ${container.clientHeight}`;
  const made = toSize();
  let isFirst = true;
  const observer = new ResizeObserver(() => {
    // Told at first of the size that the map was made in, unless it has changed before anything was painted.
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
