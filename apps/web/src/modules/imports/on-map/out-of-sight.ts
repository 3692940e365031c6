import type { Bbox } from '@waypost/map-engine';
import type { FeatureCollection, Geometry } from 'geojson';

/**
 * The distance from the view, as a share of its width: far enough for a marker to be invisible, near enough for its
 * tile to be drawn.
 */
const BESIDE = 0.08;
/** A wider view, in degrees, has no space beside it. */
const WIDEST = 300;
/** As many points in one place as form a cluster. */
const CLUSTERED = 6;

const toCollection = (geometries: readonly Geometry[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: geometries.map((geometry) => ({ type: 'Feature', geometry, properties: { name: 'x' } })),
});

/** Features of each kind that the map draws differently, just beside a view; none if it is the whole world. */
export function listUnseen([west, south, east, north]: Bbox): FeatureCollection[] {
  const width = east - west;
  if (width > WIDEST) return [];
  const x = east + width * BESIDE;
  const y = (south + north) / 2;
  const side = width / 1_000;
  const corners = [
    [x, y],
    [x + side, y],
    [x, y + side],
  ];
  const point: Geometry = { type: 'Point', coordinates: [x, y] };
  return [
    [{ type: 'LineString' as const, coordinates: corners }],
    [{ type: 'Polygon' as const, coordinates: [[...corners, [x, y]]] }],
    [point],
    Array<Geometry>(CLUSTERED).fill(point),
  ].map(toCollection);
}
