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

/** A stretch of longitudes, in two halves if it is wider than 180°: such an edge would go the other way around. */
function toStretches(west: number, east: number): [west: number, east: number][] {
  if (east - west <= 180) return [[west, east]];
  const middle = round((west + east) / 2);
  return [
    [west, middle],
    [middle, east],
  ];
}

/** What a view of the map shows, as an area: in parts if it crosses the antimeridian or is wider than 180°. */
export function toViewArea([west, south, east, north]: Bbox): AreaGeometry {
  const [low, high] = [round(clamp(south, 90)), round(clamp(north, 90))];
  const turns = 360 * Math.floor((west + 180) / 360);
  const [from, to] = [round(west - turns), round(east - turns)];
  const around: [number, number][] =
    to - from >= 360
      ? [[-180, 180]]
      : to > 180
        ? [
            [from, 180],
            [-180, round(to - 360)],
          ]
        : [[from, to]];
  const [first, ...others] = around
    .flatMap(([left, right]) => toStretches(left, right))
    .map(([left, right]) => toBox(left, low, right, high));
  if (!first || others.length > 0) {
    return { type: 'MultiPolygon', coordinates: first ? [first, ...others] : [] };
  }
  return { type: 'Polygon', coordinates: first };
}
