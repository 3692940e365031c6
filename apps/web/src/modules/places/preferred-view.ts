import type { Bbox } from '@waypost/map-engine';

/** The sides of a view, or nothing. */
export type PreferredView = Partial<Record<'west' | 'south' | 'east' | 'north', number>>;

/** The view in which places are preferred, in whole degrees: after a small move the same answer still holds. */
export function toPreferredView(bounds: Bbox | null): PreferredView {
  if (bounds === null) return {};
  const [west, south, east, north] = bounds;
  // The whole world prefers nothing.
  if (east - west >= 360) return {};
  // The nearest copy of the world.
  const turns = 360 * Math.round((west + east) / 2 / 360);
  return {
    west: Math.floor(west - turns),
    south: Math.floor(south),
    east: Math.ceil(east - turns),
    north: Math.ceil(north),
  };
}
