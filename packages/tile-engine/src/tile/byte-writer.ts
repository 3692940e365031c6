/** A byte writer whose memory is reused for the next tile. */
export interface ByteWriter {
  readonly length: number;
  /** The first `length` bytes are written; they are valid until the next `clear`, and growing replaces the array. */
  readonly memory: Uint8Array;
  clear(): void;
  byte(value: number): void;
  /** Writes an integer of at most 53 bits as a varint. */
  varint(value: number): void;
  /** Writes a half-open range of an array. */
  copy(source: Uint8Array, from: number, to: number): void;
}

const FIRST_ROOM = 65_536;
/** Bytes of a varint of 53 bits. */
const MOST_BYTES = 8;
const SHORT = 64;

function copyBytes(source: Uint8Array, from: number, to: number, into: Uint8Array, place: number): void {
  for (let at = from, next = place; at < to; at += 1, next += 1) into[next] = source[at] ?? 0;
}

export function createByteWriter(): ByteWriter {
  let bytes = new Uint8Array(FIRST_ROOM);
  let length = 0;
  const reserve = (count: number): void => {
    if (length + count <= bytes.length) return;
    const larger = new Uint8Array(Math.max(bytes.length * 2, length + count));
    larger.set(bytes);
    bytes = larger;
  };
  return {
    get length() {
      return length;
    },
    get memory() {
      return bytes;
    },
    clear() {
      length = 0;
    },
    byte(value) {
      reserve(1);
      bytes[length++] = value;
    },
    varint(value) {
      reserve(MOST_BYTES);
      let rest = value;
      let next = length;
      while (rest > 0x7f) {
        bytes[next] = (rest % 0x80) | 0x80;
        rest = Math.floor(rest / 0x80);
        next += 1;
      }
      bytes[next] = rest;
      length = next + 1;
    },
    copy(source, from, to) {
      reserve(to - from);
      // Creating a view costs more than copying a few bytes.
      if (to - from > SHORT) bytes.set(source.subarray(from, to), length);
      else copyBytes(source, from, to, bytes, length);
      length += to - from;
    },
  };
}

/** The length of a number as a varint, in bytes. */
export function sizeOfVarint(value: number): number {
  let size = 1;
  for (let rest = value; rest > 0x7f; rest = Math.floor(rest / 0x80)) size += 1;
  return size;
}
