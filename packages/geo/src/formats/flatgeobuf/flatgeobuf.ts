import { assertDegrees } from '../crs/assert-degrees.ts';
import type { CrsClaim, Projection } from '../crs/projection.ts';
import { requireProjection } from '../crs/require-projection.ts';
import { unprojectParts } from '../crs/unproject-parts.ts';
import { type DecodeContext, DecodeFault, settleDecode, toContext } from '../outcome/decode-fault.ts';
import type { Decoded, DecodeLimits } from '../outcome/decoded.ts';
import {
  createFeatureCollector,
  type FeatureCollector,
  toVertexFault,
} from '../outcome/feature-collector.ts';
import { createFieldWords, type FieldLayout, type FieldWords } from '../properties/field-words.ts';
import { toBaseName } from '../properties/property-text.ts';
import { FlatbufferFault, type FlatTable, readFlatbuffer } from './flatbuffer.ts';
import { readFlatgeobufGeometry } from './flatgeobuf-geometry.ts';

const MAGIC_BYTES = 8;
const MAX_HEADER_BYTES = 10 * 1024 * 1024;
const MAX_COLUMNS = 4_096;
const INDEX_NODE_BYTES = 40;

/** Numbers of fields of the table `Header`. */
const GEOMETRY_TYPE = 2;
const COLUMNS = 7;
const FEATURES_COUNT = 8;
const INDEX_NODE_SIZE = 9;
const CRS = 10;

/** What the values of a column are, by its number in the schema: how many bytes, and what they become. */
const NUMBERS: ReadonlyMap<number, { size: number; read: (view: DataView, at: number) => number | bigint }> =
  new Map([
    [0, { size: 1, read: (view, at) => view.getInt8(at) }],
    [1, { size: 1, read: (view, at) => view.getUint8(at) }],
    [3, { size: 2, read: (view, at) => view.getInt16(at, true) }],
    [4, { size: 2, read: (view, at) => view.getUint16(at, true) }],
    [5, { size: 4, read: (view, at) => view.getInt32(at, true) }],
    [6, { size: 4, read: (view, at) => view.getUint32(at, true) }],
    [7, { size: 8, read: (view, at) => view.getBigInt64(at, true) }],
    [8, { size: 8, read: (view, at) => view.getBigUint64(at, true) }],
    [9, { size: 4, read: (view, at) => Number(view.getFloat32(at, true).toPrecision(7)) }],
    [10, { size: 8, read: (view, at) => view.getFloat64(at, true) }],
  ]);
const BOOLEAN = 2;
const BINARY = 14;

interface FlatgeobufHeader {
  readonly geometryType: number;
  readonly featuresCount: number;
  readonly columnTypes: readonly number[];
  readonly layout: readonly FieldLayout[];
  readonly crs: CrsClaim;
  /** Where the features begin. */
  readonly start: number;
}

function toFault({ fileName }: DecodeContext): DecodeFault {
  return new DecodeFault('not_well_formed', `${fileName} is damaged: its header cannot be read.`);
}

/** Bytes of the index between header and features; its size follows from the counts. */
function toIndexSize(count: number, nodeSize: number): number {
  if (nodeSize < 2 || count === 0) return 0;
  let nodes = count;
  for (let level = count; level > 1; ) {
    level = Math.ceil(level / nodeSize);
    nodes += level;
  }
  return (count === 1 ? 2 : nodes) * INDEX_NODE_BYTES;
}

/** The codes of other authorities are not known here: what they mean is said by the text alone. */
function toClaim(crs: FlatTable | null): CrsClaim {
  const isKnown = /^(EPSG|ESRI)?$/i.test(crs?.text(0) ?? '');
  return { code: isKnown ? crs?.int32(1, 0) : 0, wkt: crs?.text(4), name: crs?.text(2) };
}

function readHeader(bytes: Uint8Array, context: DecodeContext): FlatgeobufHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < MAGIC_BYTES + 8) throw toFault(context);
  const size = view.getUint32(MAGIC_BYTES, true);
  const end = MAGIC_BYTES + 4 + size;
  if (size > MAX_HEADER_BYTES || end > bytes.length) throw toFault(context);
  const header = readFlatbuffer(bytes.subarray(MAGIC_BYTES + 4, end));
  const columns = header.tables(COLUMNS);
  const featuresCount = header.uint64(FEATURES_COUNT);
  const start = end + toIndexSize(featuresCount, header.uint16(INDEX_NODE_SIZE, 16));
  if (columns.length > MAX_COLUMNS || start > bytes.length) throw toFault(context);
  const columnTypes = columns.map((column) => column.byte(1, 0));
  const toType = (type: number) => (type === BOOLEAN ? 2 : NUMBERS.has(type) ? 1 : 0);
  return {
    geometryType: header.byte(GEOMETRY_TYPE, 0),
    featuresCount,
    columnTypes,
    crs: toClaim(header.table(CRS)),
    layout: columns.map((column, index) => ({ key: column.text(0), type: toType(columnTypes[index] ?? 0) })),
    start,
  };
}

