/** A pointer that crosses a screen in less than a second points at nothing. */
const FAST_PX_PER_S = 1_500;

export interface PointerSample {
  readonly lngLat: readonly [number, number];
  /** Milliseconds. */
  readonly at: number;
}

/** Whether a pointer moved fast between two moments, on a map of 512 px tiles. */
export function isFast(from: PointerSample, to: PointerSample, zoom: number): boolean {
  const pxPerDegree = (512 * 2 ** zoom) / 360;
  const dx = (to.lngLat[0] - from.lngLat[0]) * pxPerDegree;
  const dy = ((to.lngLat[1] - from.lngLat[1]) * pxPerDegree) / Math.cos((to.lngLat[1] * Math.PI) / 180);
  return Math.hypot(dx, dy) * 1_000 > FAST_PX_PER_S * Math.max(to.at - from.at, 1);
}
