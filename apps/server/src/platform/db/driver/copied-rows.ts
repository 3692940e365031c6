/** PostgreSQL counts microseconds from 2000. */
const EPOCH_MS = Date.UTC(2000, 0, 1);
/** The signature, no flags, no extension (PostgreSQL, COPY, “Binary Format”). */
const HEAD = Buffer.from([...Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), ...Array<number>(8).fill(0)]);
const TAIL = Buffer.from([0xff, 0xff]);
const TEXT_OID = 25;
const UUID_OID = 2950;
const INTEGER_OID = 23;
const DASH = 0x2d;
/** Value of a hexadecimal digit of either case, by its character code. */
const DIGITS = Uint8Array.from(
  { length: 128 },
  (_, unit) => Number.parseInt(String.fromCharCode(unit), 16) || 0,
);
/** Most bytes of UTF-8 per UTF-16 unit. */
const MAX_UNIT_BYTES = 3;

const toView = (bytes: Buffer) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

/**
 * Rows in the binary format of COPY: call `row`, then append every column in order. Text must not contain zero bytes;
 * the database rejects them.
 */
export class CopiedRows {
  #bytes = Buffer.allocUnsafe(64 * 1024);
  #view = toView(this.#bytes);
  #at = 0;

  constructor() {
    this.#raw(HEAD);
  }

  row(columns: number): void {
    this.#reserve(2);
    this.#at = this.#bytes.writeInt16BE(columns, this.#at);
  }

  null(): void {
    this.#size(-1);
  }

  text(value: string): void {
    this.#string(value);
  }

  json(value: string): void {
    // The first byte is the version of the format.
    this.#string(value, 1);
  }

  /** @param value in its canonical form, with four dashes. */
  uuid(value: string): void {
    this.#size(16);
    this.#reserve(16);
    const [bytes, at] = [this.#bytes, this.#at];
    let place = 0;
    for (let index = 0; index < 16; index += 1) {
      if (value.charCodeAt(place) === DASH) place += 1;
      const [high, low] = [value.charCodeAt(place), value.charCodeAt(place + 1)];
      bytes[at + index] = ((DIGITS[high] ?? 0) << 4) | (DIGITS[low] ?? 0);
      place += 2;
    }
    this.#at = at + 16;
  }

  boolean(value: boolean): void {
    this.#size(1);
    this.#reserve(1);
    this.#at = this.#bytes.writeUInt8(value ? 1 : 0, this.#at);
  }

  smallint(value: number): void {
    this.#size(2);
    this.#reserve(2);
    this.#at = this.#bytes.writeInt16BE(value, this.#at);
  }

  integer(value: number): void {
    this.#size(4);
    this.#reserve(4);
    this.#at = this.#bytes.writeInt32BE(value, this.#at);
  }

  double(value: number): void {
    this.#size(8);
    this.#reserve(8);
    this.#at = this.#bytes.writeDoubleBE(value, this.#at);
  }

  /** @param ms milliseconds since 1970. */
  timestamp(ms: number): void {
    this.#size(8);
    this.#reserve(8);
    this.#at = this.#bytes.writeBigInt64BE(BigInt(ms - EPOCH_MS) * 1000n, this.#at);
  }

  texts(values: readonly string[]): void {
    this.#array(TEXT_OID, values, (value) => this.text(value));
  }

  uuids(values: readonly string[]): void {
    this.#array(UUID_OID, values, (value) => this.uuid(value));
  }

  integers(values: readonly number[]): void {
    this.#array(INTEGER_OID, values, (value) => this.integer(value));
  }

  /** Reserves this many bytes for a value, which `write` fills in. */
  written<T>(size: number, write: (value: T, view: DataView, at: number) => void, value: T): void {
    this.#size(size);
    this.#reserve(size);
    write(value, this.#view, this.#at);
    this.#at += size;
  }

  /** All rows so far, complete: nothing can be added afterwards. */
  toBytes(): Uint8Array {
    this.#raw(TAIL);
    return this.#bytes.subarray(0, this.#at);
  }

  #string(value: string, version?: number): void {
    this.#reserve(5 + value.length * MAX_UNIT_BYTES);
    const start = this.#at;
    this.#at += 4;
    if (version !== undefined) this.#at = this.#bytes.writeUInt8(version, this.#at);
    this.#at += this.#bytes.write(value, this.#at);
    this.#bytes.writeInt32BE(this.#at - start - 4, start);
  }

  /** A one-dimensional array: dimensions, whether it has nulls, element type, length and first index. */
  #array<T>(oid: number, values: readonly T[], put: (value: T) => void): void {
    const start = this.#at;
    this.#size(0);
    for (const value of [values.length === 0 ? 0 : 1, 0, oid]) this.#size(value);
    if (values.length > 0) for (const value of [values.length, 1]) this.#size(value);
    for (const value of values) put(value);
    this.#bytes.writeInt32BE(this.#at - start - 4, start);
  }

  #size(value: number): void {
    this.#reserve(4);
    this.#at = this.#bytes.writeInt32BE(value, this.#at);
  }

  #raw(value: Uint8Array): void {
    this.#reserve(value.length);
    this.#bytes.set(value, this.#at);
    this.#at += value.length;
  }

  #reserve(bytes: number): void {
    if (this.#at + bytes <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, this.#at + bytes));
    larger.set(this.#bytes.subarray(0, this.#at));
    this.#bytes = larger;
    this.#view = toView(larger);
  }
}
