import { unescapeFormula } from '../../encode/csv/csv.ts';
import { assertDegrees } from '../crs/assert-degrees.ts';
import { loadProjection } from '../crs/load-projection.ts';
import type { Projection } from '../crs/projection.ts';
import { unprojectParts } from '../crs/unproject-parts.ts';
import {
  type DecodeContext,
  DecodeFault,
  settleDecode,
  toContext,
  toSizeText,
} from '../outcome/decode-fault.ts';
import type { DataField, Decoded, DecodedFeature, DecodeLimits } from '../outcome/decoded.ts';
import { createFeatureCollector, type FeatureCollector } from '../outcome/feature-collector.ts';
import {
  firstText,
  parseHexColor,
  readOwnFlags,
  restoreOwnData,
  toBaseName,
} from '../properties/property-text.ts';
import {
  type ColumnRole,
  hasPlace,
  listDataColumns,
  readColumns,
  type TableColumns,
} from '../properties/table-columns.ts';
import { findDayOrder, parseTableDate } from '../properties/table-dates.ts';
import { readPlace } from './csv-place.ts';
import { createCsvReader, MAX_CELLS, WideRowFault } from './csv-reader.ts';
import { sniffDelimiter, toTextSlices } from './csv-text.ts';
import { type ColumnTypes, createColumnTypes } from './csv-types.ts';

/** A cell takes two bytes in a file and a hundred in memory; how many are kept hangs on the limit of positions. */
const CELLS_A_POSITION = 4;
/** Tables have one, as a rule. */
const MAX_PROJECTIONS = 8;

interface CsvState {
  readonly context: DecodeContext;
  readonly collector: FeatureCollector;
  readonly types: ColumnTypes;
  readonly delimiter: string;
  /** By the code that stands before a shape. */
  readonly projections: ReadonlyMap<number, Projection>;
  columns: TableColumns | null;
  /** Whether this product wrote the table: its cells are guarded against being run as formulas. */
  isOwn: boolean;
  dataColumns: readonly number[];
  /** Cells that became data fields, over all rows. */
  cellCount: number;
  /** Features with their date as it stands: what `03/04` means is known when all are read. */
  readonly dated: { feature: DecodedFeature; text: string }[];
}

function toData(state: CsvState, columns: TableColumns, cells: readonly string[]): DataField[] {
  const data: DataField[] = [];
  const add = (key: string, cell: string) => {
    const value = cell.trim();
    if (value === '') return;
    state.types.see(key, value);
    data.push({ key, value, type: 0 });
  };
  for (const index of state.dataColumns) add(columns.keys[index] ?? '', cells[index] ?? '');
  for (let index = columns.keys.length; index < cells.length; index += 1) {
    add(`column ${index + 1}`, cells[index] ?? '');
  }
  return data;
}

/**
 * The projection of a row, with what a person should know of it in the report. Throws a `DecodeFault` for a code that is
 * not known, or that the first rows do not have.
 */
function findProjection({ context, collector, projections }: CsvState, srid: number | null): Projection {
  const projection = projections.get(srid ?? 0);
  if (projection === undefined) {
    throw new DecodeFault(
      'foreign_projection',
      `${context.fileName} is in the coordinate system EPSG:${srid}. Save it in WGS 84 (degrees) first.`,
      { crs: `EPSG:${srid}` },
    );
  }
  for (const { kind, values } of projection.warnings) collector.recorder.warn(kind, values);
  return projection;
}

/** The projections of the codes that stand before the shapes of the first rows; 0 says nothing. */
async function loadProjections(head: string): Promise<Map<number, Projection>> {
  const codes = new Set([0, 4326, 4979]);
  for (const [, code] of head.matchAll(/\bSRID\s*=\s*(\d{1,9})\s*;/gi)) {
    if (codes.size < MAX_PROJECTIONS) codes.add(Number(code));
  }
  const projections = new Map<number, Projection>();
  for (const code of codes) {
    const outcome = await loadProjection({ code });
    if (outcome.ok) projections.set(code, outcome.projection);
  }
  return projections;
}

function addRow(state: CsvState, columns: TableColumns, cells: readonly string[], line: number): void {
  const { collector, context } = state;
  const textOf = (role: ColumnRole) => (cells[columns.roles.get(role) ?? -1] ?? '').trim();
  const said = textOf('name');
  const place = readPlace(cells, columns);
  if (!place.ok) {
    collector.leave(place.loss, firstText(said, `line ${line}`));
    return;
  }
  const projection = findProjection(state, place.srid);
  const color = parseHexColor(textOf('color'));
  const name = firstText(said, toBaseName(context.fileName));
  const fields = toData(state, columns, cells);
  const data = restoreOwnData(fields);
  const flags = readOwnFlags(fields);
  // A colour that is none of ours is a word like any other.
  if (color === null && textOf('color') !== '') {
    data.push({
      key: columns.keys[columns.roles.get('color') ?? -1] ?? 'color',
      value: textOf('color'),
      type: 0,
    });
  }
  const date = firstText(`${textOf('date')} ${textOf('time')}`);
  state.cellCount += data.length;
  if (state.cellCount > context.limits.maxVertices * CELLS_A_POSITION) {
    throw new DecodeFault('size_limit', `${context.fileName} has more cells than can be kept.`);
  }
  const features = collector.add(
    unprojectParts(place.parts, projection),
    firstText(said, `line ${line}`),
    () => ({
      name,
      description: textOf('description'),
      color,
      created_origin: null,
      data: data.map((field) => ({ ...field })),
      folder: null,
      ...flags,
    }),
  );
  if (date !== '') for (const feature of features) state.dated.push({ feature, text: date });
}

