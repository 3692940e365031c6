import { besidePosition, type DrawnGeometry, isInRing, listVertexRings, type VertexPath } from '@waypost/geo';
import type { Position } from 'geojson';
import type { ScreenPoint } from '../events/map-event.ts';
import type { LngLat } from '../scene/scene.ts';
import type { DrawnShape } from './drawing-scene.ts';
import { toMiddle } from './sketch-features.ts';
import { distancePx, toNearest } from './snap.ts';

type Project = (lngLat: LngLat) => ScreenPoint;

/** A handle under the pointer: a vertex, or the midpoint of the edge at which a vertex would be inserted. */
export type HandleHit = { readonly path: VertexPath; readonly isNew: boolean; readonly at: LngLat };

const toPair = ([lng = 0, lat = 0]: Position): LngLat => [lng, lat];

/** The nearest handle within reach; vertices go before midpoints. */
export function findHandle(
  geometry: DrawnGeometry,
  point: ScreenPoint,
  project: Project,
  reachPx: number,
): HandleHit | null {
  let best: { hit: HandleHit; away: number } | null = null;
  const offer = (hit: HandleHit) => {
    const away = distancePx(project(hit.at), point);
    const isBetter = best === null || (best.hit.isNew && !hit.isNew) || away < best.away;
    if (away <= reachPx && isBetter && !(best !== null && !best.hit.isNew && hit.isNew)) best = { hit, away };
  };
  for (const { part, ring, isClosed, positions } of listVertexRings(geometry)) {
    positions.forEach((position, index) => {
      offer({ path: { part, ring, index }, isNew: false, at: toPair(position) });
      const next = positions[index + 1] ?? (isClosed ? positions[0] : undefined);
      if (!next) return;
      offer({ path: { part, ring, index: index + 1 }, isNew: true, at: toMiddle(position, next) });
    });
  }
  return (best as { hit: HandleHit } | null)?.hit ?? null;
}

/** Pixels from the point to a line or ring. */
function distanceToLine(
  positions: readonly Position[],
  isClosed: boolean,
  point: ScreenPoint,
  project: Project,
) {
  const first = positions[0];
  const all = isClosed && first ? [...positions, first] : positions;
  const points = all.map((position) => project(toPair(position)));
  return points.reduce((nearest, at, index) => {
    const from = points[index - 1] ?? at;
    return Math.min(nearest, distancePx(toNearest(point, from, at), point));
  }, Number.POSITIVE_INFINITY);
}

/** The topmost shape under the pointer: a point or line within reach, or an area that contains the pointer. */
export function findShape(
  shapes: readonly DrawnShape[],
  point: ScreenPoint,
  lngLat: LngLat,
  project: Project,
  reachPx: number,
): DrawnShape | null {
  const isHit = ({ geometry }: DrawnShape) => {
    const rings = listVertexRings(geometry);
    if (rings.some((ring) => distanceToLine(ring.positions, ring.isClosed, point, project) <= reachPx))
      return true;
    // Inside an odd number of rings: inside the shell and outside every hole.
    return (
      rings.filter(
        (ring) => ring.isClosed && isInRing(besidePosition(lngLat, ring.positions[0]), ring.positions),
      ).length %
        2 ===
      1
    );
  };
  return shapes.findLast(isHit) ?? null;
}
