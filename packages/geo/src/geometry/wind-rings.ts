import type { Geometry, Position } from 'geojson';

/**
 * Twice the signed area of a ring, positive for an anticlockwise one. Measured from its first position, so that a small
 * ring far from the origin keeps its sign.
 */
export function toTurn(ring: readonly Position[]): number {
  const [originX = 0, originY = 0] = ring[0] ?? [];
  let sum = 0;
  for (const [index, [x = 0, y = 0]] of ring.entries()) {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    sum += (x - originX) * (nextY - originY) - (nextX - originX) * (y - originY);
  }
  return sum;
}

/** The rings of a polygon, shell first; each is copied only if it has to be turned round. */
const windPolygon = (rings: readonly Position[][]): Position[][] =>
  rings.map((ring, index) => {
    const turn = toTurn(ring);
    const isWrong = index === 0 ? turn < 0 : turn > 0;
    return isWrong ? [...ring].reverse() : ring;
  });

/**
 * A geometry as GeoJSON goes out: outer rings anticlockwise, holes clockwise (RFC 7946, 3.1.6). What is stored or was
 * imported may have either winding. Other geometries are returned as they are.
 */
export function windRings<T extends Geometry>(geometry: T): T {
  // Each branch returns the type that it was given.
  switch (geometry.type) {
    case 'Polygon':
      return { ...geometry, coordinates: windPolygon(geometry.coordinates) };
    case 'MultiPolygon':
      return { ...geometry, coordinates: geometry.coordinates.map(windPolygon) };
    case 'GeometryCollection':
      return { ...geometry, geometries: geometry.geometries.map(windRings) };
    default:
      return geometry;
  }
}
