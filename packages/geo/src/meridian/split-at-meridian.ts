import type { LineString, MultiLineString, MultiPolygon, Point, Polygon, Position } from 'geojson';
import { cutRings, isBeyond, meet, type OpenRings } from './cut-rings.ts';
import { turnPosition } from './turn-position.ts';
import { spanOf, turnPath, unwrapPath } from './unwrap.ts';

/** What a feature is stored as: a line has several parts only where it crosses the 180th meridian. */
export type StoredGeometry = Point | LineString | MultiLineString | Polygon | MultiPolygon;

const MERIDIAN = 180;

/** Whether a path is within ±180, and no step of it is taken the other way around. */
function isPlain(path: readonly Position[]): boolean {
  let previous: number | null = null;
  for (const [lng = 0] of path) {
    if (lng < -MERIDIAN || lng > MERIDIAN) return false;
    // 360° apart are the two ends of a map, as in an outline of the whole world.
    if (previous !== null && Math.abs(lng - previous) > 180 && Math.abs(lng - previous) !== 360) return false;
    previous = lng;
  }
  return true;
}

/** The turns that bring the westernmost of a path to ±180. */
const toFirstTurn = (path: readonly Position[]) => -Math.floor((spanOf(path)[0] + MERIDIAN) / 360);

/** Which vertices are beyond 180°; one at 180° itself is on the side of the one before, so that a touch is no cut. */
function toSides(line: readonly Position[]): boolean[] {
  let isBefore = isBeyond(line.find(([lng]) => lng !== MERIDIAN) ?? [], MERIDIAN);
  return line.map((position) => {
    if (position[0] !== MERIDIAN) isBefore = isBeyond(position, MERIDIAN);
    return isBefore;
  });
}

/** Cuts a continuous line whose west is within ±180 into lines on either side of 180°. */
function cutLine(line: readonly Position[]): Position[][] {
  const sides = toSides(line);
  const runs: Position[][] = [];
  let run: Position[] = [];
  line.forEach((position, index) => {
    const before = line[index - 1];
    if (before !== undefined && sides[index - 1] !== sides[index]) {
      const at = meet(before, position, MERIDIAN);
      runs.push(at === before ? run : [...run, at]);
      run = [at];
    }
    run.push(position);
  });
  return [...runs, run];
}

function splitLine(line: readonly Position[]): Position[][] {
  if (isPlain(line)) return [[...line]];
  const unwrapped = unwrapPath(line);
  let rest = [turnPath(unwrapped, toFirstTurn(unwrapped))];
  // A line that goes around several times is cut once for each turn.
  while (rest.some((one) => spanOf(one)[1] > MERIDIAN)) {
    rest = rest.flatMap((one) => {
      if (spanOf(one)[1] <= MERIDIAN) return [one];
      const parts = cutLine(one);
      return parts.map((part) => (spanOf(part)[1] > MERIDIAN ? turnPath(part, -1) : part));
    });
  }
  return rest;
}

function toOpen(ring: readonly Position[]): Position[] {
  const [first, last] = [ring[0], ring.at(-1)];
  return ring.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1]
    ? ring.slice(0, -1)
    : [...ring];
}

const toClosed = (ring: readonly Position[]): Position[] => [...ring, ...ring.slice(0, 1)];

/** The ring around a pole that an outline which goes around the globe encloses, as a map shows it: closed along the pole. */
function closeAlongPole(open: readonly Position[], turns: number): Position[] {
  const pole = open.reduce((sum, [, lat = 0]) => sum + lat, 0) < 0 ? -90 : 90;
  const [first = []] = open;
  const last = turnPosition(first, turns);
  const [start = 0, end = 0] = [first[0], last[0]];
  return [...open, last, [end, pole], [start, pole]];
}

/** Rings with continuous longitudes, open, holes in the turn of their shell. */
function unwrapRings(rings: readonly (readonly Position[])[]): OpenRings {
  const unwrapped = rings.map((ring) => {
    const path = unwrapPath(ring);
    const turns = Math.round(((path.at(-1)?.[0] ?? 0) - (path[0]?.[0] ?? 0)) / 360);
    const isAround = turns !== 0 && !isPlain(ring);
    return isAround ? closeAlongPole(path.slice(0, -1), turns) : toOpen(path);
  });
  const [shell = [], ...holes] = unwrapped;
  const [west, east] = spanOf(shell);
  return [
    shell,
    ...holes.map((hole) => {
      const [holeWest, holeEast] = spanOf(hole);
      return turnPath(hole, Math.round(((west + east) / 2 - (holeWest + holeEast) / 2) / 360));
    }),
  ];
}

function splitRings(rings: readonly (readonly Position[])[]): Position[][][] {
  if (rings.every(isPlain)) return [rings.map((ring) => [...ring])];
  const unwrapped = unwrapRings(rings);
  const turns = toFirstTurn(unwrapped[0] ?? []);
  const done: OpenRings[] = [];
  let rest: OpenRings[] = [unwrapped.map((ring) => turnPath(ring, turns))];
  while (rest.length > 0) {
    rest = rest.flatMap((one) => {
      if (spanOf(one[0] ?? [])[1] <= MERIDIAN) {
        done.push(one);
        return [];
      }
      const { west, east } = cutRings(one, MERIDIAN);
      done.push(...west);
      return east.map((part) => part.map((ring) => turnPath(ring, -1)));
    });
  }
  return done.map((part) => part.map(toClosed));
}

/**
 * A geometry as it is stored: within ±180, and cut where it crosses the 180th meridian (RFC 7946, 3.1.9). Longitudes may
 * be written beyond ±180; a step of more than 180° is taken the short way. One that needs nothing is returned as it is.
 */
export function splitAtMeridian(geometry: StoredGeometry): StoredGeometry {
  switch (geometry.type) {
    case 'Point': {
      const [lng = 0] = geometry.coordinates;
      if (Math.abs(lng) <= MERIDIAN) return geometry;
      return { ...geometry, coordinates: turnPosition(geometry.coordinates, -Math.round(lng / 360)) };
    }
    case 'LineString':
    case 'MultiLineString': {
      const lines = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates;
      if (lines.every(isPlain)) return geometry;
      const [first = [], ...others] = lines.flatMap(splitLine);
      return others.length === 0
        ? { type: 'LineString', coordinates: first }
        : { type: 'MultiLineString', coordinates: [first, ...others] };
    }
    case 'Polygon':
    case 'MultiPolygon': {
      const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
      if (parts.every((rings) => rings.every(isPlain))) return geometry;
      const [first = [], ...others] = parts.flatMap(splitRings);
      return others.length === 0
        ? { type: 'Polygon', coordinates: first }
        : { type: 'MultiPolygon', coordinates: [first, ...others] };
    }
  }
}
