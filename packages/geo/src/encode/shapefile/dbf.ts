import { createByteWriter } from '../bytes/byte-writer.ts';
import type { ExportNotes } from '../exported-feature.ts';
import type { FlatColumn } from '../flat-row.ts';

const UTF8 = new TextEncoder();

/** Capacity of a dBASE name and text, in bytes. */
const NAME_BYTES = 10;
const TEXT_BYTES = 254;
/** Largest record: its length is stored in 16 bits. */
const RECORD_BYTES = 65_000;
const MAX_COLUMNS = 250;
const PIECE_ROWS = 100;

/** Truncates a text to a number of bytes without splitting a character. */
function cutBytes(text: string, limit: number): Uint8Array {
  const bytes = UTF8.encode(text);
  if (bytes.length <= limit) return bytes;
  let end = limit;
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return bytes.subarray(0, end);
}

/** Splits a text into cells that neither start nor end with a blank, which readers strip; null if impossible. */
function splitCells(text: string): Uint8Array[] | null {
  const pieces: Uint8Array[] = [];
  const isBlank = (at: number) => /\s/.test(text[at] ?? '');
  for (let from = 0; from < text.length; ) {
    const rest = text.slice(from, from + TEXT_BYTES);
    let to = from + new TextDecoder().decode(cutBytes(rest, TEXT_BYTES)).length;
    while (to < text.length && to > from && (isBlank(to) || isBlank(to - 1))) to -= 1;
    if (to === from) return null;
    pieces.push(UTF8.encode(text.slice(from, to)));
    from = to;
  }
  return pieces;
}

const SHORT_NAMES: Readonly<Record<string, string>> = {
  description: 'desc',
  created_origin: 'time',
  waypost_template: 'wp_templat',
  waypost_deleted_by: 'wp_del_by',
};

/** A unique name of at most ten bytes. */
function toShortName(name: string, taken: ReadonlySet<string>): string {
  const wanted = SHORT_NAMES[name] ?? name.replace(/^waypost_/, 'wp_');
  const cut = (bytes: number) => new TextDecoder().decode(cutBytes(wanted, bytes));
  if (!taken.has(cut(NAME_BYTES).toLowerCase())) return cut(NAME_BYTES);
  for (let index = 1; ; index += 1) {
    const suffix = `_${index}`;
    const short = `${cut(NAME_BYTES - suffix.length)}${suffix}`;
    if (!taken.has(short.toLowerCase())) return short;
  }
}

/** Writes a table of attributes. */
export interface DbfTable {
  add(row: readonly (string | null)[]): void;
  /** The file in chunks, so that other work can run in between. */
  finish(): Generator<Uint8Array>;
}

/** The columns that fit into a table, with their short names. */
function toDbfColumns(columns: readonly FlatColumn[], notes: ExportNotes) {
  const taken = new Set<string>();
  const named = columns.map(({ name, type }, index) => ({ name, type, index, short: '' }));
  // Our own columns take precedence: they identify the feature.
  const isOwn = (name: string) => name.startsWith('waypost_') || name === 'name' || name in SHORT_NAMES;
  const room = MAX_COLUMNS - named.filter(({ name }) => isOwn(name)).length;
  let used = 0;
  return named.filter((column) => {
    if (!isOwn(column.name)) used += 1;
    if (!isOwn(column.name) && used > room) {
      notes.withoutColumn.add(column.name);
      return false;
    }
    column.short = toShortName(column.name, taken);
    taken.add(column.short.toLowerCase());
    if (column.short !== column.name) notes.renamed.set(column.name, column.short);
    if (column.type === 1) notes.numbersAsText.add(column.name);
    return true;
  });
}

/**
 * A dBase III table for features: texts of 254 bytes at most, as wide as the longest of each column. All values are
 * text, since dBASE numbers have at most 15 digits. Rows are buffered, since the widths come first.
 */
