import type { Geometry, Position } from '@waypost/contract';

const TYPES = { Point: 1, LineString: 2, Polygon: 3, MultiPolygon: 6 } as const;
const WITH_Z = 0x8000_0000;
const WITH_SRID = 0x2000_0000;
const EPSG_4326 = 4326;

function toPaths(geometry: Geometry): readonly (readonly Position[])[] {
  if (geometry.type === 'Point') return [[geometry.coordinates]];
  if (geometry.type === 'LineString') return [geometry.coordinates];
  return geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
}

/**
 * A geometry as PostGIS sends and receives it, in EPSG:4326: the very geometry that `ST_GeomFromGeoJSON` reads. One
 * position with an altitude gives all of them one, which is 0 where none was said.
 */
export function toEwkb(geometry: Geometry): Buffer {
  const paths = toPaths(geometry);
  const hasZ = paths.some((path) => path.some((position) => position.length > 2));
  const positions = paths.reduce((sum, path) => sum + path.length, 0);
  const parts = geometry.type === 'MultiPolygon' ? geometry.coordinates.length : 0;
  const view = Buffer.allocUnsafe(13 + 9 * parts + 4 * paths.length + positions * (hasZ ? 24 : 16));
  let at = 0;
  const put = (value: number) => {
    at = view.writeUInt32LE(value, at);
  };
  const putHead = (type: number) => {
    at = view.writeUInt8(1, at);
    // A flag in the highest bit: as a number without a sign.
    put((type | (hasZ ? WITH_Z : 0)) >>> 0);
  };
  const putPosition = ([lng = 0, lat = 0, altitude = 0]: readonly number[]) => {
    // Plus zero: JSON knows of no negative one.
    at = view.writeDoubleLE(lng + 0, at);
    at = view.writeDoubleLE(lat + 0, at);
    if (hasZ) at = view.writeDoubleLE(altitude + 0, at);
  };
  const putPath = (path: readonly Position[]) => {
    put(path.length);
    for (const position of path) putPosition(position);
  };
  const putRings = (rings: readonly (readonly Position[])[]) => {
    put(rings.length);
    for (const ring of rings) putPath(ring);
  };
  putHead(TYPES[geometry.type] | WITH_SRID);
  put(EPSG_4326);
  if (geometry.type === 'Point') putPosition(geometry.coordinates);
  else if (geometry.type === 'LineString') putPath(geometry.coordinates);
  else if (geometry.type === 'Polygon') putRings(geometry.coordinates);
  else {
    put(parts);
    for (const rings of geometry.coordinates) {
      putHead(TYPES.Polygon);
      putRings(rings);
    }
  }
  return view.subarray(0, at);
}

/** The box around a geometry, `[west, south, east, north]`. */
export function toBox(geometry: Geometry): [number, number, number, number] {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const path of toPaths(geometry)) {
    for (const [lng, lat] of path) {
      if (lng < west) west = lng;
      if (lng > east) east = lng;
      if (lat < south) south = lat;
      if (lat > north) north = lat;
    }
  }
  return [west + 0, south + 0, east + 0, north + 0];
}
