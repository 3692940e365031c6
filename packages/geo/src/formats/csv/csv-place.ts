import { readCoordinates } from '../../coordinates.ts';
import type { RawGeometry } from '../geometry/clean-geometry.ts';
import { parseWkt } from '../geometry/wkt.ts';
import type { ColumnRole, TableColumns } from '../properties/table-columns.ts';

/** The geometry of a row, or why it has none. */
export type CsvPlace =
  | { ok: true; parts: RawGeometry[]; srid: number | null }
  | { ok: false; loss: 'no_geometry' | 'invalid_coordinates' };

const NOWHERE: CsvPlace = { ok: false, loss: 'no_geometry' };
const UNREADABLE: CsvPlace = { ok: false, loss: 'invalid_coordinates' };

/** Replaces a decimal comma: within a cell, a comma can be nothing else. */
const toPoints = (text: string) => text.trim().replace(/^([^,]*\d),(\d[^,]*)$/, '$1.$2');

/** A position off the globe is for people to correct. */
function toPlace(text: string): CsvPlace {
  const position = readCoordinates(text);
  return position === null ? UNREADABLE : { ok: true, parts: [{ kind: 'point', position }], srid: null };
}

function readPair(first: string, second: string): CsvPlace {
  if (first.trim() === '' || second.trim() === '') return NOWHERE;
  const [lat, lng] = [toPoints(first), toPoints(second)];
  const isPlain = Number.isFinite(Number(lat)) && Number.isFinite(Number(lng));
  if (isPlain) {
    // Ranges are judged over all rows: that is how metres are detected.
    return { ok: true, parts: [{ kind: 'point', position: [Number(lng), Number(lat)] }], srid: null };
  }
  return toPlace(`${lat}, ${lng}`);
}

function readWkt(text: string): CsvPlace {
  const read = parseWkt(text);
  if (read === null) return UNREADABLE;
  return read.parts.length === 0 ? NOWHERE : { ok: true, ...read };
}

/** Reads the geometry of a row: WKT, else two columns, else both coordinates in one cell. */
export function readPlace(cells: readonly string[], { roles }: TableColumns): CsvPlace {
  const textOf = (role: ColumnRole) => cells[roles.get(role) ?? -1] ?? '';
  if (textOf('wkt').trim() !== '') return readWkt(textOf('wkt'));
  if (roles.has('x') && roles.has('y')) return readPair(textOf('y'), textOf('x'));
  const both = textOf('pair').trim();
  if (both === '') return NOWHERE;
  return toPlace(both);
}
