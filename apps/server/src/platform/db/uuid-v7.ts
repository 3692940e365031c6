import { randomFillSync } from 'node:crypto';

const BYTES = 16;
/** Random bytes are drawn for many keys at a time: a call costs more than its bytes. */
const pool = Buffer.alloc(BYTES * 256);
let used = pool.length;
/** Position of each byte's digits in the text, between the dashes: the text is built without concatenation. */
const PLACES = [0, 2, 4, 6, 9, 11, 14, 16, 19, 21, 24, 26, 28, 30, 32, 34];
const DIGITS = Buffer.from('0123456789abcdef', 'latin1');
const text = Buffer.from('-'.repeat(36), 'latin1');

/**
 * A UUIDv7: 48 bits of milliseconds, then 74 random bits, so that new keys are appended at the end of an index (RFC
 * 9562, 5.7).
 */
export function createUuidV7(nowMs = Date.now()): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const bytes = pool.subarray(used, used + BYTES);
  used += BYTES;
  bytes.writeUIntBE(nowMs, 0, 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  for (let index = 0; index < BYTES; index += 1) {
    const [byte, at] = [bytes[index] ?? 0, PLACES[index] ?? 0];
    text[at] = DIGITS[byte >> 4] ?? 0;
    text[at + 1] = DIGITS[byte & 0x0f] ?? 0;
  }
  return text.toString('latin1');
}
