import type { Geometry, Position } from 'geojson';

/** WGS 84: equatorial radius in metres, flattening, polar radius in metres. */
const EQUATORIAL_M = 6_378_137;
const FLATTENING = 1 / 298.257223563;
const POLAR_M = EQUATORIAL_M * (1 - FLATTENING);

const ECCENTRICITY_2 = FLATTENING * (2 - FLATTENING);
const ECCENTRICITY = Math.sqrt(ECCENTRICITY_2);
const RADIANS = Math.PI / 180;

const MAX_STEPS = 100;
const CONVERGED = 1e-12;

interface LatLng {
  lat: number;
  lng: number;
}

function toRadians([lng = 0, lat = 0]: Position): LatLng {
  return { lng: lng * RADIANS, lat: lat * RADIANS };
}

/** Normalizes a difference of longitudes to ±π, so that a line may cross the antimeridian. */
function toShortTurn(radians: number): number {
  return radians - 2 * Math.PI * Math.round(radians / (2 * Math.PI));
}

/** Steps of Vincenty's inverse formula; null where it does not converge, nearly opposite on the globe. */
function solveInverse(from: LatLng, to: LatLng): number | null {
  const difference = toShortTurn(to.lng - from.lng);
  const u1 = Math.atan((1 - FLATTENING) * Math.tan(from.lat));
  const u2 = Math.atan((1 - FLATTENING) * Math.tan(to.lat));
  const [sinU1, cosU1, sinU2, cosU2] = [Math.sin(u1), Math.cos(u1), Math.sin(u2), Math.cos(u2)];
  let lambda = difference;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const [sinLambda, cosLambda] = [Math.sin(lambda), Math.cos(lambda)];
    const sinSigma = Math.hypot(cosU2 * sinLambda, cosU1 * sinU2 - sinU1 * cosU2 * cosLambda);
    if (sinSigma === 0) return Math.abs(difference) < 1 ? 0 : null;
    const cosSigma = sinU1 * sinU2 + cosU1 * cosU2 * cosLambda;
    const sigma = Math.atan2(sinSigma, cosSigma);
    const sinAlpha = (cosU1 * cosU2 * sinLambda) / sinSigma;
    const cos2Alpha = 1 - sinAlpha ** 2;
    const cos2Sm = cos2Alpha === 0 ? 0 : cosSigma - (2 * sinU1 * sinU2) / cos2Alpha;
    const c = (FLATTENING / 16) * cos2Alpha * (4 + FLATTENING * (4 - 3 * cos2Alpha));
    const inner = sigma + c * sinSigma * (cos2Sm + c * cosSigma * (2 * cos2Sm ** 2 - 1));
    const next = difference + (1 - c) * FLATTENING * sinAlpha * inner;
    if (Math.abs(next) > Math.PI) return null;
    if (Math.abs(next - lambda) < CONVERGED) return toDistance(sigma, sinSigma, cosSigma, cos2Sm, cos2Alpha);
    lambda = next;
  }
  return null;
}

function toDistance(sigma: number, sinSigma: number, cosSigma: number, cos2Sm: number, cos2Alpha: number) {
  const k = (cos2Alpha * (EQUATORIAL_M ** 2 - POLAR_M ** 2)) / POLAR_M ** 2;
  const a = 1 + (k / 16384) * (4096 + k * (-768 + k * (320 - 175 * k)));
  const b = (k / 1024) * (256 + k * (-128 + k * (74 - 47 * k)));
  const third = (b / 6) * cos2Sm * (4 * sinSigma ** 2 - 3) * (4 * cos2Sm ** 2 - 3);
  const turn = b * sinSigma * (cos2Sm + (b / 4) * (cosSigma * (2 * cos2Sm ** 2 - 1) - third));
  return POLAR_M * a * (sigma - turn);
}

