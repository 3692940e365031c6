import { findNotLess } from '../generation/point-index.ts';
import { CLUSTER_MIN_POINTS } from '../grid/grid.ts';
import { isShown, type Part } from '../tile-set/part.ts';

/** The content of one cell, from any kind of source; reused for the next cell. */
export interface CellTally {
  count: number;
  sumX: number;
  sumY: number;
  /** The position of any of its points, and the bits in which the others differ from it. */
  x: number;
  y: number;
  difference: number;
}

export function createTally(): CellTally {
  return { count: 0, sumX: 0, sumY: 0, x: 0, y: 0, difference: 0 };
}

/** Whether a cell is shown as one cluster. */
export function isCluster({ count }: CellTally): boolean {
  return count >= CLUSTER_MIN_POINTS;
}

export function clearTally(tally: CellTally): void {
  tally.count = 0;
  tally.sumX = 0;
  tally.sumY = 0;
  tally.difference = 0;
}

/** Includes a position in the bits that differ, but not in the count. */
export function addPlace(tally: CellTally, x: number, y: number): void {
  if (tally.count === 0) {
    tally.x = x;
    tally.y = y;
  } else tally.difference |= (tally.x ^ x) | (tally.y ^ y);
}

/** Counts the rows of a cell that pass a filter, a word of bits at a time. */
function addSelected(tally: CellTally, { generation, selected }: Part, from: number, to: number): void {
  if (selected === null) return;
  const { xs, ys } = generation.points;
  for (let word = from >>> 5; word * 32 < to; word += 1) {
    let bits = selected[word] ?? 0;
    if (word === from >>> 5) bits &= -1 << (from & 31);
    for (; bits !== 0; bits &= bits - 1) {
      const row = word * 32 + 31 - Math.clz32(bits & -bits);
      if (row >= to) return;
      const [x, y] = [xs[row] ?? 0, ys[row] ?? 0];
      addPlace(tally, x, y);
      tally.count += 1;
      tally.sumX += x;
      tally.sumY += y;
    }
  }
}

/** Counts a cell from prefix sums: at constant cost, except for dead rows at its ends. */
function addAll(tally: CellTally, part: Part, from: number, to: number): void {
  const { dead, generation } = part;
  const { points } = generation;
  const gone = dead.rows.length === 0 ? 0 : findNotLess(dead.rows, from);
  const goneEnd = dead.rows.length === 0 ? 0 : findNotLess(dead.rows, to);
  const count = to - from - (goneEnd - gone);
  if (count === 0) return;
  // In Morton order, the first and the last point differ in the highest bit in which any two do.
  let first = from;
  while (!isShown(part, first)) first += 1;
  let last = to - 1;
  while (!isShown(part, last)) last -= 1;
  addPlace(tally, points.xs[first] ?? 0, points.ys[first] ?? 0);
  tally.count += count;
  addPlace(tally, points.xs[last] ?? 0, points.ys[last] ?? 0);
  const deadX = (dead.sumX[goneEnd] ?? 0) - (dead.sumX[gone] ?? 0);
  const deadY = (dead.sumY[goneEnd] ?? 0) - (dead.sumY[gone] ?? 0);
  tally.sumX += (points.sumX[to] ?? 0) - (points.sumX[from] ?? 0) - deadX;
  tally.sumY += (points.sumY[to] ?? 0) - (points.sumY[from] ?? 0) - deadY;
}

/** Adds the shown points of a cell: rows from the first up to but not including the second. */
export function addCell(tally: CellTally, part: Part, from: number, to: number): void {
  if (part.selected === null) addAll(tally, part, from, to);
  else addSelected(tally, part, from, to);
}
