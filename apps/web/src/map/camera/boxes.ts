import type { Bbox, LngLat } from '@waypost/map-engine';

/** A box as list queries accept it: within ±180, all longitudes when the view crosses the antimeridian. */
export interface QueryBounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

const round = (value: number) => Number(value.toFixed(5));

/** The query parameters for the bounds of a view. */
export function toQueryBounds([west, south, east, north]: Bbox): QueryBounds {
  const isWrapped = west < -180 || east > 180 || east - west >= 360;
  return {
    west: isWrapped ? -180 : round(west),
    south: round(Math.max(south, -90)),
    east: isWrapped ? 180 : round(east),
    north: round(Math.min(north, 90)),
  };
}

/** The union of several boxes, or null if there are none. */
export function joinBoxes(boxes: readonly Bbox[]): Bbox | null {
  const first = boxes[0];
  if (first === undefined) return null;
  return boxes.reduce<Bbox>(
    (all, box) => [
      Math.min(all[0], box[0]),
      Math.min(all[1], box[1]),
      Math.max(all[2], box[2]),
      Math.max(all[3], box[3]),
    ],
    first,
  );
}

/** The centre of a box. */
export function toBoxCentre([west, south, east, north]: Bbox): LngLat {
  return [(west + east) / 2, (south + north) / 2];
}

/** Whether a box lies wholly within another. */
export function isBoxWithin(inner: Bbox, outer: Bbox): boolean {
  return inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3];
}

/** As a share of the view in each direction: about 40 by 30 pixels, in which vertices cannot be told apart. */
const SPECK_PART = 0.04;

/**
 * Whether a box with an extent is a speck within another, whatever its orientation. False for a point, which looks the
 * same at any zoom.
 */
export function isSpeckWithin(inner: Bbox, outer: Bbox): boolean {
  const [width, height] = [inner[2] - inner[0], inner[3] - inner[1]];
  if (width === 0 && height === 0) return false;
  return width < (outer[2] - outer[0]) * SPECK_PART && height < (outer[3] - outer[1]) * SPECK_PART;
}
