type AnyColumn = Uint8Array | Uint32Array | Int32Array | Float64Array;

/** An array of numbers that grows by doubling, for when the number of items is not known beforehand. */
export interface GrowingColumn<T extends AnyColumn> {
  readonly length: number;
  push(value: number): void;
  /** The current array; what follows `length` is unused capacity. Growing replaces the array. */
  readonly array: T;
  /** Ensures capacity for this many more items, and returns the array. */
  reserve(count: number): T;
  /** Adds this many of the reserved items to the length. */
  advance(count: number): void;
}

const FIRST_ROOM = 64;

export const makeUint8 = (length: number) => new Uint8Array(length);
export const makeUint32 = (length: number) => new Uint32Array(length);

export function createGrowingColumn<T extends AnyColumn>(make: (length: number) => T): GrowingColumn<T> {
  let array = make(FIRST_ROOM);
  let length = 0;
  const reserve = (count: number): T => {
    if (length + count <= array.length) return array;
    const larger = make(Math.max(array.length * 2, length + count));
    larger.set(array);
    array = larger;
    return array;
  };
  return {
    get length() {
      return length;
    },
    get array() {
      return array;
    },
    push(value) {
      if (length === array.length) reserve(1);
      array[length] = value;
      length += 1;
    },
    reserve,
    advance(count) {
      length += count;
    },
  };
}
