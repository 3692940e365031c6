/** What an offset or a length inside a buffer says is not within the buffer. */
export class FlatbufferFault extends Error {}

/** A table of a FlatBuffer. Fields are numbered as in the schema; one that is absent reads as the fallback or null. */
export interface FlatTable {
  byte(field: number, fallback: number): number;
  uint16(field: number, fallback: number): number;
  int32(field: number, fallback: number): number;
  uint64(field: number): number;
  text(field: number): string;
  table(field: number): FlatTable | null;
  tables(field: number): FlatTable[];
  bytes(field: number): Uint8Array;
  uint32s(field: number): number[];
  /** Where a list of doubles stands: they are read one by one, not copied. */
  doubles(field: number): { length: number; at(index: number): number };
}

/** Checks every read: offsets and lengths are the file's own word. */
class Bytes {
  readonly view: DataView;

  constructor(bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  check(at: number, size: number): number {
    if (at < 0 || size < 0 || at + size > this.view.byteLength) throw new FlatbufferFault();
    return at;
  }

  uint16(at: number): number {
    return this.view.getUint16(this.check(at, 2), true);
  }

  int32(at: number): number {
    return this.view.getInt32(this.check(at, 4), true);
  }

  uint32(at: number): number {
    return this.view.getUint32(this.check(at, 4), true);
  }

  /** Where a vector's items begin and how many there are; all of them lie within the bytes. */
  vector(at: number, itemSize: number): { start: number; length: number } {
    const length = this.uint32(at);
    return { start: this.check(at + 4, length * itemSize), length };
  }
}

function createTable(bytes: Bytes, at: number): FlatTable {
  const layout = at - bytes.int32(at);
  const layoutSize = bytes.uint16(layout);
  /** Where a field's value stands; null where the writer left it out. */
  const find = (field: number): number | null => {
    const entry = 4 + field * 2;
    const offset = entry + 2 > layoutSize ? 0 : bytes.uint16(layout + entry);
    return offset === 0 ? null : at + offset;
  };
  const follow = (field: number): number | null => {
    const place = find(field);
    return place === null ? null : place + bytes.uint32(place);
  };
  const toVector = (field: number, itemSize: number) => {
    const place = follow(field);
    return place === null ? { start: 0, length: 0 } : bytes.vector(place, itemSize);
  };
  const toBytes = (field: number): Uint8Array => {
    const { start, length } = toVector(field, 1);
    return new Uint8Array(bytes.view.buffer, bytes.view.byteOffset + start, length);
  };
  return {
    byte: (field, fallback) => {
      const place = find(field);
      return place === null ? fallback : bytes.view.getUint8(bytes.check(place, 1));
    },
    uint16: (field, fallback) => {
      const place = find(field);
      return place === null ? fallback : bytes.uint16(place);
    },
    int32: (field, fallback) => {
      const place = find(field);
      return place === null ? fallback : bytes.int32(place);
    },
    uint64: (field) => {
      const place = find(field);
      return place === null ? 0 : Number(bytes.view.getBigUint64(bytes.check(place, 8), true));
    },
    text: (field) => new TextDecoder().decode(toBytes(field)),
    table: (field) => {
      const place = follow(field);
      return place === null ? null : createTable(bytes, place);
    },
    tables: (field) => {
      const { start, length } = toVector(field, 4);
      return Array.from({ length }, (_, index) => {
        const place = start + index * 4;
        return createTable(bytes, place + bytes.uint32(place));
      });
    },
    bytes: toBytes,
    uint32s: (field) => {
      const { start, length } = toVector(field, 4);
      return Array.from({ length }, (_, index) => bytes.uint32(start + index * 4));
    },
    doubles: (field) => {
      const { start, length } = toVector(field, 8);
      return { length, at: (index) => bytes.view.getFloat64(start + index * 8, true) };
    },
  };
}

/**
 * The root table of a FlatBuffer. Every read may throw a `FlatbufferFault`. Reads the bytes as they lie: the library of
 * the format makes arrays of what a header claims before it looks whether the file is as long.
 * Source of the format: flatbuffers.dev, Internals.
 */
export function readFlatbuffer(bytes: Uint8Array): FlatTable {
  const checked = new Bytes(bytes);
  return createTable(checked, checked.uint32(0));
}
