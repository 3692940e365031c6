import { type RefObject, useEffect, useState } from 'react';

/** Rows drawn before and behind what is seen; the window moves by as many at once. */
const STEP = 10;
/** Enough for the first look, before anything was measured. */
const UNMEASURED = { from: 0, to: 60 };

/** Indexes of rows, `to` not among them. */
interface RowWindow {
  readonly from: number;
  readonly to: number;
}

/** The rows in view of a list of `rowPx` high ones that was scrolled by `scrolled` of `visible` pixels, and some around them. */
export function toRowWindow(scrolled: number, visible: number, rowPx: number): RowWindow {
  const first = Math.floor(scrolled / rowPx / STEP) - 1;
  const last = Math.ceil((scrolled + visible) / rowPx / STEP) + 1;
  return { from: Math.max(0, first) * STEP, to: last * STEP };
}

/**
 * Which rows of a list are in view, so that the others need not exist. The tree is on the first screen, where the library for
 * virtual lists would weigh more than these lines: its rows are all of one height.
 * @param list stands alone in what scrolls around it, its parent
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
