import { createGrowingColumn, makeUint8, makeUint32 } from './growing-column.ts';
import { type SharedUint8, type SharedUint32, shareUint8, shareUint32 } from './shared-arrays.ts';

/** Texts as concatenated UTF-8: text `i` is the bytes from `starts[i]` to `starts[i + 1]`. */
export interface TextTable {
  readonly starts: SharedUint32;
  readonly bytes: SharedUint8;
}

/** A text as a string. `TextDecoder` does not read shared memory, `Buffer` does. */
export function readText({ starts, bytes }: TextTable, index: number): string {
  const from = starts[index] ?? 0;
  return Buffer.from(bytes.buffer, bytes.byteOffset + from, (starts[index + 1] ?? from) - from).toString();
}

/** All texts of a table, by index. */
export function listTexts(table: TextTable): string[] {
  return Array.from({ length: table.starts.length - 1 }, (_, index) => readText(table, index));
}

/** Appends texts. */
export interface TextTableBuilder {
  readonly count: number;
  add(text: string): void;
  /** Copies the bytes of a text of a finished table. */
  copy(table: TextTable, index: number): void;
  /** @param order the texts to keep, in order; by default all. */
  finish(order?: Uint32Array): TextTable;
}

const encoder = new TextEncoder();
/** A UTF-16 unit takes at most three bytes of UTF-8. */
const MOST_BYTES = 3;

export function createTextTableBuilder(): TextTableBuilder {
  const starts = createGrowingColumn(makeUint32);
  const bytes = createGrowingColumn(makeUint8);
  starts.push(0);
  return {
    get count() {
      return starts.length - 1;
    },
    add(text) {
      const room = bytes.reserve(text.length * MOST_BYTES);
      bytes.advance(encoder.encodeInto(text, room.subarray(bytes.length)).written);
      starts.push(bytes.length);
    },
    copy(table, index) {
      const from = table.starts[index] ?? 0;
      const to = table.starts[index + 1] ?? from;
      const into = bytes.reserve(to - from);
      // Creating a view costs more than copying a few bytes.
      for (let at = from, next = bytes.length; at < to; at += 1, next += 1) into[next] = table.bytes[at] ?? 0;
      bytes.advance(to - from);
      starts.push(bytes.length);
    },
    finish(order) {
      const count = order?.length ?? starts.length - 1;
      const into = { starts: shareUint32(count + 1), bytes: shareUint8(bytes.length) };
      let length = 0;
      for (let index = 0; index < count; index += 1) {
        const text = order?.[index] ?? index;
        const from = starts.array[text] ?? 0;
        const to = starts.array[text + 1] ?? from;
        for (let at = from; at < to; at += 1) into.bytes[length + at - from] = bytes.array[at] ?? 0;
        length += to - from;
        into.starts[index + 1] = length;
      }
      return into;
    },
  };
}

/** Texts with many duplicates: each is stored once and referred to by its number. */
export interface Dictionary {
  /** @returns the index of the text. */
  add(text: string): number;
  /** Appends all texts of a table without looking for duplicates. @returns the number of the first. */
  adopt(table: TextTable): number;
  finish(): TextTable;
}

export function createDictionary(): Dictionary {
  const known = new Map<string, number>();
  const table = createTextTableBuilder();
  return {
    add(text) {
      const before = known.get(text);
      if (before !== undefined) return before;
      const id = table.count;
      known.set(text, id);
      table.add(text);
      return id;
    },
    adopt(other) {
      const first = table.count;
      for (let index = 0; index + 1 < other.starts.length; index += 1) table.copy(other, index);
      return first;
    },
    finish: () => table.finish(),
  };
}
