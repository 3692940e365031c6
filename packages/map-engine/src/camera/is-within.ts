import type { Bbox, LngLat } from '../scene/scene.ts';

/** Whether a place is in a box, in any copy of the world; null is all of it. */
export function isWithin([lng, lat]: LngLat, bounds: Bbox | null): boolean {
  if (bounds === null) return true;
  const [west, south, east, north] = bounds;
  return (lng - west + 720) % 360 <= east - west && lat >= south && lat <= north;
}
