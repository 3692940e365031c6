const FIRST_BYTES = 256;

/** A growing byte buffer. */
export interface ByteWriter {
  /** Bytes written so far. */
  readonly length: number;
  u8(value: number): void;
  u16(value: number): void;
  u32(value: number): void;
  i32(value: number): void;
  f64(value: number): void;
  bytes(values: Uint8Array): void;
  /** Pads with zeros until the length plus `more` is a multiple. */
  align(size: number, more?: number): void;
  /** Overwrites a number. */
  setU32(at: number, value: number): void;
  take(): Uint8Array;
}

/** Creates an empty little-endian writer. */
export function createByteWriter(): ByteWriter {
  let bytes = new Uint8Array(FIRST_BYTES);
  let view = new DataView(bytes.buffer);
  let length = 0;
  const reserve = (count: number): number => {
    const at = length;
    length += count;
    if (length > bytes.length) {
      const larger = new Uint8Array(Math.max(bytes.length * 2, length));
      larger.set(bytes);
      bytes = larger;
      view = new DataView(bytes.buffer);
    }
    return at;
  };
  // Reserve first: it may replace the view.
  const put = (count: number, write: (at: number) => void) => write(reserve(count));
  return {
    get length() {
      return length;
    },
    u8: (value) => put(1, (at) => view.setUint8(at, value)),
    u16: (value) => put(2, (at) => view.setUint16(at, value, true)),
    u32: (value) => put(4, (at) => view.setUint32(at, value, true)),
    i32: (value) => put(4, (at) => view.setInt32(at, value, true)),
    f64: (value) => put(8, (at) => view.setFloat64(at, value, true)),
    bytes: (values) => put(values.length, (at) => bytes.set(values, at)),
    align: (size, more = 0) => void reserve((size - ((length + more) % size)) % size),
    setU32: (at, value) => view.setUint32(at, value, true),
    take: () => bytes.slice(0, length),
  };
}