export function createDbf(columns: readonly FlatColumn[], notes: ExportNotes): DbfTable {
  // The data as JSON spans several cells, so it comes last.
  const kept = toDbfColumns(columns, notes).toSorted((a, b) => Number(isData(a)) - Number(isData(b)));
  const widths = kept.map(() => 1);
  // Each row is one array of texts, each preceded by its length in one byte.
  const rows: Uint8Array[] = [];
  return {
    add(row) {
      const packed = createByteWriter();
      for (const [at, { name, index }] of kept.entries()) {
        const value = row[index] ?? '';
        const cells = isData({ name }) ? toDataCells(value, MAX_COLUMNS - at) : [cutBytes(value, TEXT_BYTES)];
        if ((cells[0]?.length ?? 0) < UTF8.encode(value).length) noteCut(name, cells, notes);
        for (const [piece, cell] of cells.entries()) {
          widths[at + piece] = Math.max(widths[at + piece] ?? 1, cell.length);
          packed.u8(cell.length);
          packed.bytes(cell);
        }
      }
      rows.push(packed.take());
    },
    finish: () => {
      const more = Array.from({ length: Math.max(0, widths.length - kept.length) }, (_, index) => ({
        name: 'waypost_data',
        short: `wp_data${index + 1}`,
      }));
      return toPieces([...kept, ...more], widths, rows, notes);
    },
  };
}

/** Notes a text that a cell has no room for; data as JSON are in several cells, or in none. */
function noteCut(name: string, cells: readonly Uint8Array[], notes: ExportNotes): void {
  if (!isData({ name })) {
    notes.cutTexts += 1;
    notes.cutColumns.add(name);
  } else if (cells.length === 1 && cells[0]?.length === 0) notes.omittedData += 1;
}

const isData = ({ name }: { readonly name: string }) => name === 'waypost_data';

/** The data as JSON in the remaining columns; if it does not fit it is left out as a whole, since its values have columns of their own. */
function toDataCells(json: string, room: number): Uint8Array[] {
  const cells = splitCells(json) ?? [];
  return cells.length > 0 && cells.length <= room ? cells : [new Uint8Array()];
}

/** Drops the last columns if a record would be too long. */
function fitRecord(
  kept: readonly { name: string; short: string }[],
  widths: readonly number[],
  notes: ExportNotes,
) {
  let size = 1;
  return kept.flatMap(({ name, short }, at) => {
    const width = widths[at] ?? 1;
    if (size + width > RECORD_BYTES) {
      notes.withoutColumn.add(name);
      return [];
    }
    size += width;
    return [{ short, width, at }];
  });
}

type Fitting = ReturnType<typeof fitRecord>;

function toHeader(fitting: Fitting, recordBytes: number, count: number): Uint8Array {
  const writer = createByteWriter();
  const zeros = (bytes: number) => writer.bytes(new Uint8Array(bytes));
  // Version 3, and a fixed date.
  writer.bytes(new Uint8Array([3, 100, 1, 1]));
  writer.u32(count);
  writer.u16(32 + 32 * fitting.length + 1);
  writer.u16(recordBytes);
  zeros(20);
  for (const { short, width } of fitting) {
    const name = UTF8.encode(short);
    writer.bytes(name);
    zeros(11 - name.length);
    writer.u8('C'.charCodeAt(0));
    zeros(4);
    writer.u8(width);
    zeros(15);
  }
  writer.u8(0x0d);
  return writer.take();
}

/** Pads a row to the widths of its columns. */
function fillRecord(record: Uint8Array, row: Uint8Array, places: readonly (number | undefined)[]): void {
  record.fill(0x20);
  let from = 0;
  for (const place of places) {
    const length = row[from] ?? 0;
    if (place !== undefined) record.set(row.subarray(from + 1, from + 1 + length), place);
    from += 1 + length;
  }
}

function* toPieces(
  kept: readonly { name: string; short: string }[],
  widths: readonly number[],
  rows: readonly Uint8Array[],
  notes: ExportNotes,
): Generator<Uint8Array> {
  const fitting = fitRecord(kept, widths, notes);
  const places: (number | undefined)[] = kept.map(() => undefined);
  let recordBytes = 1;
  for (const { at, width } of fitting) {
    places[at] = recordBytes;
    recordBytes += width;
  }
  yield toHeader(fitting, recordBytes, rows.length);
  for (let first = 0; first < rows.length; first += PIECE_ROWS) {
    const some = rows.slice(first, first + PIECE_ROWS);
    const piece = new Uint8Array(some.length * recordBytes);
    for (const [index, row] of some.entries()) {
      fillRecord(piece.subarray(index * recordBytes, (index + 1) * recordBytes), row, places);
    }
    yield piece;
  }
  yield new Uint8Array([0x1a]);
}
