import type { RawGeometry, RawPosition } from '../geometry/clean-geometry.ts';
import { toRawPolygon } from './shapefile-polygons.ts';

/** The parts of a record, or why it has none. */
export type ShapeOutcome =
  | { ok: true; parts: RawGeometry[] }
  | { ok: false; loss: 'no_geometry' | 'unsupported_geometry' | 'invalid_coordinates' };

/** Types by their last digit; 10 to 19 have Z, 20 to 29 M values, which are dropped. */
const POINT = 1;
const LINE = 3;
const POLYGON = 5;
const MULTI_POINT = 8;

/** Size of type and bbox, which precede the counts. */
const COUNTS_AT = 36;
const POSITION_BYTES = 16;

const INVALID: ShapeOutcome = { ok: false, loss: 'invalid_coordinates' };

/** Positions from `at` on; Z values follow all of them, after their range. Null if they exceed the record. */
function readPositions(
  view: DataView,
  at: number,
  count: number,
  end: number,
  hasHeights: boolean,
): RawPosition[] | null {
  // Checked before allocating: the count is not trusted.
  if (count < 0 || at + count * POSITION_BYTES > end) return null;
  const heightsAt = at + count * POSITION_BYTES + 16;
  const isHigh = hasHeights && heightsAt + count * 8 <= end;
  return Array.from({ length: count }, (_, index) => {
    const place = at + index * POSITION_BYTES;
    const [x, y] = [view.getFloat64(place, true), view.getFloat64(place + 8, true)];
    return isHigh ? [x, y, view.getFloat64(heightsAt + index * 8, true)] : [x, y];
  });
}

/** The parts of a line or an area, or null if its counts exceed its bytes. */
function readPieces(view: DataView, start: number, end: number, hasHeights: boolean): RawPosition[][] | null {
  if (start + COUNTS_AT + 8 > end) return null;
  const partCount = view.getInt32(start + COUNTS_AT, true);
  const positionCount = view.getInt32(start + COUNTS_AT + 4, true);
  const positionsAt = start + COUNTS_AT + 8 + partCount * 4;
  if (partCount < 0 || positionsAt > end) return null;
  const positions = readPositions(view, positionsAt, positionCount, end, hasHeights);
  if (positions === null) return null;
  const pieces: RawPosition[][] = [];
  let last = 0;
  for (let part = 0; part < partCount; part += 1) {
    const at = start + COUNTS_AT + 8 + part * 4;
    const from = view.getInt32(at, true);
    const to = part + 1 < partCount ? view.getInt32(at + 4, true) : positionCount;
    // Overlapping parts would have more positions than the record.
    if (from < last || to < from || to > positionCount) return null;
    pieces.push(positions.slice(from, to));
    last = to;
  }
  return pieces;
}

function readPoint(view: DataView, start: number, end: number, hasHeight: boolean): ShapeOutcome {
  if (start + 20 > end) return INVALID;
  const [x, y] = [view.getFloat64(start + 4, true), view.getFloat64(start + 12, true)];
  const position = hasHeight && start + 28 <= end ? [x, y, view.getFloat64(start + 20, true)] : [x, y];
  return { ok: true, parts: [{ kind: 'point', position }] };
}

function readMultiPoint(view: DataView, start: number, end: number, hasHeights: boolean): ShapeOutcome {
  if (start + COUNTS_AT + 4 > end) return INVALID;
  const count = view.getInt32(start + COUNTS_AT, true);
  const positions = readPositions(view, start + COUNTS_AT + 4, count, end, hasHeights);
  if (positions === null) return INVALID;
  if (positions.length === 0) return { ok: false, loss: 'no_geometry' };
  return { ok: true, parts: positions.map((position) => ({ kind: 'point', position })) };
}

/** Reads the content of one record, starting at its type. */
export function readShape(view: DataView, start: number, end: number): ShapeOutcome {
  const type = view.getInt32(start, true);
  if (type === 0) return { ok: false, loss: 'no_geometry' };
  const hasHeights = type > 10 && type < 20;
  const kind = type > 0 && type < 30 ? type % 10 : 0;
  if (kind === POINT) return readPoint(view, start, end, hasHeights);
  if (kind === MULTI_POINT) return readMultiPoint(view, start, end, hasHeights);
  if (kind !== LINE && kind !== POLYGON) return { ok: false, loss: 'unsupported_geometry' };
  const pieces = readPieces(view, start, end, hasHeights);
  if (pieces === null) return INVALID;
  if (pieces.length === 0) return { ok: false, loss: 'no_geometry' };
  if (kind === POLYGON) return { ok: true, parts: [toRawPolygon(pieces)] };
  return { ok: true, parts: pieces.map((positions) => ({ kind: 'line', positions })) };
}
