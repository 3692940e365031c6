import type { RawGeometry, RawPosition } from './clean-geometry.ts';

/** A geometry read from WKB: its parts, or why it is not kept. */
export type WkbGeometry =
  | { readonly ok: true; readonly parts: RawGeometry[] }
  | { readonly ok: false; readonly loss: 'unsupported_geometry' | 'invalid_coordinates' };

/** Geometry types; higher ones are curves and surfaces in space. */
const POINT = 1;
const LINE = 2;
const POLYGON = 3;
const MULTI_POINT = 4;
const MULTI_LINE = 5;
const MULTI_POLYGON = 6;
const COLLECTION = 7;
/** Collections whose members may all be straight. */
const MULTI_CURVE = 11;
const MULTI_SURFACE = 12;

/** Flags in the type of EWKB, which PostGIS writes. */
const EWKB_Z = 0x8000_0000;
const EWKB_M = 0x4000_0000;
const EWKB_SRID = 0x2000_0000;
const MAX_DEPTH = 16;

/** Stops reading a damaged or unsupported geometry; never leaves this file. */
class WkbFault extends Error {
  readonly loss: 'unsupported_geometry' | 'invalid_coordinates';

  constructor(loss: WkbFault['loss']) {
    super(loss);
    this.loss = loss;
  }
}

interface WkbHead {
  readonly type: number;
  readonly hasZ: boolean;
  readonly hasM: boolean;
  readonly isLittleEndian: boolean;
}

/** A position in the bytes. */
interface WkbCursor {
  readonly view: DataView;
  at: number;
}

function take(cursor: WkbCursor, bytes: number): number {
  const { at, view } = cursor;
  if (at + bytes > view.byteLength) throw new WkbFault('invalid_coordinates');
  cursor.at = at + bytes;
  return at;
}

/** Reads the byte order and the type, in ISO WKB (1001 is Point Z) or EWKB. */
function readHead(cursor: WkbCursor): WkbHead {
  const order = cursor.view.getUint8(take(cursor, 1));
  if (order > 1) throw new WkbFault('invalid_coordinates');
  const isLittleEndian = order === 1;
  const code = cursor.view.getUint32(take(cursor, 4), isLittleEndian);
  if ((code & EWKB_SRID) !== 0) take(cursor, 4);
  const plain = code & 0x0fff_ffff;
  const dimensions = Math.floor(plain / 1000);
  return {
    type: plain % 1000,
    hasZ: (code & EWKB_Z) !== 0 || dimensions === 1 || dimensions === 3,
    hasM: (code & EWKB_M) !== 0 || dimensions === 2 || dimensions === 3,
    isLittleEndian,
  };
}

/** Reads a count, checked against the remaining bytes. */
function readCount(cursor: WkbCursor, { isLittleEndian }: WkbHead, itemBytes: number): number {
  const count = cursor.view.getUint32(take(cursor, 4), isLittleEndian);
  if (count * itemBytes > cursor.view.byteLength - cursor.at) throw new WkbFault('invalid_coordinates');
  return count;
}

const toPositionBytes = ({ hasZ, hasM }: WkbHead) => 16 + (hasZ ? 8 : 0) + (hasM ? 8 : 0);

/** A measure comes after the altitude, so that `cleanGeometry` drops and reports it. */
function readPosition(cursor: WkbCursor, head: WkbHead): RawPosition {
  const at = take(cursor, toPositionBytes(head));
  const numberAt = (index: number) => cursor.view.getFloat64(at + index * 8, head.isLittleEndian);
  const position = [numberAt(0), numberAt(1)];
  if (head.hasZ) position.push(numberAt(2));
  if (head.hasM) position.push(...(head.hasZ ? [] : [Number.NaN]), numberAt(head.hasZ ? 3 : 2));
  return position;
}

function readPositions(cursor: WkbCursor, head: WkbHead): RawPosition[] {
  const count = readCount(cursor, head, toPositionBytes(head));
  return Array.from({ length: count }, () => readPosition(cursor, head));
}

function readRings(cursor: WkbCursor, head: WkbHead): RawPosition[][] {
  const count = readCount(cursor, head, 4);
  return Array.from({ length: count }, () => readPositions(cursor, head));
}

/** Reads the members of a collection. */
function readMembers(cursor: WkbCursor, head: WkbHead, depth: number, type?: number): RawGeometry[] {
  const count = readCount(cursor, head, 5);
  const members: RawGeometry[] = [];
  for (let index = 0; index < count; index += 1) {
    const memberHead = readHead(cursor);
    if (type !== undefined && memberHead.type !== type) throw new WkbFault('unsupported_geometry');
    members.push(...readParts(cursor, memberHead, depth + 1));
  }
  return members;
}

/** An empty point has NaN coordinates. */
const isEmpty = ([x, y]: RawPosition) => Number.isNaN(x) && Number.isNaN(y);

function readParts(cursor: WkbCursor, head: WkbHead, depth: number): RawGeometry[] {
  if (depth > MAX_DEPTH) throw new WkbFault('unsupported_geometry');
  switch (head.type) {
    case POINT: {
      const position = readPosition(cursor, head);
      return isEmpty(position) ? [] : [{ kind: 'point', position }];
    }
    case LINE: {
      const positions = readPositions(cursor, head);
      return positions.length === 0 ? [] : [{ kind: 'line', positions }];
    }
    case POLYGON: {
      const rings = readRings(cursor, head);
      return rings.length === 0 ? [] : [{ kind: 'polygon', rings }];
    }
    case MULTI_POINT:
      return readMembers(cursor, head, depth, POINT);
    case MULTI_LINE:
    case MULTI_CURVE:
      return readMembers(cursor, head, depth, LINE);
    case MULTI_POLYGON:
    case MULTI_SURFACE: {
      const polygons = readMembers(cursor, head, depth, POLYGON).flatMap((part) =>
        part.kind === 'polygon' ? [part.rings] : [],
      );
      return polygons.length === 0 ? [] : [{ kind: 'multipolygon', polygons }];
    }
    case COLLECTION:
      return readMembers(cursor, head, depth);
    default:
      throw new WkbFault('unsupported_geometry');
  }
}

/**
 * Reads ISO WKB and EWKB. Points and lines of multi-geometries become parts of their own, a multi-polygon is one part, and
 * an empty geometry has none. Counts are checked against the length before anything is allocated.
 * Source of the format: OGC 06-103r4, 8; ISO 19125-1; PostGIS for its flags.
 */
export function readWkb(bytes: Uint8Array): WkbGeometry {
  const cursor = { view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), at: 0 };
  try {
    return { ok: true, parts: readParts(cursor, readHead(cursor), 0) };
  } catch (error) {
    if (error instanceof WkbFault) return { ok: false, loss: error.loss };
    throw error;
  }
}
