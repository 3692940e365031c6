import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Bytes of a pixel: red, green, blue, alpha. */
const PIXEL = 4;

function toChunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/** A picture as PNG (https://www.w3.org/TR/png-3/). @param pixels RGBA, row by row. */
export function encodePng(width: number, height: number, pixels: Uint8Array): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits, colours with alpha.
  head.set([8, 6], 8);
  const line = width * PIXEL;
  // Each line begins with the number of its filter; 1 is the difference from the pixel to the left.
  const filtered = Buffer.alloc((line + 1) * height);
  for (let row = 0; row < height; row += 1) {
    const to = row * (line + 1);
    filtered[to] = 1;
    for (let at = 0; at < line; at += 1) {
      const left = at < PIXEL ? 0 : (pixels[row * line + at - PIXEL] ?? 0);
      filtered[to + 1 + at] = (pixels[row * line + at] ?? 0) - left;
    }
  }
  const data = deflateSync(filtered, { level: 1 });
  return Buffer.concat([
    SIGNATURE,
    toChunk('IHDR', head),
    toChunk('IDAT', data),
    toChunk('IEND', new Uint8Array()),
  ]);
}
