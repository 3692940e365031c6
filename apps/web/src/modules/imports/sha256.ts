const BLOCK_BYTES = 64;
/** Where the length stands in the last block. */
const LENGTH_AT = 56;

/** The first 32 bits of the fractional parts of the roots of the first primes: square roots, and cube roots. */
function toConstants(count: number, root: (prime: number) => number): number[] {
  const constants: number[] = [];
  for (let candidate = 2; constants.length < count; candidate += 1) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) {
      if (candidate % divisor === 0) isPrime = false;
    }
    if (isPrime) constants.push(((root(candidate) % 1) * 2 ** 32) | 0);
  }
  return constants;
}

const START = toConstants(8, Math.sqrt);
const ROUNDS = Int32Array.from(toConstants(64, Math.cbrt));

const toView = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

/**
 * SHA-256 of bytes that come piece by piece (FIPS 180-4): the browser’s own wants them all at once, and pages without
 * TLS have none.
 */
export class Sha256 {
  readonly #state = Int32Array.from(START);
  readonly #words = new Int32Array(64);
  readonly #held = new Uint8Array(BLOCK_BYTES);
  #heldBytes = 0;
  #bytes = 0;

  add(piece: Uint8Array): void {
    this.#bytes += piece.length;
    let at = 0;
    if (this.#heldBytes > 0) {
      at = Math.min(BLOCK_BYTES - this.#heldBytes, piece.length);
      this.#held.set(piece.subarray(0, at), this.#heldBytes);
      this.#heldBytes += at;
      if (this.#heldBytes < BLOCK_BYTES) return;
      this.#mix(toView(this.#held), 0);
      this.#heldBytes = 0;
    }
    const view = toView(piece);
    for (; at + BLOCK_BYTES <= piece.length; at += BLOCK_BYTES) this.#mix(view, at);
    this.#held.set(piece.subarray(at));
    this.#heldBytes = piece.length - at;
  }

  /** In lower-case hex. Nothing can be added afterwards. */
  toHex(): string {
    const bits = this.#bytes * 8;
    const rest = this.#heldBytes < LENGTH_AT ? BLOCK_BYTES : BLOCK_BYTES * 2;
    const end = new Uint8Array(rest - this.#heldBytes);
    end[0] = 0x80;
    const view = new DataView(end.buffer);
    view.setUint32(end.length - 8, Math.floor(bits / 2 ** 32));
    view.setUint32(end.length - 4, bits >>> 0);
    this.add(end);
    return [...this.#state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
  }

  #mix(view: DataView, start: number): void {
    const words = this.#words;
    const state = this.#state;
    // Every index below is within its array; the type of an array does not know.
    for (let index = 0; index < 16; index += 1) words[index] = view.getInt32(start + index * 4);
    for (let index = 16; index < 64; index += 1) {
      const w = words[index - 15] as number;
      const v = words[index - 2] as number;
      const low = ((w >>> 7) | (w << 25)) ^ ((w >>> 18) | (w << 14)) ^ (w >>> 3);
      const high = ((v >>> 17) | (v << 15)) ^ ((v >>> 19) | (v << 13)) ^ (v >>> 10);
      words[index] = ((words[index - 16] as number) + low + (words[index - 7] as number) + high) | 0;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let index = 0; index < 64; index += 1) {
      const turnedE = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
      const one =
        (h + turnedE + ((e & f) ^ (~e & g)) + (ROUNDS[index] as number) + (words[index] as number)) | 0;
      const turnedA = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
      const two = (turnedA + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + one) | 0;
      d = c;
      c = b;
      b = a;
      a = (one + two) | 0;
    }
    for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) {
      state[index] = ((state[index] as number) + value) | 0;
    }
  }
}
