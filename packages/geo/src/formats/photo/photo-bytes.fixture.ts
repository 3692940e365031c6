interface CameraWords {
  readonly lat?: readonly [number, number, number, 'N' | 'S'];
  readonly lng?: readonly [number, number, number, 'E' | 'W'];
  /** `2026:03:01 07:00:00`, the camera's own time. */
  readonly time?: string;
  /** `-07:00`, how far the camera's clock is from UTC. */
  readonly zone?: string;
  /** Degrees the camera looked to, in tenths. */
  readonly direction?: number;
}

type Entry = readonly [tag: number, type: number, count: number, value: Buffer];

const ASCII = 2;
const LONG = 4;
const RATIONAL = 5;

const text = (tag: number, words: string): Entry => {
  const value = Buffer.from(`${words}\0`);
  return [tag, ASCII, value.length, value];
};
const rationals = (tag: number, pairs: readonly (readonly [number, number])[]): Entry => {
  const value = Buffer.alloc(pairs.length * 8);
  for (const [at, [over, under]] of pairs.entries()) {
    value.writeUInt32BE(over, at * 8);
    value.writeUInt32BE(under, at * 8 + 4);
  }
  return [tag, RATIONAL, pairs.length, value];
};
const long = (tag: number, value: number): Entry => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return [tag, LONG, 1, bytes];
};

/** One directory of TIFF at `start`: its entries, and what is too long for them behind. */
function toDirectory(entries: readonly Entry[], start: number): Buffer {
  const table = Buffer.alloc(2 + entries.length * 12 + 4);
  table.writeUInt16BE(entries.length);
  const behind: Buffer[] = [];
  let end = start + table.length;
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const at = 2 + index * 12;
    table.writeUInt16BE(tag, at);
    table.writeUInt16BE(type, at + 2);
    table.writeUInt32BE(count, at + 4);
    if (value.length <= 4) value.copy(table, at + 8);
    else {
      table.writeUInt32BE(end, at + 8);
      behind.push(value);
      end += value.length;
    }
  }
  return Buffer.concat([table, ...behind]);
}

/** The beginning of a JPEG with what a camera says of it; there is no picture in it. */
export function makePhoto({ lat, lng, time, zone, direction }: CameraWords): Uint8Array<ArrayBuffer> {
  const toTriple = ([d, m, s]: readonly [number, number, number, string]) =>
    [
      [d, 1],
      [m, 1],
      [s, 1],
    ] as const;
  const gps: Entry[] = [
    ...(lat === undefined ? [] : [text(1, lat[3]), rationals(2, toTriple(lat))]),
    ...(lng === undefined ? [] : [text(3, lng[3]), rationals(4, toTriple(lng))]),
    ...(direction === undefined ? [] : [rationals(17, [[direction, 10]])]),
  ];
  const exif: Entry[] = [
    ...(time === undefined ? [] : [text(0x90_03, time)]),
    ...(zone === undefined ? [] : [text(0x90_10, zone)]),
  ];
  const make = text(0x01_0f, 'Reef Works');
  // The first directory has a fixed size, so where the others stand is known before they are made.
  const size = toDirectory([make, long(0x87_69, 0), long(0x88_25, 0)], 8).length;
  const exifBytes = toDirectory(exif, 8 + size);
  const gpsBytes = toDirectory(gps, 8 + size + exifBytes.length);
  const first = toDirectory([make, long(0x87_69, 8 + size), long(0x88_25, 8 + size + exifBytes.length)], 8);
  const tiff = Buffer.concat([Buffer.from('4d4d002a00000008', 'hex'), first, exifBytes, gpsBytes]);
  const head = Buffer.concat([Buffer.from('ffd8ffe10000', 'hex'), Buffer.from('Exif\0\0'), tiff]);
  head.writeUInt16BE(head.length - 4, 4);
  return Uint8Array.from(Buffer.concat([head, Buffer.from('ffd9', 'hex')]));
}
