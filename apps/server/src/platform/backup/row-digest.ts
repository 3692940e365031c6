import { hash } from 'node:crypto';

const NEWLINE = 0x0a;
const LANES = 8;

/**
 * A digest of rows regardless of their order, as a restored table may return them in another: the sum of the SHA-256
 * of each row, in eight lanes of 32 bits. Rows are lines of COPY in its text format, which has no other line breaks.
 */
export class RowDigest {
  readonly #lanes = new Uint32Array(LANES);
  rows = 0;

  /** @param text whole rows. @returns how many. */
  add(text: Buffer): number {
    const before = this.rows;
    for (let start = 0; start < text.length; ) {
      const end = text.indexOf(NEWLINE, start);
      if (end < 0) throw new Error('The last row has no end.');
      const digest = hash('sha256', text.subarray(start, end), 'buffer');
      for (let lane = 0; lane < LANES; lane += 1) {
        this.#lanes[lane] = (this.#lanes[lane] ?? 0) + digest.readUInt32LE(lane * 4);
      }
      this.rows += 1;
      start = end + 1;
    }
    return this.rows - before;
  }

  toString(): string {
    return Buffer.from(this.#lanes.buffer).toString('hex');
  }
}
