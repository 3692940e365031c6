/** The square of a point's distance from the segment between two others; all by their index. */
function measureAside(xy: readonly number[], at: number, from: number, to: number): number {
  const [x = 0, y = 0] = [xy[2 * from], xy[2 * from + 1]];
  const [dx, dy] = [(xy[2 * to] ?? 0) - x, (xy[2 * to + 1] ?? 0) - y];
  const [px, py] = [(xy[2 * at] ?? 0) - x, (xy[2 * at + 1] ?? 0) - y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
  return (px - share * dx) ** 2 + (py - share * dy) ** 2;
}

/**
 * Leaves out points of a line `[x1, y1, x2, y2, …]` that are no further than `tolerance` from what remains (Douglas and
 * Peucker), but none on the edges of a tile of `extent`, where lines have to meet those of the next one.
 */
export function simplifyLine(xy: readonly number[], tolerance: number, extent: number): [number, number][] {
  const count = xy.length / 2;
  const isOnEdge = (value: number | undefined) => value === 0 || value === extent;
  const kept = Uint8Array.from({ length: count }, (_, at) =>
    at === 0 || at === count - 1 || isOnEdge(xy[2 * at]) || isOnEdge(xy[2 * at + 1]) ? 1 : 0,
  );
  const open: [number, number][] = [];
  for (let at = 1, last = 0; at < count; at += 1) {
    if (kept[at] === 0) continue;
    open.push([last, at]);
    last = at;
  }
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const [from, to] = part;
    let [farthest, aside] = [0, tolerance * tolerance];
    for (let at = from + 1; at < to; at += 1) {
      const square = measureAside(xy, at, from, to);
      if (square > aside) [farthest, aside] = [at, square];
    }
    if (farthest === 0) continue;
    kept[farthest] = 1;
    open.push([from, farthest], [farthest, to]);
  }
  const points: [number, number][] = [];
  for (const [at, isKept] of kept.entries())
    if (isKept === 1) points.push([xy[2 * at] ?? 0, xy[2 * at + 1] ?? 0]);
  return points;
}
