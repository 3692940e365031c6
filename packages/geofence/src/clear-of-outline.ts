import type { Position } from './fence.ts';
import type { PreparedFence } from './prepared-fence.ts';
import { edgesAround, type Line, toLine, type Way } from './sides.ts';

/** Part of a way that keeps its distance from the outline, as shares of the way. */
export interface ClearPart {
  readonly start: number;
  readonly end: number;
}

/** The shares at which `a s² + 2 b s + c` is zero. */
function pushRoots(roots: number[], a: number, b: number, c: number): void {
  if (a === 0) {
    if (b !== 0) roots.push(-c / (2 * b));
    return;
  }
  const root = b * b - a * c;
  if (root < 0) return;
  const width = Math.sqrt(root);
  roots.push((-b - width) / a, (-b + width) / a);
}

/** A distance in metres that grows evenly along the way. */
interface Margin {
  readonly start: number;
  readonly growth: number;
}

type Edge = readonly [number, number, number, number];

/** Where a line is exactly as far from an edge, or from one of its ends, as a margin says. */
function pushDistances(roots: number[], line: Line, [x1, y1, x2, y2]: Edge, margin: Margin): void {
  for (const [x, y] of [
    [x1, y1],
    [x2, y2],
  ] as const) {
    const [wx, wy] = [line.x - x, line.y - y];
    pushRoots(
      roots,
      line.dx ** 2 + line.dy ** 2 - margin.growth ** 2,
      wx * line.dx + wy * line.dy - margin.start * margin.growth,
      wx ** 2 + wy ** 2 - margin.start ** 2,
    );
  }
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return;
  const [nx, ny] = [-(y2 - y1) / length, (x2 - x1) / length];
  const away = (line.x - x1) * nx + (line.y - y1) * ny;
  const speed = line.dx * nx + line.dy * ny;
  for (const sign of [-1, 1]) {
    const change = speed - sign * margin.growth;
    if (change !== 0) roots.push((sign * margin.start - away) / change);
  }
}

function distanceTo([x1, y1, x2, y2]: Edge, x: number, y: number): number {
  const [ex, ey] = [x2 - x1, y2 - y1];
  const square = ex * ex + ey * ey;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * ex + (y - y1) * ey) / square));
  return Math.hypot(x - x1 - share * ex, y - y1 - share * ey);
}

/** Whether a place is inside an outline, or less than so many metres away from it. */
export function isWithin(
  { toX, toY, contains, edges, edgesNear }: PreparedFence,
  { lng, lat }: Pick<Position, 'lng' | 'lat'>,
  metres: number,
): boolean {
  const [x, y] = [toX(lng), toY(lat)];
  if (contains(x, y)) return true;
  return edgesNear(x - metres, y - metres, x + metres, y + metres).some((number) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = edges.subarray(4 * number, 4 * number + 4);
    return distanceTo([x1, y1, x2, y2], x, y) < metres;
  });
}

/** The parts of a line that are nearer to an edge than the larger of both margins. */
function pushNearParts(parts: ClearPart[], line: Line, edge: Edge, fixed: number, stated: Margin): void {
  const roots: number[] = [];
  pushDistances(roots, line, edge, { start: fixed, growth: 0 });
  pushDistances(roots, line, edge, stated);
  if (stated.growth !== 0) roots.push((fixed - stated.start) / stated.growth);
  const cuts = roots.filter((share) => share > 0 && share < 1).sort((a, b) => a - b);
  let start = 0;
  for (const end of [...cuts, 1]) {
    const middle = (start + end) / 2;
    const margin = Math.max(fixed, stated.start + middle * stated.growth);
    if (distanceTo(edge, line.x + middle * line.dx, line.y + middle * line.dy) < margin)
      parts.push({ start, end });
    start = end;
  }
}

/**
 * The parts of a way that are at least `marginM` and its accuracy from the outline. Accuracy changes evenly between two
 * positions, so that a position in between which says nothing new changes nothing.
 */
export function listClearParts(fence: PreparedFence, way: Way, marginM: number): ClearPart[] {
  const stated = { start: way.from.accuracyM, growth: way.to.accuracyM - way.from.accuracyM };
  const most = Math.max(marginM, way.from.accuracyM, way.to.accuracyM);
  if (most === 0) return [{ start: 0, end: 1 }];
  const line = toLine(fence, way);
  const near: ClearPart[] = [];
  for (const number of edgesAround(fence, line, most)) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = fence.edges.subarray(4 * number, 4 * number + 4);
    pushNearParts(near, line, [x1, y1, x2, y2], marginM, stated);
  }
  near.sort((a, b) => a.start - b.start);
  const clear: ClearPart[] = [];
  let start = 0;
  for (const part of near) {
    if (part.start > start) clear.push({ start, end: part.start });
    start = Math.max(start, part.end);
  }
  if (start < 1) clear.push({ start, end: 1 });
  return clear;
}
