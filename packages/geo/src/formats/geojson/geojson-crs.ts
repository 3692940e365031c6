import type { CrsClaim } from '../crs/projection.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What OGC calls longitude and latitude on each datum. */
const OGC_CODES: ReadonlyMap<string, number> = new Map([
  ['84', 4326],
  ['83', 4269],
  ['27', 4267],
]);

/**
 * The system of the member `crs`, which GeoJSON of 2008 had and RFC 7946 has not; null where there is none.
 * `urn:ogc:def:crs:EPSG::27700`, `EPSG:27700`, an address of opengis.net and an old object with a code are read.
 */
export function readGeojsonCrs(value: unknown): CrsClaim | null {
  const crs = isObject(value) ? value.crs : null;
  const properties = isObject(crs) && isObject(crs.properties) ? crs.properties : {};
  const stated = properties.name ?? properties.code;
  if (typeof stated !== 'string' && typeof stated !== 'number') return null;
  const name = String(stated).trim();
  if (name === '') return null;
  const ogc = /CRS:?:?(84|83|27)$/.exec(name)?.[1];
  const code = /^(\d{1,9})$|(?:EPSG|ESRI)[:/](?:[^:/]*[:/])?(\d{1,9})$/i.exec(name);
  return { code: OGC_CODES.get(ogc ?? '') ?? Number(code?.[1] ?? code?.[2] ?? 0), name };
}

/** Whether every position of a document could be one in degrees. */
export function isInDegrees(value: unknown): boolean {
  if (Array.isArray(value)) {
    const [x, y] = value;
    if (typeof x === 'number' && typeof y === 'number') return Math.abs(x) <= 180 && Math.abs(y) <= 90;
    return value.every(isInDegrees);
  }
  if (!isObject(value)) return true;
  const { features, geometry, geometries, coordinates } = value;
  return [features, geometry, geometries, coordinates].every(isInDegrees);
}