/** The point a quarter of the sphere away from `from` in the direction of `azimuth`. */
function toQuarterPoint(from: LatLng, azimuth: number): LatLng {
  const lat = Math.asin(Math.cos(from.lat) * Math.cos(azimuth));
  const lng = from.lng + Math.atan2(Math.sin(azimuth), -Math.sin(from.lat) * Math.cos(azimuth));
  return { lat, lng };
}

/**
 * Nearly antipodal points: the shortest path over a midpoint, searched in every direction. Its halves converge, and the
 * length depends on the midpoint only to second order.
 */
function solveAntipodal(from: LatLng, to: LatLng): number {
  const lengthOver = (azimuth: number) => {
    const halfway = toQuarterPoint(from, azimuth);
    return (solveInverse(from, halfway) ?? Infinity) + (solveInverse(halfway, to) ?? Infinity);
  };
  let best = 0;
  let width = Math.PI / 16;
  for (let index = 1; index < 32; index += 1) {
    if (lengthOver(index * width) < lengthOver(best)) best = index * width;
  }
  for (; width > 1e-5; width /= 2) {
    for (const azimuth of [best - width / 2, best + width / 2]) {
      if (lengthOver(azimuth) < lengthOver(best)) best = azimuth;
    }
  }
  return lengthOver(best);
}

/**
 * Geodesic distance in metres on WGS 84. Source: T. Vincenty, Direct and inverse solutions of geodesics on
 * the ellipsoid, Survey Review 23 (1975).
 */
function distanceBetween(from: Position, to: Position): number {
  const [a, b] = [toRadians(from), toRadians(to)];
  return solveInverse(a, b) ?? solveAntipodal(a, b);
}

function measurePath(positions: readonly Position[]): number {
  let length = 0;
  for (let index = 1; index < positions.length; index += 1) {
    const [from, to] = [positions[index - 1], positions[index]];
    if (from && to) length += distanceBetween(from, to);
  }
  return length;
}

/**
 * Geodesic length in metres on WGS 84, heights left aside. Polygons and points have none: 0, as in PostGIS;
 * a polygon's perimeter is the length of its rings as lines.
 */
export function lengthOf(geometry: Geometry): number {
  switch (geometry.type) {
    case 'LineString':
      return measurePath(geometry.coordinates);
    case 'MultiLineString':
      return geometry.coordinates.reduce((sum, line) => sum + measurePath(line), 0);
    case 'GeometryCollection':
      return geometry.geometries.reduce((sum, part) => sum + lengthOf(part), 0);
    default:
      return 0;
  }
}

/** Snyder's q: proportional to the area between the equator and a latitude. */
function toQ(sinLat: number): number {
  const e = ECCENTRICITY * sinLat;
  return (1 - ECCENTRICITY_2) * (sinLat / (1 - e * e) + Math.atanh(e) / ECCENTRICITY);
}

const POLAR_Q = toQ(1);
const AUTHALIC_M2 = (EQUATORIAL_M ** 2 * POLAR_Q) / 2;

/** Tangent of half the authalic latitude: the latitude of the same area on the sphere of the same area. */
function toHalfTangent(lat: number): number {
  const sine = Math.max(-1, Math.min(1, toQ(Math.sin(lat)) / POLAR_Q));
  return sine / (1 + Math.sqrt(1 - sine * sine));
}

function measureRing(ring: readonly Position[]): number {
  let excess = 0;
  let turn = 0;
  for (let index = 0; index < ring.length; index += 1) {
    const [from, to] = [ring[index], ring[(index + 1) % ring.length]];
    if (!from || !to) continue;
    const [a, b] = [toRadians(from), toRadians(to)];
    const step = toShortTurn(b.lng - a.lng);
    const [t1, t2] = [toHalfTangent(a.lat), toHalfTangent(b.lat)];
    excess += 2 * Math.atan2(Math.tan(step / 2) * (t1 + t2), 1 + t1 * t2);
    turn += step;
  }
  // A ring around a pole: the sum is the area between it and the equator.
  const isAroundPole = Math.abs(turn) > Math.PI;
  const angle = isAroundPole ? 2 * Math.PI - Math.abs(excess) : Math.abs(excess);
  return AUTHALIC_M2 * Math.min(angle, 4 * Math.PI - angle);
}

