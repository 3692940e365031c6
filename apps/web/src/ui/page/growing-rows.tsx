import { type ReactNode, useCallback, useState } from 'react';

/** Fills the tallest screen at once. */
const FIRST_ROWS = 100;

interface GrowingRowsProps<T> {
  readonly rows: readonly T[];
  /** What may stand among the rows, as the last of them. */
  readonly end: 'li' | 'tr' | 'div';
  readonly children: (row: T) => ReactNode;
}

/** The rows of a long list: those that are seen, and twice as many whenever their end comes into view. */
export function GrowingRows<T>({ rows, end: End, children }: GrowingRowsProps<T>) {
  const [shown, setShown] = useState(FIRST_ROWS);
  // A mark watched from the moment it stands there: a list may grow past what is shown long after its first row.
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
