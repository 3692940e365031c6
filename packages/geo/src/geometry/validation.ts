import { isAltitude } from './altitude.ts';

/** One fault. `path` points into the geometry, such as `coordinates.0.3`. */
export interface ValidationIssue {
  path: string;
  message: string;
}

/** `error`: cannot be saved. `issues` holds 20 at most. */
export interface ValidationResult {
  status: 'valid' | 'error';
  issues: ValidationIssue[];
}

const MAX_ISSUES = 20;
const SHORT_LINE = 'LineString must have at least 2 points';
const INVALID_COORDINATES = 'Invalid coordinates';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Records an issue, up to the limit. */
type Note = (path: string, message: string) => void;

/** Lines and areas may be written on beyond the 180th meridian, by up to one turn of the globe. */
const FARTHEST = { place: 180, vertex: 540 } as const;

function isPosition(value: unknown, farthest: number = FARTHEST.vertex): boolean {
  if (!Array.isArray(value) || value.length < 2 || value.length > 3) return false;
  const [lng, lat, altitude = 0]: unknown[] = value;
  if (typeof lng !== 'number' || typeof lat !== 'number' || typeof altitude !== 'number') return false;
  return Math.abs(lng) <= farthest && Math.abs(lat) <= 90 && isAltitude(altitude);
}

function checkPositions(note: Note, path: string, value: unknown, least: number, message: string): void {
  if (!Array.isArray(value) || value.length < least) {
    note(path, message);
    return;
  }
  value.forEach((position, index) => {
    if (!isPosition(position)) note(`${path}.${index}`, INVALID_COORDINATES);
  });
}

const isOnePlace = ([first, ...others]: readonly unknown[]) =>
  isPosition(first) && others.every((other) => isPosition(other) && toPlace(other) === toPlace(first));

/** A key of a position without its altitude. */
const toPlace = (position: unknown) => (Array.isArray(position) ? `${position[0]} ${position[1]}` : '');

function checkRings(note: Note, path: string, rings: unknown): void {
  if (!Array.isArray(rings) || rings.length === 0) {
    note(path, 'Polygon must have at least 4 points');
    return;
  }
  rings.forEach((ring: unknown, index) => {
    const ringPath = `${path}.${index}`;
    checkPositions(note, ringPath, ring, 4, 'Polygon must have at least 4 points');
    if (!Array.isArray(ring) || ring.length < 4) return;
    const [first, last]: unknown[] = [ring[0], ring.at(-1)];
    if (!isPosition(first) || !isPosition(last)) return;
    if (String(first) !== String(last)) note(ringPath, 'Polygon must end where it begins');
  });
}

function checkGeometry(note: Note, geometry: Record<string, unknown>): void {
  const { type, coordinates } = geometry;
  switch (type) {
    case 'Point':
      if (!isPosition(coordinates, FARTHEST.place)) note('coordinates', INVALID_COORDINATES);
      return;
    case 'LineString':
      checkPositions(note, 'coordinates', coordinates, 2, SHORT_LINE);
      // Someone standing still: a line of one repeated position is invalid in databases.
      if (Array.isArray(coordinates) && coordinates.length > 1 && isOnePlace(coordinates)) {
        note('coordinates', SHORT_LINE);
      }
      return;
    case 'Polygon':
      checkRings(note, 'coordinates', coordinates);
      return;
    case 'MultiPolygon':
      if (!Array.isArray(coordinates) || coordinates.length === 0) {
        note('coordinates', 'Polygon must have at least 4 points');
        return;
      }
      for (const [index, rings] of coordinates.entries()) checkRings(note, `coordinates.${index}`, rings);
      return;
    default:
      note('type', 'Unsupported geometry type');
  }
}

/** Validates untrusted geometry: type, number of positions, closed rings and coordinate ranges. */
export function validateGeometry(geometry: unknown): ValidationResult {
  const issues: ValidationIssue[] = [];
  const note: Note = (path, message) => {
    if (issues.length < MAX_ISSUES) issues.push({ path, message });
  };
  if (isObject(geometry)) checkGeometry(note, geometry);
  else note('', 'Missing geometry');
  return { status: issues.length === 0 ? 'valid' : 'error', issues };
}
