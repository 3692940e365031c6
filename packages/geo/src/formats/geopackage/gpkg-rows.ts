import type { SqlValue } from '@sqlite.org/sqlite-wasm';
import type { DegreesCheck } from '../crs/degrees-check.ts';
import type { Projection } from '../crs/projection.ts';
import { unprojectParts } from '../crs/unproject-parts.ts';
import { type DecodeContext, DecodeFault } from '../outcome/decode-fault.ts';
import type { DataField, DecodedPicture } from '../outcome/decoded.ts';
import type { FeatureCollector } from '../outcome/feature-collector.ts';
import { createFieldWords, type FieldWords } from '../properties/field-words.ts';
import { firstText } from '../properties/property-text.ts';
import { readGpkgGeometry } from './gpkg-geometry.ts';
import { type GpkgColumn, type GpkgLayer, listColumns, quoteName } from './gpkg-layers.ts';
import type { GpkgPictures, RelatedPictures } from './gpkg-pictures.ts';
import type { SqliteFile } from './sqlite-file.ts';

/** Counts over all layers of a file. */
export interface GpkgTally {
  rows: number;
  curves: number;
}

/** Rows per batch of features. */
const ROWS_AT_ONCE = 500;

/** What reading the rows of a layer needs. */
export interface GpkgReading {
  readonly file: SqliteFile;
  readonly context: DecodeContext;
  readonly collector: FeatureCollector;
  readonly pictures: GpkgPictures;
  readonly related: RelatedPictures;
  readonly projection: Projection;
  readonly tally: GpkgTally;
  readonly degrees: DegreesCheck;
}

const NUMBER_TYPE = /INT|REAL|DOUBLE|FLOAT|NUMERIC|DECIMAL/;

function toFieldType({ type }: GpkgColumn): DataField['type'] {
  if (type === 'BOOLEAN') return 2;
  return NUMBER_TYPE.test(type) ? 1 : 0;
}

/** A value as text, '' for binary values. */
function toValueText(value: SqlValue | undefined, { type }: GpkgColumn): string {
  if (value === null || value === undefined || typeof value === 'object') return '';
  if (type === 'BOOLEAN' && (value === 0 || value === 1)) return String(value === 1);
  return String(value);
}

/** SQLite columns can hold values of any type: one that does not match its column's type is text. */
function withTrueType(field: DataField): DataField {
  // An infinity stays a number for `isNoData` to judge.
  const isNumber = field.type === 1 && !Number.isNaN(Number(field.value));
  const isBoolean = field.type === 2 && /^(?:true|false)$/.test(field.value);
  return { ...field, type: isNumber || isBoolean || field.type > 2 ? field.type : 0 };
}

/** The columns of a layer by use. */
interface LayerColumns {
  readonly all: readonly GpkgColumn[];
  /** Indexes of the attributes: all columns but the geometry and the integer key. */
  readonly fields: readonly number[];
  readonly geometry: number;
  readonly toWords: (values: readonly string[]) => FieldWords;
}

function readLayerColumns(
  { file, context }: GpkgReading,
  { table, geometryColumn, title }: GpkgLayer,
): LayerColumns {
  const all = listColumns(file, table);
  const lower = geometryColumn.toLowerCase();
  const geometry = all.findIndex(({ name }) => name.toLowerCase() === lower);
  if (geometry < 0) {
    throw new DecodeFault(
      'not_well_formed',
      `${context.fileName} is damaged: ${title} has no geometry column.`,
    );
  }
  // An integer key is a row number, not data.
  const isField = ({ isKey, type }: GpkgColumn, index: number) =>
    index !== geometry && !(isKey && NUMBER_TYPE.test(type));
  const fields = all.flatMap((column, index) => (isField(column, index) ? [index] : []));
  const layout = fields.flatMap((index) => {
    const column = all[index];
    return column === undefined ? [] : [{ key: column.name, type: toFieldType(column) }];
  });
  return { all, fields, geometry, toWords: createFieldWords(layout, '') };
}

/** The pictures of a row: those in its columns, then related ones. Other binary values are counted by column. */
function listPictures(
  { pictures, related }: GpkgReading,
  { all, fields }: LayerColumns,
  row: readonly SqlValue[],
  bytesLeft: Map<string, number>,
): DecodedPicture[] {
  const own = fields.flatMap((index) => {
    const value = row[index];
    if (!(value instanceof Uint8Array) || value.length === 0) return [];
    const name = all[index]?.name ?? '';
    const picture = pictures.make(value, name);
    if (picture !== null) return [picture];
    bytesLeft.set(name, (bytesLeft.get(name) ?? 0) + 1);
    return [];
  });
  const others = related.keys.flatMap((key) =>
    related.list(key, row[all.findIndex(({ name }) => name === key)]),
  );
  return [...own, ...others];
}

function addRow(
  reading: GpkgReading,
  columns: LayerColumns,
  row: readonly SqlValue[],
  said: { readonly title: string; readonly bytesLeft: Map<string, number> },
): void {
  const { collector, tally, projection } = reading;
  const { all, fields, toWords } = columns;
  const words = toWords(
    fields.map((index) => toValueText(row[index], all[index] ?? { name: '', type: '', isKey: false })),
  );
  const name = firstText(words.name, said.title);
  const blob = row[columns.geometry];
  if (!(blob instanceof Uint8Array)) {
    collector.leave('no_geometry', name);
    return;
  }
  const read = readGpkgGeometry(blob);
  if (!read.ok) {
    if (read.loss === 'unsupported_geometry') tally.curves += 1;
    collector.leave(read.loss, name);
    return;
  }
  if (read.parts.length === 0) {
    collector.leave('no_geometry', name);
    return;
  }
  const features = collector.add(unprojectParts(read.parts, projection), name, () => ({
    ...words,
    name,
    data: words.data.map(withTrueType),
  }));
  const [first] = features;
  if (first === undefined) return;
  reading.degrees.see(first);
  // They go with the first of several parts.
  const pictures = listPictures(reading, columns, row, said.bytesLeft);
  if (pictures.length > 0) first.pictures = pictures;
}

/** Adds the features of a layer. Throws a `DecodeFault` at damaged data, after adding the features before it. */
export async function addLayerRows(reading: GpkgReading, layer: GpkgLayer): Promise<void> {
  const { file, collector, tally, context } = reading;
  const columns = readLayerColumns(reading, layer);
  const names = columns.all.map(({ name }) => quoteName(name)).join(', ');
  const bytesLeft = new Map<string, number>();
  let count = 0;
  for (const row of file.rows(`SELECT ${names} FROM ${quoteName(layer.table)}`)) {
    tally.rows += 1;
    if (tally.rows > context.limits.maxFeatures) {
      const limit = context.limits.maxFeatures.toLocaleString('en-US');
      throw new DecodeFault('feature_limit', `${context.fileName} has more than ${limit} rows.`);
    }
    count += 1;
    addRow(reading, columns, row, { title: `${layer.title} ${count}`, bytesLeft });
    if (count % ROWS_AT_ONCE === 0) await collector.handOn();
  }
  for (const [column, left] of bytesLeft) collector.recorder.warn('binary_left', { column, count: left });
}
