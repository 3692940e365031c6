import { randomFillSync } from 'node:crypto';

const BYTES = 16;
/** Random bytes are asked for many keys at a time: each question costs more than its answer. */
const pool = Buffer.alloc(BYTES * 256);
let used = pool.length;

/** A UUIDv7: 48 bits of milliseconds, then 74 random bits, so that new keys land at the end of an index (RFC 9562, 5.7). */
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
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
