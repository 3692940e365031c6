import type { Position } from 'geojson';
import { toTurn } from '../../geometry/wind-rings.ts';
import type { StoredGeometry } from '../../meridian/split-at-meridian.ts';
import { type ByteWriter, createByteWriter } from '../bytes/byte-writer.ts';
import { toPolygons } from '../positions.ts';

const HEADER_BYTES = 100;
const FILE_CODE = 9994;
const VERSION = 1000;
/** The value for no measure. */
const NO_MEASURE = -1e39;

/** Writes shapes of one type. */
export interface ShpFile {
  readonly count: number;
  add(geometry: StoredGeometry): void;
  /** The shapes and their offsets. */
  finish(): { shp: Uint8Array; shx: Uint8Array };
}

/** The rings of an area with the winding of shapefiles: shells clockwise, holes counterclockwise. */
function toRings(geometry: StoredGeometry & { type: 'Polygon' | 'MultiPolygon' }): Position[][] {
  return toPolygons(geometry).flatMap((rings) =>
    rings.map((ring, index) => (toTurn(ring) > 0 === (index === 0) ? [...ring].reverse() : ring)),
  );
}

function toPaths(geometry: StoredGeometry): Position[][] {
  if (geometry.type === 'Point') return [[geometry.coordinates]];
  if (geometry.type === 'LineString') return [geometry.coordinates];
  return geometry.type === 'MultiLineString' ? geometry.coordinates : toRings(geometry);
}

function growBox(box: number[], positions: readonly Position[]): void {
  for (const [x = 0, y = 0] of positions) {
    box[0] = Math.min(box[0] ?? x, x);
    box[1] = Math.min(box[1] ?? y, y);
    box[2] = Math.max(box[2] ?? x, x);
    box[3] = Math.max(box[3] ?? y, y);
  }
}

/** The range of an array, in a loop: spreading it into a call would overflow the stack. */
function toRange(values: readonly number[]): [number, number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return [least, most];
}

function writeShape(writer: ByteWriter, shapeType: number, geometry: StoredGeometry, hasZ: boolean): void {
  const paths = toPaths(geometry);
  const positions = paths.flat();
  writer.i32(shapeType);
  if (geometry.type === 'Point') {
    const [x = 0, y = 0, z = 0] = geometry.coordinates;
    for (const value of hasZ ? [x, y, z, NO_MEASURE] : [x, y]) writer.f64(value);
    return;
  }
  const box: number[] = [];
  growBox(box, positions);
  for (const value of box) writer.f64(value);
  writer.i32(paths.length);
  writer.i32(positions.length);
  let start = 0;
  for (const path of paths) {
    writer.i32(start);
    start += path.length;
  }
  for (const [x = 0, y = 0] of positions) {
    writer.f64(x);
    writer.f64(y);
  }
  if (!hasZ) return;
  const altitudes = positions.map(([, , z = 0]) => z);
  for (const value of [...toRange(altitudes), ...altitudes]) writer.f64(value);
}

/** The header of both files; lengths are in 16-bit words. */
function toHeader(bytes: number, shapeType: number, box: readonly number[]): Uint8Array {
  const header = new Uint8Array(HEADER_BYTES);
  const view = new DataView(header.buffer);
  view.setInt32(0, FILE_CODE);
  view.setInt32(24, bytes / 2);
  view.setInt32(28, VERSION, true);
  view.setInt32(32, shapeType, true);
  for (const [index, value] of box.entries()) view.setFloat64(36 + 8 * index, value, true);
  return header;
}

/**
 * Creates a writer for one type: 1 points, 3 lines, 5 areas, plus 10 with altitudes.
 * Source of the format: ESRI Shapefile Technical Description, July 1998.
 */
export function createShp(shapeType: number): ShpFile {
  const hasZ = shapeType > 10;
  const shapes = createByteWriter();
  const places: { at: number; bytes: number }[] = [];
  const box: number[] = [];
  const toBigEndian = (first: number, second: number) => {
    const bytes = new Uint8Array(8);
    const view = new DataView(bytes.buffer);
    view.setInt32(0, first);
    view.setInt32(4, second);
    return bytes;
  };
  return {
    get count() {
      return places.length;
    },
    add(geometry) {
      const shape = createByteWriter();
      writeShape(shape, shapeType, geometry, hasZ);
      growBox(box, toPaths(geometry).flat());
      places.push({ at: shapes.length + HEADER_BYTES, bytes: shape.length });
      shapes.bytes(toBigEndian(places.length, shape.length / 2));
      shapes.bytes(shape.take());
    },
    finish() {
      const index = createByteWriter();
      for (const { at, bytes } of places) index.bytes(toBigEndian(at / 2, bytes / 2));
      const join = (body: Uint8Array) => {
        const whole = new Uint8Array(HEADER_BYTES + body.length);
        whole.set(toHeader(whole.length, shapeType, box));
        whole.set(body, HEADER_BYTES);
        return whole;
      };
      return { shp: join(shapes.take()), shx: join(index.take()) };
    },
  };
}