/** A feature's values in the order of the columns; what cannot be read ends the list. */
function readValues(bytes: Uint8Array, types: readonly number[]): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const values: string[] = types.map(() => '');
  for (let at = 0; at + 2 < bytes.length; ) {
    const column = view.getUint16(at, true);
    const type = types[column];
    at += 2;
    if (type === undefined) break;
    const number = NUMBERS.get(type);
    const isText = number === undefined && type !== BOOLEAN;
    if (isText && at + 4 > bytes.length) break;
    const size = number?.size ?? (isText ? view.getUint32(at, true) : 1);
    if (isText) at += 4;
    if (at + size > bytes.length) break;
    if (number !== undefined) values[column] = String(number.read(view, at));
    else if (type === BOOLEAN) values[column] = String(view.getUint8(at) !== 0);
    // Bytes of pictures and the like are no words.
    else if (type !== BINARY) values[column] = new TextDecoder().decode(bytes.subarray(at, at + size));
    at += size;
  }
  return values;
}

interface FlatgeobufReading {
  readonly header: FlatgeobufHeader;
  readonly projection: Projection;
  readonly toWords: (values: readonly string[]) => FieldWords;
  readonly collector: FeatureCollector;
}

function addFeature(
  bytes: Uint8Array,
  { header, projection, toWords, collector }: FlatgeobufReading,
  title: string,
): void {
  try {
    const feature = readFlatbuffer(bytes);
    const words = toWords(readValues(feature.bytes(1), header.columnTypes));
    const name = words.name === '' ? title : words.name;
    const geometry = feature.table(0);
    const parts = geometry && readFlatgeobufGeometry(geometry, header.geometryType, bytes.length);
    if (geometry !== null && parts === null) collector.leave('unsupported_geometry', name);
    else if (parts === null || parts.length === 0) collector.leave('no_geometry', name);
    else
      collector.add(unprojectParts(parts, projection), name, () => ({
        ...words,
        data: words.data.map((field) => ({ ...field })),
      }));
  } catch (error) {
    if (!(error instanceof FlatbufferFault)) throw error;
    collector.leave('invalid_coordinates', title);
  }
}

function addFeatures(
  bytes: Uint8Array,
  header: FlatgeobufHeader,
  projection: Projection,
  context: DecodeContext,
  collector: FeatureCollector,
): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const baseName = toBaseName(context.fileName);
  const toWords = createFieldWords(header.layout, baseName);
  const reading = { header, projection, toWords, collector };
  let at = header.start;
  let count = 0;
  while (at + 4 < bytes.length) {
    const end = at + 4 + view.getUint32(at, true);
    if (end > bytes.length) break;
    // A position takes sixteen bytes, so that a larger feature may hold too many of them.
    if ((end - at) / 16 > context.limits.maxVertices * 4) throw toVertexFault(context);
    count += 1;
    addFeature(bytes.subarray(at + 4, end), reading, `${baseName} ${count}`);
    at = end;
  }
  if (at === bytes.length && (header.featuresCount === 0 || header.featuresCount === count)) return;
  collector.recorder.warn('cut_features', { read: count, stated: header.featuresCount });
}

/**
 * Decodes FlatGeobuf, every feature of it, in any coordinate system that is known here; the index is passed over. Counts and sizes of the
 * file are held against its length before anything is made of them. Source of the format: flatgeobuf.org, version 3.
 */
export function decodeFlatgeobuf(
  { name, bytes }: { name: string; bytes: Uint8Array },
  limits?: Partial<DecodeLimits>,
): Promise<Decoded> {
  const context = toContext(name, limits);
  return settleDecode(async () => {
    const collector = createFeatureCollector(context);
    let header: FlatgeobufHeader;
    try {
      header = readHeader(bytes, context);
    } catch (error) {
      throw error instanceof FlatbufferFault ? toFault(context) : error;
    }
    const projection = await requireProjection(header.crs, name, collector.recorder);
    addFeatures(bytes, header, projection, context, collector);
    return assertDegrees(collector.finish('flatgeobuf'), name);
  });
}
