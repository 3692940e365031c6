import type { Geometry, Position } from 'geojson';

/** `[west, south, east, north]` in degrees. */
export type Bbox = [west: number, south: number, east: number, north: number];

/** Coordinates of any depth. */
type Nested = Position | Nested[];

function visitPositions(coordinates: Nested, visit: (position: Position) => void): void {
  if (typeof coordinates[0] === 'number') visit(coordinates as Position);
  else for (const part of coordinates as Nested[]) visitPositions(part, visit);
}

function visitAll(geometry: Geometry, visit: (position: Position) => void): void {
  if (geometry.type !== 'GeometryCollection') visitPositions(geometry.coordinates, visit);
  else for (const part of geometry.geometries) visitAll(part, visit);
}

/**
 * The bbox of a geometry, or null without positions. Where longitudes that go on beyond 180 make it narrower than half
 * the globe, as of what crosses the 180th meridian or ends there, its east is 180 or above.
 */
export function bboxOf(geometry: Geometry): Bbox | null {
  const box: Bbox = [Infinity, Infinity, -Infinity, -Infinity];
  let [turnedWest, turnedEast] = [Infinity, -Infinity];
  visitAll(geometry, ([lng = Number.NaN, lat = Number.NaN]) => {
    if (!Number.isFinite(lng) || !Number.isFinite(lat)) return;
    box[0] = Math.min(box[0], lng);
    box[1] = Math.min(box[1], lat);
    box[2] = Math.max(box[2], lng);
    box[3] = Math.max(box[3], lat);
    const turned = lng < 0 ? lng + 360 : lng;
    turnedWest = Math.min(turnedWest, turned);
    turnedEast = Math.max(turnedEast, turned);
  });
  if (box[0] === Infinity) return null;
  // No edge is wider than half the globe, so none leads across 0° if the turned positions are within less.
  const isAcross = box[2] - box[0] > 180 && turnedEast - turnedWest < 180;
  return isAcross ? [turnedWest, box[1], Number(turnedEast.toFixed(9)), box[3]] : box;
}
