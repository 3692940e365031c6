import { type RefObject, useEffect, useState } from 'react';

/** Rows rendered around those in view; the window moves by as many at once. */
const STEP = 10;
/** The initial number of rows, before anything is measured. */
const UNMEASURED = { from: 0, to: 60 };

/** Indexes of rows, excluding `to`. */
interface RowWindow {
  readonly from: number;
  readonly to: number;
}

/**
 * The rows in view of a list with rows of `rowPx` height, scrolled by `scrolled` of `visible` pixels, and some around
 * them.
 */
export function toRowWindow(scrolled: number, visible: number, rowPx: number): RowWindow {
  const first = Math.floor(scrolled / rowPx / STEP) - 1;
  const last = Math.ceil((scrolled + visible) / rowPx / STEP) + 1;
  return { from: Math.max(0, first) * STEP, to: last * STEP };
}

/**
 * The rows to render of a long list. The tree is on the first screen, where a library for virtual lists would be larger
 * than this code: its rows have equal height.
 * @param list the only child of its scrolling parent
 * @param rowPx the height of each row
 */
export function useRowWindow(list: RefObject<HTMLElement | null>, rowPx: number): RowWindow {
  const [window, setWindow] = useState<RowWindow>(UNMEASURED);
  useEffect(() => {
    const scroller = list.current?.parentElement;
    if (scroller == null) return;
    const measure = () => {
      const next = toRowWindow(scroller.scrollTop, scroller.clientHeight, rowPx);
      setWindow((last) => (last.from === next.from && last.to === next.to ? last : next));
    };
    measure();
    scroller.addEventListener('scroll', measure, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    return () => {
      scroller.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  }, [list, rowPx]);
  return window;
}
