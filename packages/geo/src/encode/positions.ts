import type { Position } from 'geojson';
import type { StoredGeometry } from '../meridian/split-at-meridian.ts';

/** Seven decimals are about a centimetre, as RFC 7946 advises. */
const DECIMALS = 7;
const ALTITUDE_DECIMALS = 3;

/** A number without exponent or negative zero. */
function toNumberText(value: number, decimals: number): string {
  const text = value.toFixed(decimals).replace(/\.?0+$/, '');
  return text === '-0' ? '0' : text;
}

/** `lng lat` or `lng lat altitude` with a separator. */
export function toPositionText([lng = 0, lat = 0, altitude]: Position, between: string): string {
  const two = `${toNumberText(lng, DECIMALS)}${between}${toNumberText(lat, DECIMALS)}`;
  return altitude === undefined ? two : `${two}${between}${toNumberText(altitude, ALTITUDE_DECIMALS)}`;
}

/** One coordinate in degrees. */
export const toDegreesText = (degrees: number): string => toNumberText(degrees, DECIMALS);

/** One altitude in metres. */
export const toAltitudeText = (altitude: number): string => toNumberText(altitude, ALTITUDE_DECIMALS);

/** The polygons of an area with their rings, shell first. */
export function toPolygons(geometry: StoredGeometry & { type: 'Polygon' | 'MultiPolygon' }): Position[][][] {
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
}

/** Whether a geometry has altitudes. */
export function hasAltitude(geometry: StoredGeometry): boolean {
  const first =
    geometry.type === 'Point'
      ? geometry.coordinates
      : geometry.type === 'LineString'
        ? geometry.coordinates[0]
        : geometry.type === 'MultiLineString'
          ? geometry.coordinates[0]?.[0]
          : toPolygons(geometry)[0]?.[0]?.[0];
  return (first?.length ?? 0) > 2;
}
