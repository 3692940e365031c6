/** Rows of one height in something that scrolls. */
export interface RowPlace {
  readonly count: number;
  readonly rowPx: number;
  /** How far below the top of what scrolls the first begins. */
  readonly topPx: number;
}

/** What is seen of it. */
interface View {
  readonly scrollTop: number;
  readonly heightPx: number;
}

/** The first of some rows, and the one after the last. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/** Rows that are there before they come into view. */
const SPARE = 8;

/** The rows in view, and some before and after them. */
export function findRowsInView({ count, rowPx, topPx }: RowPlace, { scrollTop, heightPx }: View): RowRange {
  const clamp = (row: number) => Math.min(Math.max(row, 0), count);
  return {
    from: clamp(Math.floor((scrollTop - topPx) / rowPx) - SPARE),
    to: clamp(Math.ceil((scrollTop + heightPx - topPx) / rowPx) + SPARE),
  };
}

/** How far to scroll for a row to be in view: no further than it has to be. */
export function findScrollTop(
  index: number,
  { rowPx, topPx }: RowPlace,
  { scrollTop, heightPx }: View,
): number {
  const start = topPx + index * rowPx;
  return Math.max(Math.min(scrollTop, start), start + rowPx - heightPx);
}
