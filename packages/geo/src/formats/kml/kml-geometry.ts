import type { RawGeometry, RawPosition } from '../geometry/clean-geometry.ts';
import { parseNumber } from '../properties/parse-number.ts';
import { parseTime } from '../properties/property-text.ts';
import { childText, findChild, listChildren, type XmlNode } from '../xml/xml-reader.ts';

/** The geometry elements of a placemark, and the ones we cannot keep. */
export interface KmlGeometries {
  parts: RawGeometry[];
  /** How many 3D models stand among them. */
  models: number;
  /** Whether track points carry values or times of their own, of which only the first time is kept. */
  hasPointValues: boolean;
}

const COMMA = 0x2c;

/** Numbers of a text; an empty or unreadable one becomes NaN. */
function toNumbers(parts: readonly string[]): number[] {
  return parts.map((part) => (part === '' ? Number.NaN : Number(part)));
}

function isSpace(code: number): boolean {
  return code <= 32 || (code > 127 && /\s/.test(String.fromCharCode(code)));
}

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (at < text.length && isSpace(text.charCodeAt(at))) at += 1;
  return at;
}

/**
 * The positions of a `coordinates` text: tuples apart by white space, numbers apart by commas, `maxPositions` and one
 * more at most. Reads character by character: splitting a text of megabytes makes as many small ones.
 */
export function parseKmlCoordinates(text: string, maxPositions = Number.POSITIVE_INFINITY): RawPosition[] {
  const positions: RawPosition[] = [];
  let at = skipSpaces(text, 0);
  while (at < text.length && positions.length <= maxPositions) {
    const position: number[] = [];
    let hasMore = true;
    while (hasMore) {
      const from = at;
      while (at < text.length && text.charCodeAt(at) !== COMMA && !isSpace(text.charCodeAt(at))) at += 1;
      position.push(parseNumber(text, from, at));
      // A space beside a comma is against the standard and common.
      at = skipSpaces(text, at);
      hasMore = text.charCodeAt(at) === COMMA;
      if (hasMore) at = skipSpaces(text, at + 1);
    }
    positions.push(position);
  }
  return positions;
}

function positionsOf(node: XmlNode, maxPositions: number): RawPosition[] {
  return parseKmlCoordinates(childText(node, 'coordinates'), maxPositions);
}

function ringsOf(node: XmlNode, maxPositions: number): RawPosition[][] {
  const shells: RawPosition[][] = [];
  const holes: RawPosition[][] = [];
  for (const boundary of listChildren(node)) {
    const target =
      boundary.name === 'outerBoundaryIs' ? shells : boundary.name === 'innerBoundaryIs' ? holes : null;
    if (!target) continue;
    for (const ring of listChildren(boundary)) {
      if (ring.name === 'LinearRing') target.push(positionsOf(ring, maxPositions));
    }
  }
  return [shells[0] ?? [], ...holes];
}

function toClosedLine(positions: RawPosition[]): RawPosition[] {
  const first = positions[0];
  const last = positions.at(-1);
  if (!first || !last || (first[0] === last[0] && first[1] === last[1])) return positions;
  return [...positions, first];
}

/** Times and positions of a track stand in two lists of the same order. */
function toTrack(node: XmlNode): RawGeometry {
  const moments: (number | null)[] = [];
  const coords: string[] = [];
  for (const child of listChildren(node)) {
    if (child.name === 'when') moments.push(parseTime(child.text));
    else if (child.name === 'gx:coord') coords.push(child.text.trim());
  }
  const positions: RawPosition[] = [];
  const times: (number | null)[] = [];
  for (const [index, coord] of coords.entries()) {
    // An empty coord is the standard's way to say that the position of that moment is missing.
    if (coord === '') continue;
    positions.push(toNumbers(coord.split(/[\s,]+/)));
    times.push(moments[index] ?? null);
  }
  const createdOrigin = moments.find((moment) => moment !== null) ?? null;
  return { kind: 'track', positions, createdOrigin, times };
}

function hasValues(track: XmlNode): boolean {
  if (listChildren(track).filter((child) => child.name === 'when').length > 1) return true;
  return findChild(track, 'ExtendedData') !== null;
}

function addGeometry(node: XmlNode, found: KmlGeometries, maxPositions: number): void {
  switch (node.name) {
    case 'Point':
      found.parts.push({ kind: 'point', position: positionsOf(node, 1)[0] ?? [] });
      return;
    case 'LineString':
      found.parts.push({ kind: 'line', positions: positionsOf(node, maxPositions) });
      return;
    case 'LinearRing':
      found.parts.push({
        kind: 'line',
        positions: toClosedLine(positionsOf(node, maxPositions)),
      });
      return;
    case 'Polygon':
      found.parts.push({ kind: 'polygon', rings: ringsOf(node, maxPositions) });
      return;
    case 'Track':
    case 'gx:Track':
      found.parts.push(toTrack(node));
      found.hasPointValues ||= hasValues(node);
      return;
    case 'Model':
      found.models += 1;
      return;
    case 'MultiGeometry':
    case 'MultiTrack':
    case 'gx:MultiTrack':
      // Nesting is held down by the depth limit of the reader.
      for (const child of listChildren(node)) addGeometry(child, found, maxPositions);
  }
}

/**
 * All geometries of a placemark, nested ones included. Polygons alone become one multi-polygon; any other
 * mixture stays in parts. A text of more than `maxPositions` is read as far as that shows.
 */
export function toKmlGeometries(placemark: XmlNode, maxPositions: number): KmlGeometries {
  const found: KmlGeometries = { parts: [], models: 0, hasPointValues: false };
  for (let child = placemark.firstChild; child !== null; child = child.next)
    addGeometry(child, found, maxPositions);
  if (found.parts.length < 2) return found;
  const polygons = found.parts.flatMap((part) => (part.kind === 'polygon' ? [part.rings] : []));
  if (polygons.length === found.parts.length) {
    found.parts = [{ kind: 'multipolygon', polygons }];
  }
  return found;
}
