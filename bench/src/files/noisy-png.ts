import { deflateSync } from 'node:zlib';
import { toPngChunk } from '@waypost/e2e/png';

/** A square picture of noise, which does not compress, as photographs do not: three bytes a pixel. */
export function makeNoisyPng(pixels: number, seed: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(pixels, 0);
  header.writeUInt32BE(pixels, 4);
  header.set([8, 2], 8);
  const stride = pixels * 3 + 1;
  const rows = Buffer.alloc(stride * pixels);
  let state = seed + 1;
  for (let at = 0; at < rows.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    // The first byte of a row names its filter: none.
    rows[at] = at % stride === 0 ? 0 : state >>> 24;
  }
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    toPngChunk('IHDR', header),
    toPngChunk('IDAT', deflateSync(rows, { level: 1 })),
    toPngChunk('IEND', Buffer.alloc(0)),
  ]);
}
