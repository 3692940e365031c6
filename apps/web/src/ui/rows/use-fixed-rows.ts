import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { findRowsInView, findScrollTop, type RowPlace, type RowRange } from './rows-in-view.ts';

const NO_ROWS: RowRange = { from: 0, to: 0 };

/**
 * The rows in view of a long list with rows of equal height. A virtualizer measures each row, which takes longer than a
 * frame with a hundred thousand.
 * @param scroller the scrolled container; null until mounted.
 */
export function useFixedRows(scroller: HTMLElement | null, { count, rowPx, topPx }: RowPlace) {
  const [range, setRange] = useState(NO_ROWS);
  useEffect(() => {
    if (scroller === null) return;
    const toRange = (before: RowRange): RowRange => {
      const { scrollTop, clientHeight } = scroller;
      const next = findRowsInView({ count, rowPx, topPx }, { scrollTop, heightPx: clientHeight });
      return next.from === before.from && next.to === before.to ? before : next;
    };
    const follow = () => setRange(toRange);
    // Synchronously: rows that appear a frame after scrolling would flicker.
    const onScroll = () => flushSync(follow);
    follow();
    // The browser would keep a row that goes in its place: the spacer above grows by as much, and the list runs to its end.
    scroller.style.overflowAnchor = 'none';
    scroller.addEventListener('scroll', onScroll, { passive: true });
    const observer = new ResizeObserver(follow);
    observer.observe(scroller);
    return () => {
      scroller.style.overflowAnchor = '';
      scroller.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, [scroller, count, rowPx, topPx]);
  const scrollToRow = (index: number) => {
    if (scroller === null) return;
    const { scrollTop, clientHeight } = scroller;
    const view = { scrollTop, heightPx: clientHeight };
    scroller.scrollTop = findScrollTop(index, { count, rowPx, topPx }, view);
  };
  // For a list that has become shorter, until its own range is computed.
  return { from: Math.min(range.from, count), to: Math.min(range.to, count), scrollToRow };
}
