import { crc32 } from 'node:zlib';

/** A PNG of one pixel. */
export const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Degrees, minutes and seconds as EXIF stores them: three fractions. */
function toDegrees(degrees: number, minutes: number): Buffer {
  const bytes = Buffer.alloc(24);
  for (const [index, value] of [degrees, 1, minutes, 1, 0, 1].entries())
    bytes.writeUInt32BE(value, index * 4);
  return bytes;
}

/** The picture of one pixel with the position 24°30′ N, 110°30′ W, in an EXIF chunk. */
export function makePlacedPng(): Buffer {
  const entry = (tag: number, type: number, count: number, value: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt16BE(tag, 0);
    head.writeUInt16BE(type, 2);
    head.writeUInt32BE(count, 4);
    return Buffer.concat([head, value]);
  };
  const at = (offset: number) => Buffer.from([0, 0, 0, offset]);
  const [ascii, long, rational] = [2, 4, 5];
  const tiff = Buffer.concat([
    Buffer.from('4d4d002a00000008', 'hex'),
    Buffer.from([0, 1]),
    entry(0x88_25, long, 1, at(26)),
    at(0),
    Buffer.from([0, 4]),
    entry(1, ascii, 2, Buffer.from('N\0\0\0')),
    entry(2, rational, 3, at(80)),
    entry(3, ascii, 2, Buffer.from('W\0\0\0')),
    entry(4, rational, 3, at(104)),
    at(0),
    toDegrees(24, 30),
    toDegrees(110, 30),
  ]);
  const named = Buffer.concat([Buffer.from('eXIf'), tiff]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(tiff.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  // After the signature and the header, the first 33 bytes of every PNG.
  const [head, rest] = [ONE_PIXEL.subarray(0, 33), ONE_PIXEL.subarray(33)];
  return Buffer.concat([head, ends.subarray(0, 4), named, ends.subarray(4), rest]);
}
