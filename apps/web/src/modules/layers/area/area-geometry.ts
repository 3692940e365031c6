import { type AreaGeometry, MAX_AOI_POINTS } from '@waypost/contract';
import { simplifyArea } from '@waypost/geo';
import type { Bbox } from '@waypost/map-engine';

type Ring = AreaGeometry['coordinates'][number];

const listRings = ({ type, coordinates }: AreaGeometry): Ring[] =>
  (type === 'Polygon' ? coordinates : coordinates.flat()) as Ring[];

/** Of the points that an area may have, since rings are closed after simplification. */
const SHARE = 0.95;

/** An area with no more points than an area of interest may have. */
export function toAreaOfInterest(area: AreaGeometry): AreaGeometry {
  const points = listRings(area).reduce((sum, ring) => sum + ring.length, 0);
  return points <= MAX_AOI_POINTS ? area : (simplifyArea(area, MAX_AOI_POINTS * SHARE) as AreaGeometry);
}

const clamp = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit);
const round = (value: number) => Number(value.toFixed(6));

const toBox = (west: number, south: number, east: number, north: number): [number, number][][] => [
  [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ],
];

/** What a view of the map shows, as an area: in two parts if it crosses the antimeridian or goes around the world. */
export function toViewArea([west, south, east, north]: Bbox): AreaGeometry {
  const [low, high] = [round(clamp(south, 90)), round(clamp(north, 90))];
  const turns = 360 * Math.floor((west + 180) / 360);
  const [from, to] = [round(west - turns), round(east - turns)];
  if (to - from >= 360) {
    return { type: 'MultiPolygon', coordinates: [toBox(-180, low, 0, high), toBox(0, low, 180, high)] };
  }
  if (to > 180) {
    const over = round(to - 360);
    return { type: 'MultiPolygon', coordinates: [toBox(from, low, 180, high), toBox(-180, low, over, high)] };
  }
  // An edge of more than 180° would go the other way around.
  if (to - from > 180) {
    const middle = round((from + to) / 2);
    return {
      type: 'MultiPolygon',
      coordinates: [toBox(from, low, middle, high), toBox(middle, low, to, high)],
    };
  }
  return { type: 'Polygon', coordinates: toBox(from, low, to, high) };
}
