import { RasterError } from '../raster-error.ts';
import { BLOCK_TOO_LARGE } from './block-size.ts';

const [CLEAR, END, FIRST] = [256, 257, 258];
const CODES = 4096;

/**
 * Unpacks LZW as TIFF has it: codes of 9 to 12 bits, the highest bit first, that widen one code early (TIFF 6.0, section
 * 13). @param limit bytes at most. @throws RasterError for more.
 */
export function unpackLzw(packed: Uint8Array, limit: number): Uint8Array {
  const out = new Uint8Array(limit);
  // What a code stands for was written before: where, and how long it is.
  const starts = new Uint32Array(CODES);
  const lengths = new Uint16Array(CODES);
  let [at, next, bits, last] = [0, FIRST, 9, -1];
  let [buffered, count] = [0, 0];
  for (let read = 0; read < packed.length || count >= bits; ) {
    while (count < bits && read < packed.length) {
      buffered = ((buffered << 8) | (packed[read] ?? 0)) & 0xff_ff_ff;
      read += 1;
      count += 8;
    }
    if (count < bits) break;
    count -= bits;
    const code = (buffered >> count) & ((1 << bits) - 1);
    if (code === END) break;
    if (code === CLEAR) {
      [next, bits, last] = [FIRST, 9, -1];
      continue;
    }
    if (code >= FIRST && code > next) throw new RangeError('A code of LZW stands for nothing yet.');
    const lastStart = last === -1 ? 0 : at - (last < CLEAR ? 1 : (lengths[last] ?? 1));
    const lastLength = last === -1 ? 0 : at - lastStart;
    const isNew = code === next;
    const length = code < CLEAR ? 1 : isNew ? lastLength + 1 : (lengths[code] ?? 0);
    if (at + length > limit) throw new RasterError(BLOCK_TOO_LARGE);
    if (code < CLEAR) out[at] = code;
    else {
      const from = isNew ? lastStart : (starts[code] ?? 0);
      // A new code ends with its own first byte.
      for (let index = 0; index < length; index += 1) out[at + index] = out[from + index] ?? 0;
    }
    if (last !== -1 && next < CODES) {
      // What was written last, and the first byte of this: they follow each other.
      starts[next] = lastStart;
      lengths[next] = lastLength + 1;
      next += 1;
      if (next >= (1 << bits) - 1 && bits < 12) bits += 1;
    }
    at += length;
    last = code;
  }
  return out.subarray(0, at);
}
