import type { Generation } from '../generation/generation.ts';
import { findNotLess } from '../generation/point-index.ts';
import type { RowSet } from './selection.ts';

/** Dead rows of a generation, with prefix sums of their positions, as live rows have them. */
export interface DeadRows {
  /** In ascending order. */
  readonly rows: Uint32Array;
  /** Prefix sums of the points among them. */
  readonly sumX: Float64Array;
  readonly sumY: Float64Array;
}

export function buildDeadRows({ points }: Generation, rows: Iterable<number>): DeadRows {
  const sorted = Uint32Array.from(rows).sort();
  const sumX = new Float64Array(sorted.length + 1);
  const sumY = new Float64Array(sorted.length + 1);
  sorted.forEach((row, index) => {
    sumX[index + 1] = (sumX[index] ?? 0) + (points.xs[row] ?? 0);
    sumY[index + 1] = (sumY[index] ?? 0) + (points.ys[row] ?? 0);
  });
  return { rows: sorted, sumX, sumY };
}

export function isDead({ rows }: DeadRows, row: number): boolean {
  return rows.length > 0 && rows[findNotLess(rows, row)] === row;
}

/** Removes the dead from a set of rows. */
export function bury(rows: RowSet, dead: DeadRows): RowSet {
  for (const row of dead.rows) rows[row >>> 5] = (rows[row >>> 5] ?? 0) & ~(1 << (row & 31));
  return rows;
}
