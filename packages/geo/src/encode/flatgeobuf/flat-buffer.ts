import type { ByteWriter } from '../bytes/byte-writer.ts';

/** A field of a table: an inline number, or an object written after the table and referred to by an offset. */
export type FlatField =
  | { readonly kind: 'u8' | 'u16' | 'i32'; readonly value: number }
  | { readonly kind: 'ref'; readonly write: (writer: ByteWriter) => number };

const SIZES = { u8: 1, u16: 2, i32: 4, ref: 4 } as const;

/**
 * Writes a FlatBuffers table with its fields by number (null for absent ones), followed by the objects they refer to, since
 * offsets point forward. @returns its position.
 * Source of the format: FlatBuffers internals, flatbuffers.dev.
 */
export function writeTable(writer: ByteWriter, fields: readonly (FlatField | null)[]): number {
  // Inline fields: number, and offset within the table, after the offset of the vtable.
  let size = 4;
  const places = fields.map((field) => {
    if (field === null) return 0;
    const width = SIZES[field.kind];
    const place = Math.ceil(size / width) * width;
    size = place + width;
    return place;
  });
  const listBytes = 4 + 2 * fields.length;
  writer.align(8, listBytes);
  const list = writer.length;
  writer.u16(listBytes);
  writer.u16(size);
  for (const place of places) writer.u16(place);
  const table = writer.length;
  writer.i32(table - list);
  const refs: { at: number; write: (writer: ByteWriter) => number }[] = [];
  for (const [index, field] of fields.entries()) {
    if (field === null) continue;
    const at = table + (places[index] ?? 0);
    while (writer.length < at) writer.u8(0);
    if (field.kind === 'ref') refs.push({ at, write: field.write });
    if (field.kind === 'u8') writer.u8(field.value);
    else if (field.kind === 'u16') writer.u16(field.value);
    else writer.i32(field.kind === 'i32' ? field.value : 0);
  }
  for (const { at, write } of refs) writer.setU32(at, write(writer) - at);
  return table;
}

/** Writes a vector of bytes. */
export const toBytes = (values: Uint8Array): FlatField => ({
  kind: 'ref',
  write: (writer) => {
    writer.align(4);
    const at = writer.length;
    writer.u32(values.length);
    writer.bytes(values);
    return at;
  },
});

/** Writes a string as UTF-8 with a terminating zero. */
export const toFlatString = (text: string): FlatField => ({
  kind: 'ref',
  write: (writer) => {
    const values = new TextEncoder().encode(text);
    writer.align(4);
    const at = writer.length;
    writer.u32(values.length);
    writer.bytes(values);
    writer.u8(0);
    return at;
  },
});

/** Writes a vector of 64-bit numbers. */
export const toDoubles = (values: readonly number[]): FlatField => ({
  kind: 'ref',
  write: (writer) => {
    writer.align(8, 4);
    const at = writer.length;
    writer.u32(values.length);
    for (const value of values) writer.f64(value);
    return at;
  },
});

/** Writes a vector of unsigned 32-bit numbers. */
export const toInts = (values: readonly number[]): FlatField => ({
  kind: 'ref',
  write: (writer) => {
    writer.align(4);
    const at = writer.length;
    writer.u32(values.length);
    for (const value of values) writer.u32(value);
    return at;
  },
});

/** Writes an offset to a table. */
export const toTable = (fields: readonly (FlatField | null)[]): FlatField => ({
  kind: 'ref',
  write: (writer) => writeTable(writer, fields),
});

/** Writes a vector of tables. */
export const toTables = (tables: readonly (readonly (FlatField | null)[])[]): FlatField => ({
  kind: 'ref',
  write: (writer) => {
    writer.align(4);
    const at = writer.length;
    writer.u32(tables.length);
    for (const _ of tables) writer.u32(0);
    for (const [index, fields] of tables.entries()) {
      const place = at + 4 + 4 * index;
      writer.setU32(place, writeTable(writer, fields) - place);
    }
    return at;
  },
});
