import { type DecodeContext, DecodeFault } from '../outcome/decode-fault.ts';

/** Seconds from 1970 to 1989-12-31T00:00:00Z, where FIT counts from. */
const FIT_EPOCH_S = 631_065_600;
const MIN_HEADER_BYTES = 12;
const TIMESTAMP_FIELD = 253;

const DEFINITION_FLAG = 0x40;
const DEVELOPER_FLAG = 0x20;
const COMPRESSED_FLAG = 0x80;

interface Field {
  readonly offset: number;
  readonly size: number;
  readonly baseType: number;
}

interface Definition {
  readonly message: number;
  readonly isLittleEndian: boolean;
  readonly fields: ReadonlyMap<number, Field>;
  /** Bytes of one data message, developer fields among them. */
  readonly size: number;
}

/** The current data message; the object is reused for the next one. */
export interface FitMessage {
  /** The profile's global message number: 20 is a record, 18 a session. */
  readonly message: number;
  /** Its time, in milliseconds since 1970 UTC, or null. */
  readonly timeMs: number | null;
  /** The raw value of a field, before scale and offset; null if absent or invalid. */
  number(field: number): number | null;
  /** A text field; '' when absent. */
  text(field: number): string;
}

/** How reading ended. */
export interface FitEnd {
  /** The file is shorter than its header states. */
  readonly isCut: boolean;
  /** The file is damaged, and the rest was not read. */
  readonly isDamaged: boolean;
}

/** Reads a number of a base type; `invalid` is what the type uses for "no value". */
interface BaseType {
  readonly size: number;
  readonly invalid: number;
  readonly read: (view: DataView, at: number, isLittleEndian: boolean) => number;
}

const UINT8: BaseType = { size: 1, invalid: 0xff, read: (view, at) => view.getUint8(at) };
const BASE_TYPES: ReadonlyMap<number, BaseType> = new Map([
  [0x00, UINT8],
  [0x01, { size: 1, invalid: 0x7f, read: (view, at) => view.getInt8(at) }],
  [0x02, UINT8],
  [0x0a, { ...UINT8, invalid: 0 }],
  [0x0d, UINT8],
  [0x83, { size: 2, invalid: 0x7fff, read: (view, at, isLittle) => view.getInt16(at, isLittle) }],
  [0x84, { size: 2, invalid: 0xffff, read: (view, at, isLittle) => view.getUint16(at, isLittle) }],
  [0x8b, { size: 2, invalid: 0, read: (view, at, isLittle) => view.getUint16(at, isLittle) }],
  [0x85, { size: 4, invalid: 0x7fffffff, read: (view, at, isLittle) => view.getInt32(at, isLittle) }],
  [0x86, { size: 4, invalid: 0xffffffff, read: (view, at, isLittle) => view.getUint32(at, isLittle) }],
  [0x8c, { size: 4, invalid: 0, read: (view, at, isLittle) => view.getUint32(at, isLittle) }],
  [0x88, { size: 4, invalid: Number.NaN, read: (view, at, isLittle) => view.getFloat32(at, isLittle) }],
  [0x89, { size: 8, invalid: Number.NaN, read: (view, at, isLittle) => view.getFloat64(at, isLittle) }],
]);

/** The data messages of one part of a file: a header, messages, a checksum. */
class FitPart implements FitMessage {
  readonly #view: DataView;
  readonly #definitions = new Map<number, Definition>();
  readonly #end: number;
  #at: number;
  #definition: Definition | null = null;
  #start = 0;
  #lastTimestamp: number | null = null;
  #timestamp: number | null = null;

  constructor(view: DataView, at: number, end: number) {
    this.#view = view;
    this.#at = at;
    this.#end = end;
  }

  get message(): number {
    return this.#definition?.message ?? -1;
  }

  get timeMs(): number | null {
    return this.#timestamp === null ? null : (this.#timestamp + FIT_EPOCH_S) * 1000;
  }

  number(number: number): number | null {
    const field = this.#definition?.fields.get(number);
    const type = field === undefined ? undefined : BASE_TYPES.get(field.baseType);
    if (field === undefined || type === undefined || field.size < type.size) return null;
    const value = type.read(this.#view, this.#start + field.offset, this.#definition?.isLittleEndian ?? true);
    return value === type.invalid || Number.isNaN(value) ? null : value;
  }

  text(number: number): string {
    const field = this.#definition?.fields.get(number);
    if (field === undefined) return '';
    const start = this.#view.byteOffset + this.#start + field.offset;
    const bytes = new Uint8Array(this.#view.buffer, start, field.size);
    const end = bytes.indexOf(0);
    return new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end)).trim();
  }

