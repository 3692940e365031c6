import { RasterError } from '../raster-error.ts';
import { BLOCK_TOO_LARGE } from './block-size.ts';

/** Unpacks PackBits (TIFF 6.0, section 9). @param limit bytes at most. @throws RasterError for more. */
export function unpackBits(packed: Uint8Array, limit: number): Uint8Array {
  const out = new Uint8Array(limit);
  let at = 0;
  for (let read = 0; read < packed.length; ) {
    const head = ((packed[read] ?? 0) << 24) >> 24;
    read += 1;
    // Does nothing.
    if (head === -128) continue;
    const length = Math.abs(head) + 1;
    if (at + length > limit) throw new RasterError(BLOCK_TOO_LARGE);
    if (head < 0) {
      out.fill(packed[read] ?? 0, at, at + length);
      read += 1;
    } else {
      out.set(packed.subarray(read, read + length), at);
      read += length;
    }
    at += length;
  }
  return out.subarray(0, at);
}
