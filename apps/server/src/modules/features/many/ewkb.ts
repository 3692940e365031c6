import type { Geometry, Position } from '@waypost/contract';

const TYPES = { Point: 1, LineString: 2, Polygon: 3, MultiLineString: 5, MultiPolygon: 6 } as const;
const WITH_Z = 0x8000_0000;
const WITH_SRID = 0x2000_0000;
const EPSG_4326 = 4326;
/** Byte order and type; SRID; a count of positions, rings or parts. */
const [HEAD_BYTES, SRID_BYTES, COUNT_BYTES] = [5, 4, 4];

function toPaths(geometry: Geometry): readonly (readonly Position[])[] {
  if (geometry.type === 'Point') return [[geometry.coordinates]];
  if (geometry.type === 'LineString') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : geometry.coordinates;
}

const hasAltitude = (paths: readonly (readonly Position[])[]) =>
  paths.some((path) => path.some((position) => position.length > 2));

/** The number of bytes that `writeEwkb` writes. */
export function measureEwkb(geometry: Geometry): number {
  const paths = toPaths(geometry);
  const positions = paths.reduce((sum, path) => sum + path.length, 0);
  const bytes = HEAD_BYTES + SRID_BYTES + positions * (hasAltitude(paths) ? 24 : 16);
  if (geometry.type === 'Point') return bytes;
  const parts = geometry.type.startsWith('Multi') ? geometry.coordinates.length : 0;
  const counts = paths.length + (geometry.type === 'LineString' ? 0 : 1);
  return bytes + COUNT_BYTES * (counts + parts) + HEAD_BYTES * parts;
}

/**
 * Writes a geometry as EWKB in EPSG:4326, equal to the result of `ST_GeomFromGeoJSON`. If one position has an altitude,
 * all get one, with 0 where it is missing.
 */
export function writeEwkb(geometry: Geometry, view: DataView, start: number): void {
  const hasZ = hasAltitude(toPaths(geometry));
  const flags = hasZ ? WITH_Z : 0;
  // The highest bit is a flag, so the number must be unsigned.
  let at = putHead(view, start, (TYPES[geometry.type] | WITH_SRID | flags) >>> 0);
  view.setUint32(at, EPSG_4326, true);
  at += SRID_BYTES;
  if (geometry.type === 'Point') putPosition(view, at, geometry.coordinates, hasZ);
  else if (geometry.type === 'LineString') putPath(view, at, geometry.coordinates, hasZ);
  else if (geometry.type === 'Polygon') putRings(view, at, geometry.coordinates, hasZ);
  else if (geometry.type === 'MultiLineString') {
    view.setUint32(at, geometry.coordinates.length, true);
    at += COUNT_BYTES;
    for (const line of geometry.coordinates) {
      at = putPath(view, putHead(view, at, (TYPES.LineString | flags) >>> 0), line, hasZ);
    }
  } else {
    view.setUint32(at, geometry.coordinates.length, true);
    at += COUNT_BYTES;
    for (const rings of geometry.coordinates) {
      at = putRings(view, putHead(view, at, (TYPES.Polygon | flags) >>> 0), rings, hasZ);
    }
  }
}

function putHead(view: DataView, at: number, type: number): number {
  view.setUint8(at, 1);
  view.setUint32(at + 1, type, true);
  return at + HEAD_BYTES;
}

function putPosition(view: DataView, at: number, position: readonly number[], hasZ: boolean): number {
  const [lng = 0, lat = 0, altitude = 0] = position;
  // Adding 0 turns -0 into 0, as JSON.stringify does.
  view.setFloat64(at, lng + 0, true);
  view.setFloat64(at + 8, lat + 0, true);
  if (hasZ) view.setFloat64(at + 16, altitude + 0, true);
  return at + (hasZ ? 24 : 16);
}

function putPath(view: DataView, start: number, path: readonly Position[], hasZ: boolean): number {
  view.setUint32(start, path.length, true);
  let at = start + COUNT_BYTES;
  for (const position of path) at = putPosition(view, at, position, hasZ);
  return at;
}

function putRings(view: DataView, start: number, rings: readonly Position[][], hasZ: boolean): number {
  view.setUint32(start, rings.length, true);
  let at = start + COUNT_BYTES;
  for (const ring of rings) at = putPath(view, at, ring, hasZ);
  return at;
}
