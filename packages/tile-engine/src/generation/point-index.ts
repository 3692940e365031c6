import { type SharedFloat64, type SharedUint32, shareFloat64, shareUint32 } from '../arrays/shared-arrays.ts';
import { CELL_BITS, CLUSTER_MAX_ZOOM, MAX_ZOOM, PLACE_BITS } from '../grid/grid.ts';
import { toMorton } from '../grid/morton.ts';

/** The non-empty cells of one zoom, by Morton code; cell `i` has the points from `starts[i]` to `starts[i + 1]`. */
export interface Level {
  readonly keys: SharedUint32;
  readonly starts: SharedUint32;
}

/** Points in Morton order, so that those of a cell are consecutive at every zoom. */
export interface PointIndex {
  readonly xs: SharedUint32;
  readonly ys: SharedUint32;
  /** Prefix sums: those of a cell are the difference of two. Integers, so exact. */
  readonly sumX: SharedFloat64;
  readonly sumY: SharedFloat64;
  /** By zoom, 0 to `CLUSTER_MAX_ZOOM`. */
  readonly levels: readonly Level[];
}

function shareLevel(keys: Uint32Array, starts: Uint32Array, cells: number, points: number): Level {
  const level = { keys: shareUint32(cells), starts: shareUint32(cells + 1) };
  level.keys.set(keys.subarray(0, cells));
  level.starts.set(starts.subarray(0, cells));
  level.starts[cells] = points;
  return level;
}

/** Cells from the deepest zoom up: four consecutive cells of one zoom make one of the next. */
function buildLevels(xs: SharedUint32, ys: SharedUint32): Level[] {
  const points = xs.length;
  const shift = PLACE_BITS - (CLUSTER_MAX_ZOOM + CELL_BITS);
  const keys = new Uint32Array(points);
  const starts = new Uint32Array(points);
  let cells = 0;
  for (let row = 0; row < points; row += 1) {
    const key = toMorton((xs[row] ?? 0) >>> shift, (ys[row] ?? 0) >>> shift);
    if (cells > 0 && keys[cells - 1] === key) continue;
    keys[cells] = key;
    starts[cells] = row;
    cells += 1;
  }
  const levels = [shareLevel(keys, starts, cells, points)];
  for (let zoom = CLUSTER_MAX_ZOOM - 1; zoom >= 0; zoom -= 1) {
    let fewer = 0;
    for (let cell = 0; cell < cells; cell += 1) {
      const key = (keys[cell] ?? 0) >>> 2;
      if (fewer > 0 && keys[fewer - 1] === key) continue;
      keys[fewer] = key;
      starts[fewer] = starts[cell] ?? 0;
      fewer += 1;
    }
    cells = fewer;
    levels.push(shareLevel(keys, starts, cells, points));
  }
  return levels.reverse();
}

/** @param xs grid positions in Morton order. */
export function buildPointIndex(xs: SharedUint32, ys: SharedUint32): PointIndex {
  const sumX = shareFloat64(xs.length + 1);
  const sumY = shareFloat64(xs.length + 1);
  for (let row = 0; row < xs.length; row += 1) {
    sumX[row + 1] = (sumX[row] ?? 0) + (xs[row] ?? 0);
    sumY[row + 1] = (sumY[row] ?? 0) + (ys[row] ?? 0);
  }
  return { xs, ys, sumX, sumY, levels: buildLevels(xs, ys) };
}

/** The first index whose value is not less than `wanted`. */
export function findNotLess(sorted: Uint32Array, wanted: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The cells of a tile at its own zoom, as a half-open range. */
export function findCells({ keys }: Level, x: number, y: number): [from: number, to: number] {
  const first = toMorton(x, y) * 4 ** CELL_BITS;
  return [findNotLess(keys, first), findNotLess(keys, first + 4 ** CELL_BITS)];
}

/** The points of a tile of the deepest zoom, as a half-open range of rows. */
export function findPoints({ levels }: PointIndex, x: number, y: number): [from: number, to: number] {
  // A tile of that zoom is as large as a cell of a lower one.
  const level = levels[MAX_ZOOM - CELL_BITS];
  const key = toMorton(x, y);
  const cell = level === undefined ? 0 : findNotLess(level.keys, key);
  if (level === undefined || level.keys[cell] !== key) return [0, 0];
  return [level.starts[cell] ?? 0, level.starts[cell + 1] ?? 0];
}
