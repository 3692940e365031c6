import type { Position } from 'geojson';
import type { ScreenPoint } from '../events/map-event.ts';
import type { LngLat } from '../scene/scene.ts';

/** Snapping distance in CSS pixels. */
export const SNAP_PX = 12;

/** A line to snap to; `isWithin` excludes its clipped parts. */
export type SnapLine = {
  readonly positions: readonly Position[];
  readonly isWithin?: (lngLat: LngLat) => boolean;
};

/** The snapped position. */
export type Snap = { readonly lngLat: LngLat; readonly isVertex: boolean };

type Projection = {
  readonly project: (lngLat: LngLat) => ScreenPoint;
  readonly unproject: (point: ScreenPoint) => LngLat;
};

/** The point nearest to `point` on the segment from `a` to `b`. */
export function toNearest(point: ScreenPoint, a: ScreenPoint, b: ScreenPoint): ScreenPoint {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / square;
  const t = Math.max(0, Math.min(1, share));
  return { x: a.x + t * dx, y: a.y + t * dy };
}

/** Distance in pixels between two points of the screen. */
export function distancePx(a: ScreenPoint, b: ScreenPoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The nearest vertex within reach, else the nearest position on a line, else null. */
export function findSnap(
  point: ScreenPoint,
  lines: readonly SnapLine[],
  { project, unproject }: Projection,
  reachPx = SNAP_PX,
): Snap | null {
  let vertex: { at: LngLat; away: number } | null = null;
  let edge: { at: LngLat; away: number } | null = null;
  for (const { positions, isWithin } of lines) {
    let last: ScreenPoint | null = null;
    for (const [lng = 0, lat = 0] of positions) {
      const at = project([lng, lat]);
      const away = distancePx(at, point);
      if (away <= (vertex?.away ?? reachPx) && isWithin?.([lng, lat]) !== false) {
        vertex = { at: [lng, lat], away };
      }
      const nearest = last && toNearest(point, last, at);
      const off = nearest ? distancePx(nearest, point) : Number.POSITIVE_INFINITY;
      if (nearest && off <= (edge?.away ?? reachPx)) {
        const lngLat = unproject(nearest);
        if (isWithin?.(lngLat) !== false) edge = { at: lngLat, away: off };
      }
      last = at;
    }
  }
  if (vertex) return { lngLat: vertex.at, isVertex: true };
  return edge && { lngLat: edge.at, isVertex: false };
}
