type RandomSource = Pick<Crypto, 'getRandomValues'>;

const UUID_BYTES = 16;
/** The most random bytes that browsers return per call. */
const DRAWN_BYTES = 65_536;
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** @param bytes 16 random bytes. */
function toUuid(bytes: Uint8Array): string {
  let text = '';
  for (let index = 0; index < UUID_BYTES; index += 1) {
    const byte = bytes[index] ?? 0;
    if (index === 4 || index === 6 || index === 8 || index === 10) text += '-';
    text += HEX[index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte];
  }
  return text;
}

/**
 * A random UUID (version 4, RFC 9562). Browsers offer `crypto.randomUUID` only to pages over TLS and to localhost, so
 * it is made from random bytes.
 */
export function createLocalUuid(source: RandomSource = crypto): string {
  return toUuid(source.getRandomValues(new Uint8Array(UUID_BYTES)));
}

/** Makes many UUIDs: random bytes are drawn for thousands at once, since the draw dominates the cost. */
export function createUuidMaker(source: RandomSource = crypto): () => string {
  const drawn = new Uint8Array(DRAWN_BYTES);
  let at = DRAWN_BYTES;
  return () => {
    if (at === DRAWN_BYTES) {
      source.getRandomValues(drawn);
      at = 0;
    }
    at += UUID_BYTES;
    return toUuid(drawn.subarray(at - UUID_BYTES, at));
  };
}
