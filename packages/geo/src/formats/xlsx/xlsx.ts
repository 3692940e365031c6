import { assertDegrees } from '../crs/assert-degrees.ts';
import { loadTableProjections, type TableProjections } from '../csv/table-projections.ts';
import { createTableRows } from '../csv/table-rows.ts';
import { type DecodeContext, DecodeFault, settleDecode, toContext } from '../outcome/decode-fault.ts';
import type { Decoded, DecodeLimits } from '../outcome/decoded.ts';
import { createFeatureCollector, type FeatureCollector } from '../outcome/feature-collector.ts';
import { attributeOf, type XmlNode } from '../xml/xml-reader.ts';
import { readRowCells } from './sheet-cells.ts';
import { openWorkbook, type Sheet, takeElements, type Workbook } from './workbook.ts';

/** Rows that may precede the header, such as a title and an author. */
const MAX_ROWS_ABOVE = 20;
/** The first bytes of encrypted workbooks, and of the format before 2007. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0];

/** A sheet with a place column, and how many features came of it. */
interface ReadSheet {
  readonly name: string;
  readonly count: number;
}

interface XlsxState {
  readonly context: DecodeContext;
  readonly collector: FeatureCollector;
  readonly workbook: Workbook;
  readonly projections: TableProjections;
  uncalculated: number;
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** Reads a sheet; null if none of its first rows is a header with a place column. */
async function readSheet(state: XlsxState, { name, entry }: Sheet): Promise<ReadSheet | null> {
  const { context, collector, projections, workbook } = state;
  const rows = createTableRows(context, collector, { usesCommas: false, projections });
  const from = collector.count();
  let hasHeader = false;
  let above = 0;
  let number = 0;
  const take = (row: XmlNode) => {
    number = Number(attributeOf(row, 'r')) || number + 1;
    if (!hasHeader && above >= MAX_ROWS_ABOVE) return;
    const { cells, uncalculated } = readRowCells(row, workbook, context);
    if (isBlank(cells) && uncalculated === 0) return;
    if (!hasHeader) {
      hasHeader = rows.header(cells);
      above += 1;
      return;
    }
    state.uncalculated += uncalculated;
    rows.add(cells, { row: number, sheet: name });
  };
  const keeps = (element: string) => ['c', 'v', 'f', 'is', 't', 'r'].includes(element);
  await workbook.read(entry, takeElements(['row'], take, keeps));
  if (hasHeader) rows.finish(rows.isSpanish());
  return hasHeader ? { name, count: collector.count() - from } : null;
}

/** Reads all sheets with a place column; the others are listed in the report. */
async function readSheets(state: XlsxState): Promise<void> {
  const { collector, workbook } = state;
  const { warn } = collector.recorder;
  const read: ReadSheet[] = [];
  for (const sheet of workbook.sheets) {
    const done = await readSheet(state, sheet);
    if (done === null) collector.leave('other_table', sheet.name);
    else read.push(done);
  }
  if (read.length === 0) warn('no_place_column');
  if (read.length > 1) for (const { name, count } of read) warn('layer_read', { layer: name, count });
  if (state.uncalculated > 0) warn('uncalculated_cells', { count: state.uncalculated });
}

/**
 * Decodes the sheets of an Excel workbook that have columns of coordinates or WKT, by the same rules as CSV. Numbers
 * displayed as dates become dates; formulas give their stored result.
 * Source of the format: ECMA-376, Office Open XML, part 1, 18.
 */
export function decodeXlsx(
  file: { name: string; bytes: Uint8Array },
  limits?: Partial<DecodeLimits>,
): Promise<Decoded> {
  const context = toContext(file.name, limits);
  return settleDecode(async () => {
    if (COMPOUND_FILE.every((byte, index) => file.bytes[index] === byte)) {
      throw new DecodeFault(
        'bad_archive',
        `${file.name} is encrypted, or was saved in the format of before 2007.`,
      );
    }
    const collector = createFeatureCollector(context);
    const workbook = await openWorkbook(file, context, collector);
    const projections = await loadTableProjections(workbook.sharedTexts);
    await readSheets({ context, collector, workbook, projections, uncalculated: 0 });
    return assertDegrees(collector.finish('xlsx'), file.name, { isWritten: true });
  });
}
