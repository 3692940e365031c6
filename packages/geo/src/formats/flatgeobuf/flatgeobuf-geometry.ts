import type { RawGeometry, RawPosition } from '../geometry/clean-geometry.ts';
import { FlatbufferFault, type FlatTable } from './flatbuffer.ts';

/** Numbers of fields of the table `Geometry`. */
const ENDS = 0;
const XY = 1;
const Z = 2;
const TYPE = 6;
const PARTS = 7;

/** Numbers of geometry types; those above are curves and surfaces. */
const POINT = 1;
const LINE = 2;
const POLYGON = 3;
const MULTI_POINT = 4;
const MULTI_LINE = 5;
const MULTI_POLYGON = 6;
const COLLECTION = 7;

/** What may still be read of one feature: a table may be named again and again, which no size of a file bounds. */
interface Budget {
  bytes: number;
}

const TABLE_BYTES = 8;
const END_BYTES = 4;
const POSITION_BYTES = 16;

function spend(budget: Budget, bytes: number): void {
  budget.bytes -= bytes;
  if (budget.bytes < 0) throw new FlatbufferFault();
}

function readPositions(table: FlatTable, budget: Budget): RawPosition[] {
  const xy = table.doubles(XY);
  const z = table.doubles(Z);
  const count = Math.floor(xy.length / 2);
  spend(budget, count * POSITION_BYTES);
  const positions: RawPosition[] = [];
  for (let index = 0; index < count; index += 1) {
    const [x, y] = [xy.at(index * 2), xy.at(index * 2 + 1)];
    positions.push(index < z.length ? [x, y, z.at(index)] : [x, y]);
  }
  return positions;
}

/** Positions cut at the ends the geometry names; without any they are one piece. */
function readPieces(table: FlatTable, budget: Budget): RawPosition[][] {
  const positions = readPositions(table, budget);
  const ends = table.uint32s(ENDS);
  spend(budget, TABLE_BYTES + ends.length * END_BYTES);
  if (ends.length === 0) return positions.length === 0 ? [] : [positions];
  let from = 0;
  return ends.map((end) => {
    if (end < from || end > positions.length) throw new FlatbufferFault();
    const piece = positions.slice(from, end);
    from = end;
    return piece;
  });
}

function readParts(table: FlatTable, outerType: number, budget: Budget): RawGeometry[] | null {
  spend(budget, TABLE_BYTES);
  const type = outerType === 0 ? table.byte(TYPE, 0) : outerType;
  switch (type) {
    case POINT:
      return readPositions(table, budget)
        .slice(0, 1)
        .map((position) => ({ kind: 'point', position }));
    case MULTI_POINT:
      return readPositions(table, budget).map((position) => ({ kind: 'point', position }));
    case LINE: {
      const positions = readPositions(table, budget);
      return positions.length === 0 ? [] : [{ kind: 'line', positions }];
    }
    case MULTI_LINE:
      return readPieces(table, budget).map((positions) => ({ kind: 'line', positions }));
    case POLYGON: {
      const rings = readPieces(table, budget);
      return rings.length === 0 ? [] : [{ kind: 'polygon', rings }];
    }
    case MULTI_POLYGON: {
      const polygons = table.tables(PARTS).map((part) => readPieces(part, budget));
      return polygons.length === 0 ? [] : [{ kind: 'multipolygon', polygons }];
    }
    case COLLECTION: {
      const parts = table.tables(PARTS).map((part) => readParts(part, 0, budget));
      return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
    }
    default:
      return null;
  }
}

/**
 * The parts of a feature's geometry; null where it is of a kind that is not kept. `type` is the file's, 0 where each
 * feature has its own; `size` the bytes of the feature, which bound how much it can hold.
 * @throws FlatbufferFault where it says more than its bytes hold.
 */
export function readFlatgeobufGeometry(table: FlatTable, type: number, size: number): RawGeometry[] | null {
  // A writer may share the same layout and lists between tables, hence twice.
  return readParts(table, type, { bytes: size * 2 });
}
