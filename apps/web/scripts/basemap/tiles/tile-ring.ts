/** Points in tile units, y downwards. */
export type Ring = [number, number][];

/** Positive if the ring is clockwise on screen. */
export function toSignedArea(ring: Ring): number {
  let sum = 0;
  for (let i = 1; i < ring.length; i += 1) {
    const [ax, ay] = ring[i - 1] ?? [0, 0];
    const [bx, by] = ring[i] ?? [0, 0];
    sum += ax * by - bx * ay;
  }
  return sum / 2;
}

/** The number of sampled points of a ring. */
const PROBES = 7;

/** Whether most of a ring's sampled points lie in another: rings of one map may touch, not cross. */
export function isInsideRing(ring: Ring, around: Ring): boolean {
  const step = Math.max(1, Math.floor((ring.length - 1) / PROBES));
  const probes = ring.slice(0, -1).filter((_, index) => index % step === 0);
  const inside = probes.filter(([x, y]) => isPointInRing(x, y, around)).length;
  return inside * 2 > probes.length;
}

/** Even-odd test. */
export function isPointInRing(x: number, y: number, ring: Ring): boolean {
  let inside = false;
  let [ax, ay] = ring[0] ?? [0, 0];
  // Without allocating pairs of points: this runs a million times for a base map.
  for (const point of ring) {
    const bx = point[0];
    const by = point[1];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    ax = bx;
    ay = by;
  }
  return inside;
}