function measureRings([shell = [], ...holes]: readonly Position[][]): number {
  return holes.reduce((area, hole) => area - measureRing(hole), measureRing(shell));
}

/**
 * Area in square metres on WGS 84; lines and points have none. Each ring is measured on the sphere of equal
 * area, at authalic latitudes, where its edges are great circles. Sources: J. P. Snyder, Map projections: a
 * working manual (1987), eq. 3-11 and 3-12; C. F. F. Karney, Algorithms for geodesics, J. Geodesy 87 (2013),
 * section 6, for the excess between an edge and the equator.
 */
export function areaOf(geometry: Geometry): number {
  switch (geometry.type) {
    case 'Polygon':
      return Math.max(0, measureRings(geometry.coordinates));
    case 'MultiPolygon':
      return geometry.coordinates.reduce((sum, rings) => sum + Math.max(0, measureRings(rings)), 0);
    case 'GeometryCollection':
      return geometry.geometries.reduce((sum, part) => sum + areaOf(part), 0);
    default:
      return 0;
  }
}

/** Three significant digits, but all digits of the integer part. */
function toShortNumber(value: number, locale: string): string {
  const decimals = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString(locale, { maximumFractionDigits: decimals, useGrouping: 'always' });
}

/** Units in which lengths and areas are written; `nautical` writes areas as `metric` does. */
export const MEASURE_UNITS = ['metric', 'imperial', 'nautical'] as const;
export type MeasureUnits = (typeof MEASURE_UNITS)[number];

const FOOT_M = 0.3048;
const MILE_M = 1_609.344;
const NAUTICAL_MILE_M = 1_852;
const ACRE_M2 = 4_046.856_422_4;
const FEET = 1_000;

/**
 * Formats a length in kilometres, or in metres below one kilometre; in miles, or in feet below a thousand; in nautical
 * miles, or in metres below a tenth of one.
 */
export function formatLength(length_m: number, locale = 'en', units: MeasureUnits = 'metric'): string {
  const write = (value: number, unit: string) => `${toShortNumber(value, locale)} ${unit}`;
  if (units === 'imperial') {
    return length_m / FOOT_M < FEET - 0.5 ? write(length_m / FOOT_M, 'ft') : write(length_m / MILE_M, 'mi');
  }
  if (units === 'nautical' && length_m >= NAUTICAL_MILE_M / 10)
    return write(length_m / NAUTICAL_MILE_M, 'nmi');
  return length_m < 999.5 ? write(length_m, 'm') : write(length_m / 1000, 'km');
}

/**
 * Formats an area in two units, such as `1.25 km² (125 ha)`, or below a hectare in m² and ha; in square miles and acres,
 * or below an acre in square feet and acres.
 */
export function formatArea(area_m2: number, locale = 'en', units: MeasureUnits = 'metric'): string {
  const isImperial = units === 'imperial';
  const [field, small, large] = isImperial ? ['ac', 'ft²', 'mi²'] : ['ha', 'm²', 'km²'];
  const fields = area_m2 / (isImperial ? ACRE_M2 : 10_000);
  if (fields < 1) {
    const inSmall = isImperial ? area_m2 / FOOT_M ** 2 : area_m2;
    return `${toShortNumber(inSmall, locale)} ${small} (${toFineNumber(fields, locale)} ${field})`;
  }
  const inLarge = area_m2 / (isImperial ? MILE_M ** 2 : 1e6);
  return `${toFineNumber(inLarge, locale)} ${large} (${toShortNumber(fields, locale)} ${field})`;
}

function toFineNumber(value: number, locale: string): string {
  return value.toLocaleString(locale, { maximumSignificantDigits: 3, useGrouping: 'always' });
}
