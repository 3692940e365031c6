import { type ReactNode, useCallback, useState } from 'react';

/** Fills the tallest screen at once. */
const FIRST_ROWS = 100;

interface GrowingRowsProps<T> {
  readonly rows: readonly T[];
  /** An extra last row. */
  readonly end: 'li' | 'tr' | 'div';
  readonly children: (row: T) => ReactNode;
}

/** The rows of a long list: those in view, and twice as many each time the end comes into view. */
export function GrowingRows<T>({ rows, end: End, children }: GrowingRowsProps<T>) {
  const [shown, setShown] = useState(FIRST_ROWS);
  // The marker is observed from its mount: a list may outgrow its rows long after the first.
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return;
      const observer = new IntersectionObserver(([entry]) => {
        if (entry?.isIntersecting === true) setShown(shown * 2);
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [shown],
  );
  return (
    <>
      {rows.slice(0, shown).map(children)}
      {shown < rows.length && <End ref={watch} aria-hidden />}
    </>
  );
}
