import type { CodeIndex } from '../arrays/code-index.ts';
import type { SharedFloat64, SharedInt32, SharedUint8, SharedUint32 } from '../arrays/shared-arrays.ts';
import type { TextTable } from '../arrays/text-table.ts';
import type { Edges } from '../grid/grid.ts';
import type { PointIndex } from './point-index.ts';
import type { ShapeIndex } from './shape-index.ts';
import type { Bbox } from './tile-feature.ts';

/** Bits of `Columns.flags`. */
export const IS_SHARED = 1;
export const IS_STATIC = 2;
export const HAS_RESOURCES = 4;

/** The attributes of each row. An id of 0 means none: database ids begin at 1. */
export interface Columns {
  readonly created: SharedFloat64;
  readonly member: SharedInt32;
  readonly template: SharedInt32;
  readonly project: SharedInt32;
  readonly flags: SharedUint8;
  /** Indexes into `Generation.colors`. */
  readonly color: SharedUint32;
  /** Indexes into `Generation.names`. */
  readonly name: SharedUint32;
}

/**
 * Features as immutable arrays in shared memory: built once, readable by any thread. Rows are the points in Morton order,
 * then the lines and areas in Morton order.
 */
export interface Generation {
  readonly points: PointIndex;
  readonly shapes: ShapeIndex;
  readonly columns: Columns;
  /** One per row, like pictures; empty for none. */
  readonly codes: TextTable;
  readonly pictures: TextTable;
  readonly names: TextTable;
  readonly colors: TextTable;
  readonly byCode: CodeIndex;
  readonly bbox: Bbox | null;
  /** The same in grid units. */
  readonly edges: Edges | null;
}

/** Number of rows. */
export function countRows({ columns }: Generation): number {
  return columns.flags.length;
}
