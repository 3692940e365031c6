import type { LineString, MultiPolygon, Point, Polygon, Position } from 'geojson';

/** Any geometry that a feature may have. */
type FeatureGeometry = Point | LineString | Polygon | MultiPolygon;

const FARTHEST_LAT = 90;
/** Lines and areas may be written on beyond the 180th meridian, by up to one turn of the globe. */
const FARTHEST_LNG = { place: 180, vertex: 540 } as const;

/** The first coordinate of a geometry that is off the globe, in degrees; `limit` has its sign. */
export interface BeyondGlobe {
  readonly axis: 'latitude' | 'longitude';
  readonly value: number;
  readonly limit: number;
}

function listRings(geometry: FeatureGeometry): readonly (readonly Position[])[] {
  switch (geometry.type) {
    case 'Point':
      return [[geometry.coordinates]];
    case 'LineString':
      return [geometry.coordinates];
    case 'Polygon':
      return geometry.coordinates;
    case 'MultiPolygon':
      return geometry.coordinates.flat();
  }
}

/** The first coordinate off the globe; null when all are on it. */
export function findBeyondGlobe(geometry: FeatureGeometry): BeyondGlobe | null {
  const farthest = geometry.type === 'Point' ? FARTHEST_LNG.place : FARTHEST_LNG.vertex;
  for (const ring of listRings(geometry)) {
    for (const [lng = 0, lat = 0] of ring) {
      if (Math.abs(lat) > FARTHEST_LAT) {
        return { axis: 'latitude', value: lat, limit: Math.sign(lat) * FARTHEST_LAT };
      }
      if (Math.abs(lng) > farthest) {
        return { axis: 'longitude', value: lng, limit: Math.sign(lng) * farthest };
      }
    }
  }
  return null;
}

/** Whether a geometry would be on the globe with its latitudes and longitudes swapped. */
export function fitsSwapped(geometry: FeatureGeometry): boolean {
  return listRings(geometry).every((ring) =>
    ring.every(([lng = 0, lat = 0]) => Math.abs(lng) <= FARTHEST_LAT && Math.abs(lat) <= FARTHEST_LNG.place),
  );
}

const swap = ([first = 0, second = 0, ...rest]: Position): Position => [second, first, ...rest];

/** A geometry with latitudes and longitudes swapped. */
export function swapAxes(geometry: FeatureGeometry): FeatureGeometry {
  switch (geometry.type) {
    case 'Point':
      return { ...geometry, coordinates: swap(geometry.coordinates) };
    case 'LineString':
      return { ...geometry, coordinates: geometry.coordinates.map(swap) };
    case 'Polygon':
      return { ...geometry, coordinates: geometry.coordinates.map((ring) => ring.map(swap)) };
    case 'MultiPolygon':
      return {
        ...geometry,
        coordinates: geometry.coordinates.map((rings) => rings.map((ring) => ring.map(swap))),
      };
  }
}
