import { toContinuousBox } from '@waypost/geo';
import type { Bbox, LngLat } from '@waypost/map-engine';

/** A box as list queries accept it: one across the 180th meridian goes on beyond it. */
export interface QueryBounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

const round = (value: number) => Number(value.toFixed(5));

/** The query parameters for the bounds of a view. */
export function toQueryBounds([west, south, east, north]: Bbox): QueryBounds {
  const isWhole = east - west >= 360;
  return {
    west: isWhole ? -180 : round(west),
    south: round(Math.max(south, -90)),
    east: isWhole ? 180 : round(east),
    north: round(Math.min(north, 90)),
  };
}

/** The centre of a box. */
export function toBoxCentre(box: Bbox): LngLat {
  const [west, south, east, north] = toContinuousBox(box);
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
export function isSpeckWithin(box: Bbox, outer: Bbox): boolean {
  const inner = toContinuousBox(box);
  const [width, height] = [inner[2] - inner[0], inner[3] - inner[1]];
  if (width === 0 && height === 0) return false;
  return width < (outer[2] - outer[0]) * SPECK_PART && height < (outer[3] - outer[1]) * SPECK_PART;
}
