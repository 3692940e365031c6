import { countRows, type Generation } from '../generation/generation.ts';
import type { PointIndex } from '../generation/point-index.ts';
import type { ShapeIndex } from '../generation/shape-index.ts';
import type { Bbox } from '../generation/tile-feature.ts';
import { type Edges, toLat, toLng } from '../grid/grid.ts';
import type { DeadRows } from './dead-rows.ts';

type Places = Pick<Generation, 'points' | 'shapes'>;

function toBox({ points, shapes }: Places, row: number): Edges {
  const [x, y] = [points.xs[row], points.ys[row]];
  if (x !== undefined && y !== undefined) return [x, y, x, y];
  const at = (row - points.xs.length) * 4;
  const { boxes } = shapes.tree;
  return [boxes[at] ?? 0, boxes[at + 1] ?? 0, boxes[at + 2] ?? 0, boxes[at + 3] ?? 0];
}

/** The box around points and shapes except the excluded ones, which are in ascending order; null if none are left. */
export function findEdges(
  places: { points: PointIndex; shapes: ShapeIndex },
  without: Uint32Array,
): Edges | null {
  const rows = places.points.xs.length + places.shapes.dotZooms.length;
  let [minX, minY] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [maxX, maxY] = [-1, -1];
  let next = 0;
  for (let row = 0; row < rows; row += 1) {
    if (without[next] === row) {
      next += 1;
      continue;
    }
    const [west, north, east, south] = toBox(places, row);
    minX = Math.min(minX, west);
    minY = Math.min(minY, north);
    maxX = Math.max(maxX, east);
    maxY = Math.max(maxY, south);
  }
  return maxX < 0 ? null : [minX, minY, maxX, maxY];
}

function touches(box: Edges, edges: Edges): boolean {
  return box.some((side, index) => side === edges[index]);
}

/** The exact box around the live rows, in degrees. An edge is searched anew only if a row on it was deleted. */
export function findLivingBbox(generation: Generation, { rows }: DeadRows): Bbox | null {
  const { bbox, edges } = generation;
  if (bbox === null || edges === null || rows.length === countRows(generation)) return null;
  if (!rows.some((row) => touches(toBox(generation, row), edges))) return bbox;
  const living = findEdges(generation, rows);
  if (living === null) return null;
  const [west, south, east, north] = bbox;
  return [
    living[0] === edges[0] ? west : toLng(living[0]),
    living[3] === edges[3] ? south : toLat(living[3]),
    living[2] === edges[2] ? east : toLng(living[2]),
    living[1] === edges[1] ? north : toLat(living[1]),
  ];
}

/** The union of two boxes. */
export function uniteBboxes(a: Bbox | null, b: Bbox | null): Bbox | null {
  if (a === null || b === null) return a ?? b;
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}
