import type { Position } from 'geojson';
import { isAltitude } from '../../geometry/altitude.ts';
import type { ChangeKind, FeatureGeometry, LossKind } from '../outcome/decoded.ts';
import type { Stretch } from './cut-path.ts';
import type { RawPath } from './raw-path.ts';

/** A position as it stands in a file: any length, NaN where it is not a number. */
export type RawPosition = readonly number[];

/** A geometry as it stands in a file, before any check. */
export type RawGeometry =
  | { kind: 'point'; position: RawPosition }
  | { kind: 'line'; positions: readonly RawPosition[] }
  | {
      kind: 'track';
      positions: readonly RawPosition[];
      createdOrigin: number | null;
      /** When each position was recorded, in milliseconds since 1970 UTC; as many as there are positions. */
      times?: readonly (number | null)[];
    }
  /** A track whose positions are numbers in a row. */
  | { kind: 'path'; path: RawPath }
  | { kind: 'polygon'; rings: readonly (readonly RawPosition[])[] }
  | {
      kind: 'multipolygon';
      polygons: readonly (readonly (readonly RawPosition[])[])[];
    };

/** A geometry fit to keep with what was changed in it, or why it cannot be kept. */
export type CleanedGeometry =
  | {
      ok: true;
      geometry: FeatureGeometry;
      changes: ReadonlySet<ChangeKind>;
      /** Of a line whose positions have times: those of the positions that are kept. */
      times?: readonly (number | null)[];
    }
  | { ok: false; loss: LossKind };

/** Shared by all positions in which nothing can be changed. */
const NO_CHANGES = new Set<ChangeKind>();

function cleanPosition(raw: RawPosition, changes: Set<ChangeKind>): Position | null {
  const { 0: lng = Number.NaN, 1: lat = Number.NaN, 2: altitude = Number.NaN } = raw;
  if (!Number.isFinite(lng) || !Number.isFinite(lat)) return null;
  if (raw.length > 3) changes.add('dimensions_dropped');
  if (Number.isNaN(altitude)) return [lng, lat];
  if (!isAltitude(altitude)) changes.add('heights_dropped');
  return [lng, lat, altitude];
}

function cleanPositions(raw: readonly RawPosition[], changes: Set<ChangeKind>): Position[] {
  const positions: Position[] = [];
  for (const item of raw) {
    const position = cleanPosition(item, changes);
    if (position) positions.push(position);
    else changes.add('positions_dropped');
  }
  return positions;
}

function isClosed(ring: readonly Position[]): boolean {
  const first = ring[0];
  const last = ring.at(-1);
  return first !== undefined && last !== undefined && first[0] === last[0] && first[1] === last[1];
}

function cleanRing(raw: readonly RawPosition[], changes: Set<ChangeKind>): Position[] | null {
  const ring = cleanPositions(raw, changes);
  const first = ring[0];
  if (first === undefined || ring.length < 3) return null;
  if (!isClosed(ring)) {
    ring.push([...first]);
    changes.add('ring_closed');
  }
  return ring.length >= 4 ? ring : null;
}

/** The rings of a polygon, or null when its shell cannot stand. */
function cleanRings(raw: readonly (readonly RawPosition[])[], changes: Set<ChangeKind>): Position[][] | null {
  const [rawShell = [], ...rawHoles] = raw;
  const shell = cleanRing(rawShell, changes);
  if (!shell) return null;
  const rings = [shell];
  for (const rawHole of rawHoles) {
    const hole = cleanRing(rawHole, changes);
    if (hole) rings.push(hole);
    else changes.add('ring_dropped');
  }
  return rings;
}

function toLoss(changes: ReadonlySet<ChangeKind>): CleanedGeometry {
  return {
    ok: false,
    loss: changes.has('positions_dropped') ? 'invalid_coordinates' : 'too_few_positions',
  };
}

/** The times of the positions that `cleanPositions` keeps. */
function cleanTimes(raw: RawGeometry & { kind: 'line' | 'track' }): readonly (number | null)[] | null {
  if (raw.kind === 'line' || raw.times?.some((time) => time !== null) !== true) return null;
  const times = raw.times;
  return raw.positions.flatMap((position, index) =>
    cleanPosition(position, new Set()) === null ? [] : [times[index] ?? null],
  );
}

