/** Rows of equal height in a scrolled container. */
export interface RowPlace {
  readonly count: number;
  readonly rowPx: number;
  /** The offset of the first row in the container. */
  readonly topPx: number;
}

/** The visible range. */
interface View {
  readonly scrollTop: number;
  readonly heightPx: number;
}

/** A range of rows: the first, and the one after the last. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/** Rows rendered before they come into view. */
const SPARE = 8;

/** The rows in view, and some before and after them. */
export function findRowsInView({ count, rowPx, topPx }: RowPlace, { scrollTop, heightPx }: View): RowRange {
  const clamp = (row: number) => Math.min(Math.max(row, 0), count);
  return {
    from: clamp(Math.floor((scrollTop - topPx) / rowPx) - SPARE),
    to: clamp(Math.ceil((scrollTop + heightPx - topPx) / rowPx) + SPARE),
  };
}

/** How far to scroll to show a row: as little as possible. */
export function findScrollTop(
  index: number,
  { rowPx, topPx }: RowPlace,
  { scrollTop, heightPx }: View,
): number {
  const start = topPx + index * rowPx;
  return Math.max(Math.min(scrollTop, start), start + rowPx - heightPx);
}
