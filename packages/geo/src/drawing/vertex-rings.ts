import type { LineString, MultiPolygon, Point, Polygon, Position } from 'geojson';

/** The geometries a person draws and edits. */
export type DrawnGeometry = Point | LineString | Polygon | MultiPolygon;

/** The path of a vertex: polygon of a multi-polygon, ring (0 is the shell), index in the ring. */
export interface VertexPath {
  readonly part: number;
  readonly ring: number;
  readonly index: number;
}

/** One line or ring with its path. Rings are open, without the closing position. */
export interface VertexRing {
  readonly part: number;
  readonly ring: number;
  readonly isClosed: boolean;
  readonly positions: readonly Position[];
}

/** Minimum of vertices of a line, and of a ring without its closing position. */
export const FEWEST = { line: 2, ring: 3 } as const;

function toOpen(ring: readonly Position[]): Position[] {
  const [first, last] = [ring[0], ring.at(-1)];
  const isClosed =
    ring.length > 1 &&
    first !== undefined &&
    last !== undefined &&
    first[0] === last[0] &&
    first[1] === last[1];
  return isClosed ? ring.slice(0, -1) : [...ring];
}

function toClosed(ring: readonly Position[]): Position[] {
  const first = ring[0];
  return first === undefined ? [] : [...ring, first];
}

/** Polygons of rings of vertices, each ring open; a line is one ring, a point one vertex. */
export function toParts(geometry: DrawnGeometry): Position[][][] {
  switch (geometry.type) {
    case 'Point':
      return [[[geometry.coordinates]]];
    case 'LineString':
      return [[[...geometry.coordinates]]];
    case 'Polygon':
      return [geometry.coordinates.map(toOpen)];
    case 'MultiPolygon':
      return geometry.coordinates.map((rings) => rings.map(toOpen));
  }
}

/** The geometry of such polygons; what its type cannot hold is dropped. */
export function fromParts(
  type: DrawnGeometry['type'],
  parts: readonly (readonly Position[][])[],
): DrawnGeometry {
  const first = parts[0]?.[0] ?? [];
  switch (type) {
    case 'Point':
      return { type, coordinates: first[0] ?? [0, 0] };
    case 'LineString':
      return { type, coordinates: first };
    case 'Polygon':
      return { type, coordinates: (parts[0] ?? []).map(toClosed) };
    case 'MultiPolygon':
      return { type, coordinates: parts.map((rings) => rings.map(toClosed)) };
  }
}

/** Every line and ring of a geometry, in order. */
export function listVertexRings(geometry: DrawnGeometry): VertexRing[] {
  const isClosed = geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
  return toParts(geometry).flatMap((rings, part) =>
    rings.map((positions, ring) => ({ part, ring, isClosed, positions })),
  );
}

/** Whether a position lies inside an open ring, with edges linear in degrees. */
export function isInRing([x = 0, y = 0]: Position, ring: readonly Position[]): boolean {
  let isInside = false;
  ring.forEach(([ax = 0, ay = 0], index) => {
    const [bx = 0, by = 0] = ring.at(index - 1) ?? [];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  });
  return isInside;
}
