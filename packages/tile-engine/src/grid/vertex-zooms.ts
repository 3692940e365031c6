import { MAX_ZOOM } from './grid.ts';

/** Tile units by which a simplified outline may deviate: under half a pixel of a 512 px tile. */
const TOLERANCE = 3;

/** The lowest zoom that draws a vertex whose omission would move the outline by this distance, in grid positions. */
function toZoom(distance: number): number {
  for (let zoom = 0; zoom < MAX_ZOOM; zoom += 1) {
    if (distance > TOLERANCE * 2 ** (MAX_ZOOM - zoom)) return zoom;
  }
  // Tiles of the deepest zoom are also drawn enlarged, so they omit nothing.
  return MAX_ZOOM;
}

function distanceToChord(xs: Uint32Array, ys: Uint32Array, point: number, from: number, to: number): number {
  const [x0, y0] = [xs[from] ?? 0, ys[from] ?? 0];
  const [dx, dy] = [(xs[to] ?? 0) - x0, (ys[to] ?? 0) - y0];
  const [px, py] = [(xs[point] ?? 0) - x0, (ys[point] ?? 0) - y0];
  const length2 = dx * dx + dy * dy;
  const share = length2 === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length2));
  return Math.hypot(px - share * dx, py - share * dy);
}

/**
 * Writes for each vertex of a line or ring the lowest zoom that draws it, by Douglas–Peucker: the ends always, the
 * others by the deviation of the outline without them; no vertex before the one it depends on.
 * @param from the first vertex, `to` the one after the last.
 */
export function writeVertexZooms(
  xs: Uint32Array,
  ys: Uint32Array,
  zooms: Uint8Array,
  from: number,
  to: number,
): void {
  const last = to - 1;
  zooms[from] = 0;
  zooms[last] = 0;
  const waiting: [from: number, to: number, most: number][] = [[from, last, Number.POSITIVE_INFINITY]];
  for (let span = waiting.pop(); span !== undefined; span = waiting.pop()) {
    const [start, end, most] = span;
    let farthest = -1;
    let distance = -1;
    for (let index = start + 1; index < end; index += 1) {
      const own = distanceToChord(xs, ys, index, start, end);
      if (own > distance) [farthest, distance] = [index, own];
    }
    if (farthest < 0) continue;
    const weight = Math.min(distance, most);
    zooms[farthest] = toZoom(weight);
    waiting.push([start, farthest, weight], [farthest, end, weight]);
  }
}