function readHeader(state: CsvState, cells: readonly string[]): void {
  const columns = readColumns(cells);
  state.columns = columns;
  state.dataColumns = listDataColumns(columns);
  state.isOwn = cells.includes('waypost_code');
  if (hasPlace(columns)) return;
  state.collector.recorder.warn('no_place_column');
}

/** Dates are read when all rows are known; one that cannot be told stays a data field. */
function finishDates(state: CsvState, isDayFirst: boolean): void {
  const order = findDayOrder(state.dated.map(({ text }) => text)) ?? (isDayFirst ? 'day' : null);
  const { roles, keys } = state.columns ?? { roles: new Map<ColumnRole, number>(), keys: [] };
  const key = keys[roles.get('date') ?? -1] ?? 'date';
  let untold = 0;
  for (const { feature, text } of state.dated) {
    const time = parseTableDate(text, order);
    feature.properties.created_origin = time;
    if (time !== null) continue;
    untold += 1;
    feature.properties.data.push({ key, value: text, type: 0 });
  }
  if (untold > 0) {
    state.collector.recorder.warn('untold_dates', { column: key, count: untold });
  }
}

function readRows(state: CsvState, first: string, rest: Iterable<string>): void {
  const { fileName } = state.context;
  const onRow = (cells: readonly string[], line: number) => {
    if (cells.every((cell) => cell.trim() === '')) return;
    if (state.columns === null) readHeader(state, cells);
    else addRow(state, state.columns, state.isOwn ? cells.map(unescapeFormula) : cells, line);
  };
  const reader = createCsvReader(state.delimiter, onRow);
  reader.push(first);
  for (const slice of rest) reader.push(slice);
  const { openQuoteLine } = reader.finish();
  if (openQuoteLine !== null) {
    throw new DecodeFault(
      'not_well_formed',
      `${fileName} opens a quotation mark in line ${openQuoteLine} that is never closed.`,
      { line: openQuoteLine },
    );
  }
}

/** Spanish words for a date, and semicolons, come from places that write the day first. */
function saysDayFirst({ columns, delimiter }: CsvState): boolean {
  const header = columns?.keys.join(' ') ?? '';
  return delimiter === ';' || /\bfecha|\blatitud\b|\blongitud\b/i.test(header);
}

/**
 * Decodes a table of separated values: each row becomes the point of its coordinates or the shape of its well-known
 * text. The delimiter, the encoding and the columns are found by their looks. Rows without a place are left.
 * Source of the format: RFC 4180, and what spreadsheets write.
 */
export function decodeCsv(
  { name, bytes }: { name: string; bytes: Uint8Array },
  limits?: Partial<DecodeLimits>,
): Promise<Decoded> {
  const context = toContext(name, limits);
  return settleDecode(async () => {
    if (bytes.length > context.limits.maxInflatedBytes) {
      const limit = toSizeText(context.limits.maxInflatedBytes);
      throw new DecodeFault('size_limit', `${name} holds more than ${limit}.`);
    }
    const collector = createFeatureCollector(context);
    const slices = toTextSlices(bytes);
    const head = slices.next().value ?? '';
    const { delimiter, skip } = sniffDelimiter(head);
    const types = createColumnTypes(delimiter !== ',');
    const projections = await loadProjections(head);
    const state: CsvState = {
      context,
      collector,
      types,
      delimiter,
      projections,
      cellCount: 0,
      columns: null,
      isOwn: false,
      dataColumns: [],
      dated: [],
    };
    try {
      readRows(state, head.slice(skip), slices);
    } catch (error) {
      if (!(error instanceof WideRowFault)) throw error;
      throw new DecodeFault(
        'size_limit',
        `${name} has a row of more than ${MAX_CELLS.toLocaleString('en-US')} cells, or one cell of more than 16 MB.`,
      );
    }
    finishDates(state, saysDayFirst(state));
    const decoded = collector.finish('csv');
    // Of our own tables each value has said its type.
    if (decoded.ok && !state.isOwn) {
      for (const feature of decoded.features) types.apply(feature.properties.data);
    }
    return assertDegrees(decoded, name);
  });
}
