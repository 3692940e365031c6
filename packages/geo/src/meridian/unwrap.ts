import type { Position } from 'geojson';
import { turnPosition } from './turn-position.ts';

/** How often a step leads around the globe. One of just 360° joins the two ends of a map: it is meant as it is written. */
function countTurns(step: number): number {
  return Math.abs(step) <= 180 || Math.abs(step) === 360 ? 0 : Math.round(step / 360);
}

/**
 * Makes the longitudes of a line or ring continuous: a step of more than 180° is taken the short way, so that what
 * crosses the 180th meridian goes on beyond ±180.
 */
export function unwrapPath(path: readonly Position[]): Position[] {
  let turns = 0;
  return path.map((position, index) => {
    turns -= countTurns((position[0] ?? 0) - ((path[index - 1] ?? position)[0] ?? 0));
    return turnPosition(position, turns);
  });
}

/** The lowest and the highest longitude of a path. */
export function spanOf(path: readonly Position[]): [west: number, east: number] {
  let [west, east] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [lng = 0] of path) {
    if (lng < west) west = lng;
    if (lng > east) east = lng;
  }
  return [west, east];
}

/** Moves a path by whole turns of the globe. */
export function turnPath(path: readonly Position[], turns: number): Position[] {
  return path.map((position) => turnPosition(position, turns));
}
