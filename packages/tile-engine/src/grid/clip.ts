import { EXTENT, MARGIN } from './grid.ts';

/** Lines and rings as pairs of columns and rows, in tile units: `x0, y0, x1, y1, …`. */
export type Path = number[];

const LOW = -MARGIN;
const HIGH = EXTENT + MARGIN;

/** Whether a path is entirely within the tile and its margin, or entirely beyond one of its sides. */
export function compareToTile(path: Path): 'inside' | 'outside' | 'across' {
  let [minX, minY] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [maxX, maxY] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let at = 0; at < path.length; at += 2) {
    const [x, y] = [path[at] ?? 0, path[at + 1] ?? 0];
    minX = Math.min(minX, x);
    maxX = Math.max(maxX, x);
    minY = Math.min(minY, y);
    maxY = Math.max(maxY, y);
  }
  if (maxX < LOW || maxY < LOW || minX > HIGH || minY > HIGH) return 'outside';
  return minX >= LOW && minY >= LOW && maxX <= HIGH && maxY <= HIGH ? 'inside' : 'across';
}

/** Appends the intersection of an edge with a side to a path. `axis` 0 cuts columns, 1 rows. */
function pushCrossing(into: Path, path: Path, from: number, to: number, axis: number, side: number): void {
  const [a, b] = [path[from + axis] ?? 0, path[to + axis] ?? 0];
  const share = (side - a) / (b - a);
  const [c, d] = [path[from + 1 - axis] ?? 0, path[to + 1 - axis] ?? 0];
  const other = c + share * (d - c);
  if (axis === 0) into.push(side, other);
  else into.push(other, side);
}

/** Clips a ring, given without its last vertex, to the inner side of one line (Sutherland–Hodgman). */
function cutRing(ring: Path, axis: number, side: number, isInside: (value: number) => boolean): Path {
  const kept: Path = [];
  for (let at = 0; at < ring.length; at += 2) {
    const before = at === 0 ? ring.length - 2 : at - 2;
    const isIn = isInside(ring[at + axis] ?? 0);
    if (isIn !== isInside(ring[before + axis] ?? 0)) pushCrossing(kept, ring, before, at, axis, side);
    if (isIn) kept.push(ring[at] ?? 0, ring[at + 1] ?? 0);
  }
  return kept;
}

/**
 * Clips a ring, given without its last vertex, to the tile and its margin; where it leaves, edges run along the sides.
 */
export function clipRing(ring: Path): Path {
  let kept = ring;
  for (const axis of [0, 1]) {
    kept = cutRing(kept, axis, LOW, (value) => value >= LOW);
    kept = cutRing(kept, axis, HIGH, (value) => value <= HIGH);
  }
  return kept;
}

/** The parameters of an edge between which it is within the tile and its margin, or null (Liang–Barsky). */
function clipEdge(x: number, y: number, dx: number, dy: number): readonly [number, number] | null {
  let [enter, leave] = [0, 1];
  for (const [delta, room] of [
    [-dx, x - LOW],
    [dx, HIGH - x],
    [-dy, y - LOW],
    [dy, HIGH - y],
  ] as const) {
    if (delta === 0) {
      if (room < 0) return null;
      continue;
    }
    const share = room / delta;
    if (delta < 0) enter = Math.max(enter, share);
    else leave = Math.min(leave, share);
  }
  return enter > leave ? null : [enter, leave];
}

/** Clips a line to the tile and its margin: a path for each time it enters. */
export function clipLine(line: Path): Path[] {
  const paths: Path[] = [];
  let path: Path = [];
  for (let at = 0; at + 3 < line.length; at += 2) {
    const [x, y] = [line[at] ?? 0, line[at + 1] ?? 0];
    const [dx, dy] = [(line[at + 2] ?? 0) - x, (line[at + 3] ?? 0) - y];
    const shares = clipEdge(x, y, dx, dy);
    if (shares === null) continue;
    const [enter, leave] = shares;
    // Where it left, its next edge within enters again.
    if (path.length === 0 || enter > 0) {
      path = [x + enter * dx, y + enter * dy];
      paths.push(path);
    }
    path.push(x + leave * dx, y + leave * dy);
  }
  return paths;
}
