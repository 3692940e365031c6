import type { ExportedFeature } from '@waypost/geo';

type Geometry = ExportedFeature['geometry'];
type Position = readonly number[];

const WKB_TYPES = { Point: 1, LineString: 2, Polygon: 3, MultiLineString: 5, MultiPolygon: 6 } as const;
/** The offset of ISO WKB types with altitudes. */
const WITH_Z = 1000;
/** “GP”, version 1, little-endian without an envelope, EPSG:4326. */
const HEAD = [0x47, 0x50, 0, 1, 0xe6, 0x10, 0, 0];

function toPaths(geometry: Geometry): readonly (readonly Position[])[] {
  if (geometry.type === 'Point') return [[geometry.coordinates]];
  if (geometry.type === 'LineString') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : geometry.coordinates;
}

/** A geometry in the binary format of GeoPackage: a short header, then WKB (OGC 12-128r18, 2.1.3). */
export function toGeopackageGeometry(geometry: Geometry): Uint8Array {
  const paths = toPaths(geometry);
  const hasZ = (paths[0]?.[0]?.length ?? 0) > 2;
  const positions = paths.reduce((sum, path) => sum + path.length, 0);
  const parts = geometry.type.startsWith('Multi') ? geometry.coordinates.length : 0;
  // A type and a count per part, and a count per path: an upper bound for every type.
  const bytes = Buffer.alloc(HEAD.length + 9 * (parts + 1) + 4 * paths.length + positions * (hasZ ? 24 : 16));
  bytes.set(HEAD);
  let at = HEAD.length;
  const put = (value: number) => {
    at = bytes.writeUInt32LE(value, at);
  };
  const putHead = (type: keyof typeof WKB_TYPES) => {
    at = bytes.writeUInt8(1, at);
    put(WKB_TYPES[type] + (hasZ ? WITH_Z : 0));
  };
  const putPosition = ([x = 0, y = 0, z = 0]: Position) => {
    for (const value of hasZ ? [x, y, z] : [x, y]) at = bytes.writeDoubleLE(value, at);
  };
  const putPath = (path: readonly Position[]) => {
    put(path.length);
    for (const position of path) putPosition(position);
  };
  const putPolygon = (rings: readonly (readonly Position[])[]) => {
    putHead('Polygon');
    put(rings.length);
    for (const ring of rings) putPath(ring);
  };
  if (geometry.type === 'Polygon') putPolygon(geometry.coordinates);
  else putHead(geometry.type);
  if (geometry.type === 'Point') putPosition(geometry.coordinates);
  else if (geometry.type === 'LineString') putPath(geometry.coordinates);
  else if (geometry.type === 'MultiLineString') {
    put(parts);
    for (const line of geometry.coordinates) {
      putHead('LineString');
      putPath(line);
    }
  } else if (geometry.type === 'MultiPolygon') {
    put(parts);
    for (const rings of geometry.coordinates) putPolygon(rings);
  }
  return bytes.subarray(0, at);
}
