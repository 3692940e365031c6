import { type ReactNode, useEffect, useRef, useState } from 'react';

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
  const mark = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = mark.current;
    if (element === null) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === true) setShown(shown * 2);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [shown]);
  const setMark = (element: HTMLElement | null) => {
    mark.current = element;
  };
  return (
    <>
      {rows.slice(0, shown).map(children)}
      {shown < rows.length && <End ref={setMark} aria-hidden />}
    </>
  );
}