  /** Advances to the next data message. 'end' is the regular end, 'short' one within a message. */
  next(): 'data' | 'end' | 'short' | 'damaged' {
    while (this.#at < this.#end) {
      const header = this.#view.getUint8(this.#at);
      this.#at += 1;
      const isCompressed = (header & COMPRESSED_FLAG) !== 0;
      if (!isCompressed && (header & DEFINITION_FLAG) !== 0) {
        if (!this.#readDefinition(header)) return 'short';
        continue;
      }
      const definition = this.#definitions.get(isCompressed ? (header >> 5) & 3 : header & 15);
      if (definition === undefined) return 'damaged';
      if (this.#at + definition.size > this.#end) return 'short';
      this.#definition = definition;
      this.#start = this.#at;
      this.#at += definition.size;
      this.#readTimestamp(isCompressed ? header & 31 : null);
      return 'data';
    }
    return 'end';
  }

  #readDefinition(header: number): boolean {
    const view = this.#view;
    if (this.#at + 5 > this.#end) return false;
    const isLittleEndian = view.getUint8(this.#at + 1) === 0;
    const message = view.getUint16(this.#at + 2, isLittleEndian);
    const count = view.getUint8(this.#at + 4);
    let at = this.#at + 5;
    if (at + count * 3 > this.#end) return false;
    const fields = new Map<number, Field>();
    let size = 0;
    for (let i = 0; i < count; i += 1, at += 3) {
      const bytes = view.getUint8(at + 1);
      fields.set(view.getUint8(at), { offset: size, size: bytes, baseType: view.getUint8(at + 2) });
      size += bytes;
    }
    if ((header & DEVELOPER_FLAG) !== 0) {
      if (at >= this.#end) return false;
      const developerCount = view.getUint8(at);
      at += 1;
      if (at + developerCount * 3 > this.#end) return false;
      for (let i = 0; i < developerCount; i += 1, at += 3) size += view.getUint8(at + 1);
    }
    this.#definitions.set(header & 15, { message, isLittleEndian, fields, size });
    this.#at = at;
    return true;
  }

  /** A compressed header has the low five bits of the time, which wrap every 32 seconds. */
  #readTimestamp(bits: number | null): void {
    if (bits === null) {
      this.#timestamp = this.number(TIMESTAMP_FIELD);
    } else {
      const last = this.#lastTimestamp;
      this.#timestamp = last === null ? null : last + ((bits - (last & 31)) & 31);
    }
    this.#lastTimestamp = this.#timestamp ?? this.#lastTimestamp;
  }
}

/**
 * Calls `visit` with each data message of a FIT file; concatenated files are read as one. A truncated or damaged file is
 * read up to the fault. Throws DecodeFault if it does not start as a FIT file.
 * Source of the format: the FIT protocol as Garmin publishes it.
 */
export function readFitMessages(
  bytes: Uint8Array,
  context: DecodeContext,
  visit: (message: FitMessage) => void,
): FitEnd {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  do {
    const headerBytes = view.byteLength - at < MIN_HEADER_BYTES ? 0 : view.getUint8(at);
    if (headerBytes < MIN_HEADER_BYTES || !isFit(view, at)) {
      if (at > 0) return { isCut: false, isDamaged: true };
      throw new DecodeFault('not_well_formed', `${context.fileName} is not a FIT file.`);
    }
    const end = at + headerBytes + view.getUint32(at + 4, true);
    const part = new FitPart(view, at + headerBytes, Math.min(end, view.byteLength));
    let step = part.next();
    while (step === 'data') {
      visit(part);
      step = part.next();
    }
    if (end > view.byteLength) return { isCut: true, isDamaged: step === 'damaged' };
    if (step !== 'end') return { isCut: false, isDamaged: true };
    // A checksum of two bytes follows, and possibly another file.
    at = end + 2;
  } while (at < view.byteLength);
  return { isCut: at > view.byteLength, isDamaged: false };
}

function isFit(view: DataView, at: number): boolean {
  return view.getUint32(at + 8, false) === 0x2e464954;
}
