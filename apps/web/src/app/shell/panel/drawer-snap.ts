/** Snap heights of the drawer as shares of the screen. The home of a project starts at `middle`, to show some features. */
export const DRAWER = { min: 0.15, start: 0.25, middle: 0.5, max: 0.85 } as const;
const SNAPS: readonly number[] = [DRAWER.min, DRAWER.start, DRAWER.middle, DRAWER.max];
/** If released faster than this (shares of the screen per second), the drawer moves on to the next snap. */
const FLICK = 0.9;

export function clampDrawer(share: number): number {
  return Math.min(Math.max(share, DRAWER.min), DRAWER.max);
}

/** The snap of a released drawer: the nearest, or the next one in the direction of a flick. */
export function toSnap(share: number, speed = 0): number {
  if (speed > FLICK) return SNAPS.find((snap) => snap > share) ?? DRAWER.max;
  if (speed < -FLICK) return SNAPS.findLast((snap) => snap < share) ?? DRAWER.min;
  return SNAPS.reduce((best, snap) => (Math.abs(snap - share) < Math.abs(best - share) ? snap : best));
}

/** The next snap above or below, for arrow keys. */
export function toNextSnap(share: number, direction: 1 | -1): number {
  const epsilon = 0.001;
  return direction === 1
    ? (SNAPS.find((snap) => snap > share + epsilon) ?? DRAWER.max)
    : (SNAPS.findLast((snap) => snap < share - epsilon) ?? DRAWER.min);
}
