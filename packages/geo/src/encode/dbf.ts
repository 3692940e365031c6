import { createByteWriter } from './byte-writer.ts';
import type { ExportNotes } from './exported-feature.ts';
import type { FlatColumn } from './flat-row.ts';

/** What a name and a text of a dBase table have room for, in bytes. */
const NAME_BYTES = 10;
const TEXT_BYTES = 254;
/** What a record may have in all: its length is written in 16 bits. */
const RECORD_BYTES = 65_000;
const MAX_COLUMNS = 250;

/** The beginning of a text that takes at most so many bytes, without half a character. */
function cutBytes(text: string, limit: number): Uint8Array {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= limit) return bytes;
  let end = limit;
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return bytes.subarray(0, end);
}

const SHORT_NAMES: Readonly<Record<string, string>> = {
  description: 'desc',
  created_origin: 'time',
  waypost_template: 'wp_templat',
};

/** A name of ten bytes that no other column has. */
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

/** A table of attributes in the making. */
export interface DbfTable {
  add(row: readonly (string | null)[]): void;
  finish(): Uint8Array;
}

/** The columns that a table has room for, with their short names. */
function toDbfColumns(columns: readonly FlatColumn[], notes: ExportNotes) {
  const taken = new Set<string>();
  const named = columns.map(({ name }, index) => ({ name, index, short: '' }));
  // Ours come first in a choice of room: they say what a feature is.
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
    return true;
  });
}

/**
 * A dBase III table for features: texts of 254 bytes at most, as wide as the longest of each column. All values are
 * kept as text, as a number of theirs has no more than 15 digits. Its rows wait in memory, since the widths stand first.
 */
export function createDbf(columns: readonly FlatColumn[], notes: ExportNotes): DbfTable {
  const kept = toDbfColumns(columns, notes);
  const widths = kept.map(() => 1);
  const rows: Uint8Array[][] = [];
  return {
    add(row) {
      rows.push(
        kept.map(({ name, index }, at) => {
          const value = row[index] ?? '';
          const whole = cutBytes(value, TEXT_BYTES);
          const isCut = whole.length < new TextEncoder().encode(value).length;
          // Half of the data as JSON is worth nothing, and its values stand in columns of their own.
          const isDropped = isCut && name === 'waypost_data';
          if (isCut && !isDropped) notes.cutTexts += 1;
          const cell = isDropped ? new Uint8Array() : whole;
          widths[at] = Math.max(widths[at] ?? 1, cell.length);
          return cell;
        }),
      );
    },
    finish: () => toDbfBytes(kept, widths, rows, notes),
  };
}

/** Leaves the last columns where all together would pass what a record holds. */
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

function toDbfBytes(
  kept: readonly { name: string; short: string }[],
  widths: readonly number[],
  rows: readonly Uint8Array[][],
  notes: ExportNotes,
): Uint8Array {
  const fitting = fitRecord(kept, widths, notes);
  const writer = createByteWriter();
  const zeros = (count: number) => writer.bytes(new Uint8Array(count));
  const recordBytes = fitting.reduce((sum, { width }) => sum + width, 1);
  // Version 3, and a day that says nothing of when the export was made.
  writer.bytes(new Uint8Array([3, 100, 1, 1]));
  writer.u32(rows.length);
  writer.u16(32 + 32 * fitting.length + 1);
  writer.u16(recordBytes);
  zeros(20);
  for (const { short, width } of fitting) {
    const name = new TextEncoder().encode(short);
    writer.bytes(name);
    zeros(11 - name.length);
    writer.u8('C'.charCodeAt(0));
    zeros(4);
    writer.u8(width);
    zeros(15);
  }
  writer.u8(0x0d);
  const record = new Uint8Array(recordBytes);
  for (const row of rows) {
    record.fill(0x20);
    let place = 1;
    for (const { at, width } of fitting) {
      record.set(row[at] ?? new Uint8Array(), place);
      place += width;
    }
    writer.bytes(record);
  }
  writer.u8(0x1a);
  return writer.take();
}
