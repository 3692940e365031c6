/** PostgreSQL counts microseconds from 2000. */
const EPOCH_MS = Date.UTC(2000, 0, 1);
/** The signature, no flags, no extension (PostgreSQL, COPY, “Binary Format”). */
const HEAD = Buffer.from([...Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), ...Array<number>(8).fill(0)]);
const TAIL = Buffer.from([0xff, 0xff]);
const TEXT_OID = 25;
const DASH = 0x2d;
/** UTF-8 needs no more for each UTF-16 unit. */
const MAX_UNIT_BYTES = 3;

/**
 * Rows in the binary format of COPY: each begins with `row`, and then every column is put in its order. Text must hold
 * no zero byte; the database refuses that.
 */
export class CopiedRows {
  #bytes = Buffer.allocUnsafe(64 * 1024);
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

  uuid(value: string): void {
    this.#size(16);
    this.#reserve(16);
    let isHigh = true;
    for (let index = 0; index < value.length; index += 1) {
      const unit = value.charCodeAt(index);
      if (unit === DASH) continue;
      // '0' to '9', and letters of either case.
      const digit = unit <= 0x39 ? unit - 0x30 : (unit | 0x20) - 0x57;
      if (isHigh) this.#bytes[this.#at] = digit << 4;
      else {
        this.#bytes[this.#at] = (this.#bytes[this.#at] ?? 0) | digit;
        this.#at += 1;
      }
      isHigh = !isHigh;
    }
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
    const start = this.#at;
    this.#size(0);
    for (const value of [values.length === 0 ? 0 : 1, 0, TEXT_OID]) this.#size(value);
    if (values.length > 0) for (const value of [values.length, 1]) this.#size(value);
    for (const value of values) this.text(value);
    this.#bytes.writeInt32BE(this.#at - start - 4, start);
  }

  bytes(value: Uint8Array): void {
    this.#size(value.length);
    this.#raw(value);
  }

  /** All rows so far, whole: nothing can be added afterwards. */
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
  }
}
