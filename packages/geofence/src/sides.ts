import type { Position } from './fence.ts';
import type { PreparedFence } from './prepared-fence.ts';

export type Side = 'in' | 'out';

/** A straight way between two positions; a moment, if both have the same time. */
export interface Way {
  readonly from: Position;
  readonly to: Position;
}

/** Part of a way on one side of an outline, with shares of the way between 0 and 1. */
export interface Stretch {
  readonly side: Side;
  readonly start: number;
  readonly end: number;
}

/** Stretches shorter than this, in milliseconds, are rounding: a way through a corner has them. */
const SHORTEST_MS = 5e-4;

export interface Line {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

export function toLine(fence: PreparedFence, { from, to }: Way): Line {
  const x = fence.toX(from.lng);
  const y = fence.toY(from.lat);
  const dx = fence.toX(to.lng) - x;
  // A way over the seam of the fence’s longitudes is short, on the far side of the globe.
  const turns = Math.round(dx / fence.aroundX);
  return { x, y, dx: turns === 0 ? dx : dx - turns * fence.aroundX, dy: fence.toY(to.lat) - y };
}

/** The edges within a distance of the box around a line. */
export function edgesAround(fence: PreparedFence, { x, y, dx, dy }: Line, metres: number): readonly number[] {
  return fence.edgesNear(
    Math.min(x, x + dx) - metres,
    Math.min(y, y + dy) - metres,
    Math.max(x, x + dx) + metres,
    Math.max(y, y + dy) + metres,
  );
}

/** Where a line meets edges, as shares of it. Too many do no harm: the sides between them are looked up. */
function listMeetings({ edges }: PreparedFence, line: Line, near: readonly number[]): number[] {
  const meetings: number[] = [];
  for (const number of near) {
    const x1 = edges[4 * number] ?? 0;
    const y1 = edges[4 * number + 1] ?? 0;
    const ex = (edges[4 * number + 2] ?? 0) - x1;
    const ey = (edges[4 * number + 3] ?? 0) - y1;
    const wx = x1 - line.x;
    const wy = y1 - line.y;
    const turn = line.dx * ey - line.dy * ex;
    if (turn === 0) continue;
    const along = (wx * ey - wy * ex) / turn;
    const across = (wx * line.dy - wy * line.dx) / turn;
    if (along > 0 && along < 1 && across > -1e-9 && across < 1 + 1e-9) meetings.push(along);
  }
  return meetings.sort((a, b) => a - b);
}

/** The sides of an outline that a way runs on, in order. */
export function listStretches(fence: PreparedFence, way: Way): Stretch[] {
  const line = toLine(fence, way);
  const sideAt = (share: number): Side =>
    fence.contains(line.x + share * line.dx, line.y + share * line.dy) ? 'in' : 'out';
  const near = edgesAround(fence, line, 0);
  if (near.length === 0) return [{ side: sideAt(0.5), start: 0, end: 1 }];
  const durationMs = way.to.at - way.from.at;
  const stretches: Stretch[] = [];
  let start = 0;
  for (const end of [...listMeetings(fence, line, near), 1]) {
    if ((end - start) * durationMs < SHORTEST_MS) continue;
    const side = sideAt((start + end) / 2);
    const last = stretches.at(-1);
    if (last?.side === side) stretches[stretches.length - 1] = { ...last, end };
    else stretches.push({ side, start: last?.end ?? 0, end });
    start = end;
  }
  const last = stretches.at(-1);
  if (last === undefined) return [{ side: sideAt(0.5), start: 0, end: 1 }];
  stretches[stretches.length - 1] = { ...last, end: 1 };
  return stretches;
}
