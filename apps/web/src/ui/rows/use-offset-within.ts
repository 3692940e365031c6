import { useEffect, useState } from 'react';

/** The offset of a list from the top of the scrolled content, in pixels; what is above it may change its height. */
export function useOffsetWithin(element: HTMLElement | null, scroller: HTMLElement | null): number {
  const [offset, setOffset] = useState(0);
  useEffect(() => {
    if (element === null || scroller === null) return;
    const measure = () =>
      setOffset(
        element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop,
      );
    measure();
    const observer = new ResizeObserver(measure);
    for (const child of scroller.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element, scroller]);
  return offset;
}
