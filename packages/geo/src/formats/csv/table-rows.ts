import { unescapeFormula } from '../../encode/csv/csv-line.ts';
import type { Projection } from '../crs/projection.ts';
import { unprojectParts } from '../crs/unproject-parts.ts';
import { type DecodeContext, DecodeFault } from '../outcome/decode-fault.ts';
import type { DataField, DecodedFeature } from '../outcome/decoded.ts';
import type { FeatureCollector } from '../outcome/feature-collector.ts';
import { type ItemPlace, toPlaceLabel } from '../outcome/item-place.ts';
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
import { type ColumnTypes, createColumnTypes } from './csv-types.ts';
import type { TableProjections } from './table-projections.ts';

/** A cell takes two bytes in a file and a hundred in memory; the limit of positions also bounds the cells. */
const CELLS_A_POSITION = 4;

/** Turns the rows of a table, of any format, into features by the names of its columns. */
export interface TableRows {
  /** Reads the header. @returns whether it has a place column. */
  header(cells: readonly string[]): boolean;
  /** Adds a row. `at` identifies it in the report. Throws a `DecodeFault` at a limit. */
  add(cells: readonly string[], at: ItemPlace): void;
  /**
   * Reads the dates once all rows are known, since other rows tell what `03/04` means, and sets the types of data fields by
   * column.
   */
  finish(isDayFirst: boolean): void;
  /** Whether the header is Spanish: such tables write the day first. */
  isSpanish(): boolean;
}

interface TableState {
  readonly context: DecodeContext;
  readonly collector: FeatureCollector;
  readonly types: ColumnTypes;
  readonly projections: TableProjections;
  columns: TableColumns;
  /** Whether this product wrote the table: its cells are guarded against being run as formulas. */
  isOwn: boolean;
  dataColumns: readonly number[];
  /** Cells that became data fields, over all rows. */
  cellCount: number;
  readonly added: { feature: DecodedFeature; label: string }[];
  /** Features with their date as it stands. */
  readonly dated: { feature: DecodedFeature; text: string }[];
}

function toData({ columns, types, dataColumns }: TableState, cells: readonly string[]): DataField[] {
  const data: DataField[] = [];
  const add = (key: string, cell: string) => {
    const value = cell.trim();
    if (value === '') return;
    types.see(key, value);
    data.push({ key, value, type: 0 });
  };
  for (const index of dataColumns) add(columns.keys[index] ?? '', cells[index] ?? '');
  for (let index = columns.keys.length; index < cells.length; index += 1) {
    add(`column ${index + 1}`, cells[index] ?? '');
  }
  return data;
}

/**
 * The projection of a row; its warnings are added to the report. Throws a `DecodeFault` for an SRID that is unknown or was
 * not loaded.
 */
function findProjection({ context, collector, projections }: TableState, srid: number | null): Projection {
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

function addRow(state: TableState, cells: readonly string[], at: ItemPlace): void {
  const label = toPlaceLabel(at);
  const { collector, columns, context } = state;
  const textOf = (role: ColumnRole) => (cells[columns.roles.get(role) ?? -1] ?? '').trim();
  const said = textOf('name');
  const place = readPlace(cells, columns);
  if (!place.ok) {
    collector.leave(place.loss, firstText(said, label));
    return;
  }
  const projection = findProjection(state, place.srid);
  const color = parseHexColor(textOf('color'));
  const name = firstText(said, toBaseName(context.fileName));
  const fields = toData(state, cells);
  const data = restoreOwnData(fields);
  const flags = readOwnFlags(fields);
  // A colour that cannot be parsed is kept as data.
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
    firstText(said, label),
    () => ({
      name,
      description: textOf('description'),
      color,
      created_origin: null,
      data: data.map((field) => ({ ...field })),
      folder: null,
      ...flags,
    }),
    at,
  );
  for (const feature of features) state.added.push({ feature, label: firstText(said, label) });
  if (date !== '') for (const feature of features) state.dated.push({ feature, text: date });
}

/** One that cannot be told stays a data field. */
function finishDates({ dated, columns, collector }: TableState, isDayFirst: boolean): void {
  const order = findDayOrder(dated.map(({ text }) => text)) ?? (isDayFirst ? 'day' : null);
  const { roles, keys } = columns;
  const key = keys[roles.get('date') ?? -1] ?? 'date';
  let untold = 0;
  for (const { feature, text } of dated) {
    const time = parseTableDate(text, order);
    feature.properties.created_origin = time;
    if (time !== null) continue;
    untold += 1;
    feature.properties.data.push({ key, value: text, type: 0 });
  }
  if (untold > 0) collector.recorder.warn('untold_dates', { column: key, count: untold });
}

function applyTypes({ added, collector, types, isOwn }: TableState): void {
  // Our own tables state the type of each value.
  if (isOwn) return;
  for (const { feature, label } of added) {
    const { properties } = feature;
    const before = properties.data.length;
    properties.data = types.apply(properties.data);
    if (properties.data.length < before) collector.recorder.changed('numbers_dropped', label);
  }
}

/** Creates the reader of one table. `usesCommas`: numbers have a decimal comma, `1,5`. */
export function createTableRows(
  context: DecodeContext,
  collector: FeatureCollector,
  { usesCommas, projections }: { readonly usesCommas: boolean; readonly projections: TableProjections },
): TableRows {
  const state: TableState = {
    context,
    collector,
    types: createColumnTypes(usesCommas),
    projections,
    columns: { roles: new Map(), keys: [] },
    isOwn: false,
    dataColumns: [],
    cellCount: 0,
    added: [],
    dated: [],
  };
  return {
    header: (cells) => {
      state.columns = readColumns(cells);
      state.dataColumns = listDataColumns(state.columns);
      state.isOwn = cells.includes('waypost_code');
      return hasPlace(state.columns);
    },
    add: (cells, at) => addRow(state, state.isOwn ? cells.map(unescapeFormula) : cells, at),
    finish: (isDayFirst) => {
      finishDates(state, isDayFirst);
      applyTypes(state);
    },
    isSpanish: () => /\bfecha|\blatitud\b|\blongitud\b/i.test(state.columns.keys.join(' ')),
  };
}
