import type { Bbox } from '../generation/tile-feature.ts';
import {
  CELL_BITS,
  CLUSTER_MAX_ZOOM,
  type Edges,
  EXTENT,
  MARGIN,
  MAX_ZOOM,
  PLACE_BITS,
  toNorth,
  toWest,
} from '../grid/grid.ts';
import { toMorton } from '../grid/morton.ts';
import { addPlace, type CellTally, createTally } from './cell-tally.ts';

/** Zooms served by one count: cells of the deepest are a 64th of the side of the tile it is made for. */
const BLOCK_ZOOMS = 4;

/** A tile whose points are counted once for all tiles within it, some zooms down. */
export interface Block {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  /** Number of bits within a cell, for columns and for rows. */
  readonly cellShift: number;
}

/** The block that contains a tile. @param z at most `CLUSTER_MAX_ZOOM`. */
export function findBlock(z: number, x: number, y: number): Block {
  const above = z % BLOCK_ZOOMS;
  const top = z - above;
  const deepest = Math.min(top + BLOCK_ZOOMS - 1, CLUSTER_MAX_ZOOM);
  return { z: top, x: x >>> above, y: y >>> above, cellShift: toCellShift(deepest) };
}

function toCellShift(zoom: number): number {
  return PLACE_BITS - zoom - CELL_BITS;
}

/** The grid positions of a tile. @param margin whether to include the buffer. */
export function toEdges(z: number, x: number, y: number, margin: 'bare' | 'with margin' = 'bare'): Edges {
  const side = EXTENT * 2 ** (MAX_ZOOM - z);
  const around = margin === 'bare' ? 0 : MARGIN * 2 ** (MAX_ZOOM - z);
  return [x * side - around, y * side - around, (x + 1) * side - 1 + around, (y + 1) * side - 1 + around];
}

/**
 * The bbox in degrees of grid positions, one unit larger on each side against rounding. At the edges of the world it
 * extends to the poles and the antimeridian, since positions beyond were clamped to the edge.
 */
export function toBbox([minX, minY, maxX, maxY]: Edges): Bbox {
  const last = 2 ** PLACE_BITS - 1;
  return [
    minX <= 0 ? -180 : toWest(minX - 1),
    maxY >= last ? -90 : toNorth(maxY + 2),
    maxX >= last ? 180 : toWest(maxX + 2),
    minY <= 0 ? 90 : toNorth(minY - 1),
  ];
}

/** The points of one cell, as a database counted them. */
export interface CountedCell {
  readonly count: number;
  /** The sum of the columns of its points, in grid units; `sumY` that of the rows. */
  readonly sumX: number;
  readonly sumY: number;
  /** The column and the row of any of its points. */
  readonly x: number;
  readonly y: number;
  /** The bits in which columns or rows differ. */
  readonly difference: number;
}

const FIELDS = 6;

/** Packs cells as six numbers each, to save memory. */
export function packCells(cells: readonly CountedCell[]): Float64Array {
  return Float64Array.from(
    cells.flatMap(({ count, sumX, sumY, x, y, difference }) => [count, sumX, sumY, x, y, difference]),
  );
}

/** Merges the cells of a block into those of a tile, sorted by key. @param packed see `packCells`. */
export function foldCells(packed: Float64Array, z: number, x: number, y: number): CellTally[] {
  const shift = toCellShift(z);
  const found = new Map<number, CellTally>();
  for (let at = 0; at < packed.length; at += FIELDS) {
    const [anyX, anyY] = [packed[at + 3] ?? 0, packed[at + 4] ?? 0];
    const [column, row] = [anyX >>> shift, anyY >>> shift];
    if (column >>> CELL_BITS !== x || row >>> CELL_BITS !== y) continue;
    const key = toMorton(column, row);
    const tally = found.get(key) ?? createTally();
    found.set(key, tally);
    addPlace(tally, anyX, anyY);
    tally.count += packed[at] ?? 0;
    tally.sumX += packed[at + 1] ?? 0;
    tally.sumY += packed[at + 2] ?? 0;
    tally.difference |= packed[at + 5] ?? 0;
  }
  return [...found].toSorted(([a], [b]) => a - b).map(([, tally]) => tally);
}

/** The grid positions of a cell. */
export function toCellEdges({ x, y }: CellTally, zoom: number): Edges {
  const side = 2 ** toCellShift(zoom);
  const [minX, minY] = [x - (x % side), y - (y % side)];
  return [minX, minY, minX + side - 1, minY + side - 1];
}
