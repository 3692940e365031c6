/** Seconds from 1970 to where FIT counts from. */
const FIT_EPOCH_S = 631_065_600;

/** A moment as FIT writes it. */
export const toFitTime = (iso: string) => Date.parse(iso) / 1000 - FIT_EPOCH_S;
/** Degrees as FIT writes them. */
export const toSemicircles = (degrees: number) => Math.round(degrees * (2 ** 31 / 180));

/** Field number, bytes, base type. */
type FieldSpec = readonly [number, number, number];

interface Layout {
  readonly local: number;
  readonly message: number;
  readonly fields: readonly FieldSpec[];
  readonly isBigEndian?: boolean;
  /** Sizes of developer fields, which a reader passes over. */
  readonly developer?: readonly number[];
}

const UINT32 = 0x86;
const SINT32 = 0x85;
const UINT16 = 0x84;
const UINT8 = 0x02;

/** A record of time, latitude, longitude, altitude and heart rate. */
export const RECORD: Layout = {
  local: 0,
  message: 20,
  fields: [
    [253, 4, UINT32],
    [0, 4, SINT32],
    [1, 4, SINT32],
    [2, 2, UINT16],
    [3, 1, UINT8],
  ],
};

/** The same without its time, which a compressed header carries. */
export const SHORT_RECORD: Layout = { local: 1, message: 20, fields: RECORD.fields.slice(1, 3) };

/** A session: its end, its start, its sport, its length in metres and its ascent. */
export const SESSION: Layout = {
  local: 2,
  message: 18,
  fields: [
    [253, 4, UINT32],
    [2, 4, UINT32],
    [5, 1, 0],
    [9, 4, UINT32],
    [22, 2, UINT16],
  ],
};

/** A point of a course, with a name of ten bytes. */
export const COURSE_POINT: Layout = {
  local: 3,
  message: 32,
  fields: [
    [1, 4, UINT32],
    [2, 4, SINT32],
    [3, 4, SINT32],
    [6, 10, 7],
  ],
};

/** Makes a FIT file message by message. */
export class FitWriter {
  readonly #bytes: number[] = [];
  readonly #layouts = new Map<number, Layout>();

  define(layout: Layout): this {
    const { local, message, fields, isBigEndian = false, developer } = layout;
    this.#layouts.set(local, layout);
    this.#bytes.push(0x40 | (developer === undefined ? 0 : 0x20) | local, 0, isBigEndian ? 1 : 0);
    this.#push(message, 2, isBigEndian);
    this.#bytes.push(fields.length, ...fields.flat());
    if (developer !== undefined) {
      this.#bytes.push(developer.length, ...developer.flatMap((size, index) => [index, size, 0]));
    }
    return this;
  }

  /** A data message; `offset` makes its header a compressed one. */
  add(layout: Layout, values: readonly (number | string)[], offset?: number): this {
    const { local, fields, isBigEndian = false, developer = [] } = this.#layouts.get(layout.local) ?? layout;
    this.#bytes.push(offset === undefined ? local : 0x80 | (local << 5) | offset);
    for (const [index, [, size]] of fields.entries()) {
      const value = values[index] ?? 0;
      if (typeof value === 'number') this.#push(value, size, isBigEndian);
      else this.#bytes.push(...Array.from({ length: size }, (_, at) => value.charCodeAt(at) || 0));
    }
    for (const size of developer) this.#push(0, size, isBigEndian);
    return this;
  }

  /** The whole file; the checksum is left empty. */
  finish(): Uint8Array {
    const size = this.#bytes.length;
    const sizes = [0, 8, 16, 24].map((shift) => (size >> shift) & 0xff);
    const header = [12, 0x10, 0, 0, ...sizes, ...'.FIT'.split('').map((c) => c.charCodeAt(0))];
    return Uint8Array.from([...header, ...this.#bytes, 0, 0]);
  }

  #push(value: number, size: number, isBigEndian: boolean): void {
    const bytes = Array.from({ length: size }, (_, at) => Math.floor(value / 256 ** at) & 0xff);
    this.#bytes.push(...(isBigEndian ? bytes.reverse() : bytes));
  }
}

/** A small walk with everything in it: three records, one of them in short form, one without a position. */
export function makeWalk(): Uint8Array {
  const at = toFitTime('2026-03-01T07:00:00Z');
  return new FitWriter()
    .define(RECORD)
    .add(RECORD, [at, toSemicircles(24.14), toSemicircles(-110.31), (12.4 + 500) * 5, 120])
    .add(RECORD, [at + 5, 0x7fffffff, 0x7fffffff, 0xffff, 121])
    .define(SHORT_RECORD)
    .add(SHORT_RECORD, [toSemicircles(24.141), toSemicircles(-110.312)], (at + 9) & 31)
    .add(RECORD, [at + 20, toSemicircles(24.142), toSemicircles(-110.313), (13 + 500) * 5, 0xff])
    .define(SESSION)
    .add(SESSION, [at + 20, at, 17, 41_250, 3])
    .finish();
}