function cleanLine(raw: RawGeometry & { kind: 'line' | 'track' }): CleanedGeometry {
  const changes = new Set<ChangeKind>();
  const positions = cleanPositions(raw.positions, changes);
  const only = positions[0];
  if (positions.length >= 2) {
    const times = cleanTimes(raw);
    return {
      ok: true,
      geometry: { type: 'LineString', coordinates: positions },
      changes,
      ...(times === null ? {} : { times }),
    };
  }
  if (raw.kind === 'track' && only) {
    changes.add('track_to_point');
    return {
      ok: true,
      geometry: { type: 'Point', coordinates: only },
      changes,
    };
  }
  return toLoss(changes);
}

function cleanPoint(raw: RawPosition): CleanedGeometry {
  const changes = raw.length > 2 ? new Set<ChangeKind>() : NO_CHANGES;
  const coordinates = cleanPosition(raw, changes);
  if (!coordinates) return { ok: false, loss: 'invalid_coordinates' };
  return { ok: true, geometry: { type: 'Point', coordinates }, changes };
}

/** The positions of a stretch of a path that say where they are, with their times. */
export function toPositions(
  path: RawPath,
  { from, to }: Stretch,
): { coordinates: Position[]; times: (number | null)[] } {
  const coordinates: Position[] = [];
  const times: (number | null)[] = [];
  for (let index = from; index < to; index += 1) {
    const position = path.positionAt(index);
    if (position === null) continue;
    coordinates.push(position);
    times.push(path.timeAt(index));
  }
  return { coordinates, times };
}

function cleanPath({ path }: RawGeometry & { kind: 'path' }): CleanedGeometry {
  const { coordinates, times } = toPositions(path, { from: 0, to: path.length });
  const changes = new Set<ChangeKind>(coordinates.length < path.length ? ['positions_dropped'] : []);
  if (coordinates.some(([, , altitude = 0]) => !isAltitude(altitude))) changes.add('heights_dropped');
  const [only] = coordinates;
  if (only === undefined) return toLoss(changes);
  if (coordinates.length === 1) {
    changes.add('track_to_point');
    return { ok: true, geometry: { type: 'Point', coordinates: only }, changes };
  }
  const geometry: FeatureGeometry = { type: 'LineString', coordinates };
  return { ok: true, geometry, changes, ...(times.some((time) => time !== null) ? { times } : {}) };
}

function cleanMultiPolygon(raw: RawGeometry & { kind: 'multipolygon' }): CleanedGeometry {
  const changes = new Set<ChangeKind>();
  const coordinates: Position[][][] = [];
  for (const polygon of raw.polygons) {
    const rings = cleanRings(polygon, changes);
    if (rings) coordinates.push(rings);
    else changes.add('part_dropped');
  }
  if (coordinates.length === 0) return toLoss(changes);
  return { ok: true, geometry: { type: 'MultiPolygon', coordinates }, changes };
}

/** Coordinates of any depth without their heights. */
function toFlat<T>(coordinates: T): T {
  const all = coordinates as unknown[];
  return (typeof all[0] === 'number' ? all.slice(0, 2) : all.map(toFlat)) as T;
}

/** Without its heights, if one of them is none: the others would stand beside a made-up 0. */
function withoutWrongHeights(cleaned: CleanedGeometry): CleanedGeometry {
  if (!cleaned.ok || !cleaned.changes.has('heights_dropped')) return cleaned;
  const { geometry } = cleaned;
  const coordinates = toFlat(geometry.coordinates);
  return { ...cleaned, geometry: { ...geometry, coordinates } as FeatureGeometry };
}

/**
 * Makes a geometry of a file fit to keep: drops positions that are not numbers, heights that are none and numbers past
 * the altitude, closes rings. A line keeps two positions or more, a ring four or more. Other ranges are not checked
 * here: a position off the globe is for the person to see and mend.
 */
export const cleanGeometry = (raw: RawGeometry): CleanedGeometry => withoutWrongHeights(cleanKind(raw));

function cleanKind(raw: RawGeometry): CleanedGeometry {
  switch (raw.kind) {
    case 'point':
      return cleanPoint(raw.position);
    case 'line':
    case 'track':
      return cleanLine(raw);
    case 'path':
      return cleanPath(raw);
    case 'polygon': {
      const changes = new Set<ChangeKind>();
      const coordinates = cleanRings(raw.rings, changes);
      if (!coordinates) return toLoss(changes);
      return { ok: true, geometry: { type: 'Polygon', coordinates }, changes };
    }
    case 'multipolygon':
      return cleanMultiPolygon(raw);
  }
}
