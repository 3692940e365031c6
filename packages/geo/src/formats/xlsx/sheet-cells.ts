import { MAX_CELLS } from '../csv/csv-reader.ts';
import { type DecodeContext, DecodeFault } from '../outcome/decode-fault.ts';
import { attributeOf, childText, findChild, listChildren, type XmlNode } from '../xml/xml-reader.ts';
import { toDateText } from './cell-dates.ts';
import { toColumnIndex } from './cell-ref.ts';
import { toRunText, type Workbook } from './workbook.ts';

/** A row of a sheet as text, '' for empty cells. */
export interface SheetRow {
  readonly cells: readonly string[];
  /** Formulas without a stored result. */
  readonly uncalculated: number;
}

function toNumberText(value: string, style: number, { formats, is1904 }: Workbook): string {
  const number = Number(value);
  if (value === '' || !Number.isFinite(number)) return value;
  const format = formats[style] ?? 'plain';
  // Identifiers of sixteen digits and more, as programs other than spreadsheets write them.
  if (format === 'plain' && /^-?\d{16,}$/.test(value)) return value;
  // Spreadsheets display 15 digits and store 17: 0.3 may be stored as 0.30000000000000004.
  return format === 'plain' ? String(Number(number.toPrecision(15))) : toDateText(number, format, is1904);
}

/** The displayed text of a cell, by its type. */
function toCellText(cell: XmlNode, workbook: Workbook): string {
  const value = childText(cell, 'v');
  switch (attributeOf(cell, 't') ?? 'n') {
    case 's':
      return workbook.sharedTexts[Number(value)] ?? '';
    case 'inlineStr': {
      const text = findChild(cell, 'is');
      return text === null ? '' : toRunText(text);
    }
    case 'b':
      return value === '' ? '' : String(value === '1');
    case 'n':
      return toNumberText(value, Number(attributeOf(cell, 's') ?? 0), workbook);
    // `#N/A` and the like are not values.
    case 'e':
      return '';
    // `str`, the text result of a formula, and `d`, a date in ISO 8601.
    default:
      return value;
  }
}

/** The cells of a row by column. Throws a `DecodeFault` for too many columns. */
export function readRowCells(row: XmlNode, workbook: Workbook, { fileName }: DecodeContext): SheetRow {
  const cells: string[] = [];
  let uncalculated = 0;
  for (const cell of listChildren(row)) {
    const index = toColumnIndex(attributeOf(cell, 'r') ?? '') ?? cells.length;
    if (index >= MAX_CELLS) {
      const limit = MAX_CELLS.toLocaleString('en-US');
      throw new DecodeFault('size_limit', `${fileName} has a row of more than ${limit} cells.`);
    }
    while (cells.length < index) cells.push('');
    cells[index] = toCellText(cell, workbook);
    if (findChild(cell, 'f') !== null && findChild(cell, 'v') === null) uncalculated += 1;
  }
  return { cells, uncalculated };
}
