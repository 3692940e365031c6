import type { DataField } from '../outcome/decoded.ts';
import type { FieldLayout } from '../properties/field-words.ts';
import { isLargeInteger } from '../properties/large-integers.ts';
import { type CellDecoder, findCellDecoder } from './code-pages.ts';

const HEADER_BYTES = 32;
const FIELD_BYTES = 32;
const FIELDS_END = 0x0d;
const LANGUAGE_DRIVER_AT = 29;

interface DbfField extends FieldLayout {
  /** C text, N and F numbers, L yes or no, D a date. */
  readonly kind: string;
  readonly start: number;
  readonly size: number;
}

/** The attributes of shapes, one row per shape. */
export interface DbfTable {
  readonly layout: readonly FieldLayout[];
  /** The values of a row in the order of the layout, '' for none; rows beyond the end are empty. */
  row(index: number): string[];
}

const TYPES: Readonly<Record<string, DataField['type']>> = { N: 1, F: 1, L: 2 };

function readFields(bytes: Uint8Array, headerSize: number, decode: CellDecoder): DbfField[] {
  const fields: DbfField[] = [];
  // The first byte of a row is its deletion flag.
  let start = 1;
  for (let at = HEADER_BYTES; at + FIELD_BYTES <= headerSize && bytes[at] !== FIELDS_END; at += FIELD_BYTES) {
    const name = bytes.subarray(at, at + 11);
    const end = name.indexOf(0);
    const kind = String.fromCharCode(bytes[at + 11] ?? 0).toUpperCase();
    const size = bytes[at + 16] ?? 0;
    const key = decode(end < 0 ? name : name.subarray(0, end)).trim();
    fields.push({ key, kind, type: TYPES[kind] ?? 0, start, size });
    start += size;
  }
  return fields;
}

function toValue(text: string, kind: string): string {
  switch (kind) {
    case 'N':
    case 'F':
      // Asterisks are an empty cell, or a number too wide for its column. Anything else is a number that is none.
      if (/^\**$/.test(text)) return '';
      if (isLargeInteger(text)) return text;
      return Number.isNaN(Number(text)) ? 'NaN' : String(Number(text));
    case 'L':
      return /^[ty]$/i.test(text) ? 'true' : /^[fn]$/i.test(text) ? 'false' : '';
    case 'D':
      return /^\d{8}$/.test(text) && !text.startsWith('0000')
        ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`
        : '';
    case 'C':
      return text;
    default:
      // Memo fields are in a separate file.
      return '';
  }
}

/**
 * Reads a dBASE table whose rows are decoded on demand; null if the header is invalid. `encoding` is what the
 * `.cpg` file states, or ''. Source of the format: dBASE III and IV, File Structure.
 */
export function readDbf(bytes: Uint8Array, encoding: string): DbfTable | null {
  if (bytes.length < HEADER_BYTES + 1) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headerSize = view.getUint16(8, true);
  const rowSize = view.getUint16(10, true);
  if (headerSize < HEADER_BYTES || headerSize > bytes.length || rowSize < 1) return null;
  const decode = findCellDecoder(encoding, bytes[LANGUAGE_DRIVER_AT] ?? 0);
  const fields = readFields(bytes, headerSize, decode);
  return {
    layout: fields.map(({ key, type }) => ({ key, type })),
    row: (index) => {
      const at = headerSize + index * rowSize;
      if (at + rowSize > bytes.length) return fields.map(() => '');
      const row = bytes.subarray(at, at + rowSize);
      return fields.map(({ kind, start, size }) => {
        const text = decode(row.subarray(start, start + size))
          .replaceAll('\0', ' ')
          .trim();
        return toValue(text, kind);
      });
    },
  };
}
