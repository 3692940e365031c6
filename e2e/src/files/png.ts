import { crc32, deflateSync } from 'node:zlib';

/** A part of a PNG: its length, type, data and checksum. */
export function toPngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}

/** Of pixels in a PNG: one bit of grey, or eight bits of red, green and blue each. */
const PIXELS = { grey: { bits: 1, type: 0, depth: 1 }, rgb: { bits: 24, type: 2, depth: 8 } } as const;

function pack(
  width: number,
  height: number,
  kind: keyof typeof PIXELS,
  toRow: (y: number) => Buffer,
): Buffer {
  const { type, depth, bits } = PIXELS[kind];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = depth;
  header[9] = type;
  const stride = Math.ceil((width * bits) / 8) + 1;
  const rows = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) toRow(y).copy(rows, y * stride + 1);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    toPngChunk('IHDR', header),
    toPngChunk('IDAT', deflateSync(rows)),
    toPngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A valid PNG of one colour: few bytes for any number of pixels. */
export const makeFlatPng = (width: number, height: number): Buffer =>
  pack(width, height, 'grey', () => Buffer.alloc(0));

/** A PNG of red, green and blue in rows from the top. */
export const makeColorPng = (width: number, height: number, pixels: Buffer): Buffer =>
  pack(width, height, 'rgb', (y) => pixels.subarray(y * width * 3, (y + 1) * width * 3));
