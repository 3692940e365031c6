import type { Position } from 'geojson';
import type { StoredGeometry } from '../../meridian/split-at-meridian.ts';
import { toByteChunks } from '../bytes/byte-chunks.ts';
import { createByteWriter } from '../bytes/byte-writer.ts';
import { countKind, type EncodeOptions, type ExportedFeature } from '../exported-feature.ts';
import { type FlatColumn, toFlatTable } from '../flat-row.ts';
import { hasAltitude as isHigh, toPolygons } from '../positions.ts';
import {
  type FlatField,
  toBytes,
  toDoubles,
  toFlatString,
  toInts,
  toTable,
  toTables,
  writeTable,
} from './flat-buffer.ts';

const UTF8 = new TextEncoder();
const MAGIC = new Uint8Array([0x66, 0x67, 0x62, 3, 0x66, 0x67, 0x62, 0]);
const GEOMETRY_TYPES = { Point: 1, LineString: 2, Polygon: 3, MultiLineString: 5, MultiPolygon: 6 } as const;
const COLUMN_TYPES = { 0: 11, 1: 10, 2: 2 } as const;

/** One size-prefixed FlatBuffers message. */
function toMessage(fields: readonly (FlatField | null)[]): Uint8Array {
  const writer = createByteWriter();
  writer.u32(0);
  writer.u32(0);
  writer.setU32(4, writeTable(writer, fields) - 4);
  writer.align(8, 4);
  writer.setU32(0, writer.length - 4);
  return writer.take();
}

function toHeader({ name, hasAltitude }: EncodeOptions, columns: readonly FlatColumn[]): Uint8Array {
  const tables = columns.map((column) => [
    toFlatString(column.name),
    { kind: 'u8', value: COLUMN_TYPES[column.type] } as const,
  ]);
  return toMessage([
    toFlatString(name),
    null,
    // The geometry type is stored with each feature, and the count is unknown until the end.
    { kind: 'u8', value: 0 },
    { kind: 'u8', value: hasAltitude ? 1 : 0 },
    null,
    null,
    null,
    toTables(tables),
    null,
    // No index: it would precede the features, which are streamed.
    { kind: 'u16', value: 0 },
    toTable([toFlatString('EPSG'), { kind: 'i32', value: 4326 }]),
  ]);
}

/** The table of a geometry or of one of its parts. */
function toPart(
  type: number,
  paths: readonly (readonly Position[])[],
  withAltitude: boolean,
): (FlatField | null)[] {
  let end = 0;
  const ends = paths.map((path) => {
    end += path.length;
    return end;
  });
  const positions = paths.flat();
  return [
    paths.length > 1 ? toInts(ends) : null,
    toDoubles(positions.flatMap(([lng = 0, lat = 0]) => [lng, lat])),
    withAltitude ? toDoubles(positions.map(([, , altitude = 0]) => altitude)) : null,
    null,
    null,
    null,
    { kind: 'u8', value: type },
  ];
}

function toGeometry(geometry: StoredGeometry, withAltitude: boolean): (FlatField | null)[] {
  const type = GEOMETRY_TYPES[geometry.type];
  switch (geometry.type) {
    case 'Point':
      return toPart(type, [[geometry.coordinates]], withAltitude);
    case 'LineString':
      return toPart(type, [geometry.coordinates], withAltitude);
    case 'MultiLineString':
    case 'Polygon':
      return toPart(type, geometry.coordinates, withAltitude);
    case 'MultiPolygon': {
      const parts = toPolygons(geometry).map((rings) => toPart(GEOMETRY_TYPES.Polygon, rings, withAltitude));
      return [null, null, null, null, null, null, { kind: 'u8', value: type }, toTables(parts)];
    }
  }
}

/** The values of a feature, each preceded by its column index. */
function toProperties(columns: readonly FlatColumn[], row: readonly (string | null)[]): Uint8Array {
  const writer = createByteWriter();
  for (const [index, { type }] of columns.entries()) {
    const value = row[index] ?? null;
    if (value === null || (type === 1 && !Number.isFinite(Number(value)))) continue;
    writer.u16(index);
    if (type === 1) writer.f64(Number(value));
    else if (type === 2) writer.u8(value === 'true' ? 1 : 0);
    else {
      const text = UTF8.encode(value);
      writer.u32(text.length);
      writer.bytes(text);
    }
  }
  return writer.take();
}

async function* toMessages(features: AsyncIterable<ExportedFeature>, options: EncodeOptions) {
  const { columns, toRow } = toFlatTable(options);
  const { hasAltitude, notes } = options;
  yield MAGIC;
  yield toHeader(options, columns);
  for await (const feature of features) {
    const properties = toProperties(columns, toRow(feature));
    if (hasAltitude && !isHigh(feature.geometry)) notes.zeroAltitudes += 1;
    yield toMessage([toTable(toGeometry(feature.geometry, hasAltitude)), toBytes(properties)]);
    countKind(notes.written, feature);
  }
}

/** Streams a FlatGeobuf file without an index. Source of the format: flatgeobuf.org, version 3. */
export function encodeFlatgeobuf(
  features: AsyncIterable<ExportedFeature>,
  options: EncodeOptions,
): AsyncGenerator<Uint8Array> {
  return toByteChunks(toMessages(features, options));
}
