const MAGIC = 0xfd2f_b528;
const SIZE_BYTES = [0, 2, 4, 8];

/** Bytes that a compressed block unpacks to, at most. */
const BLOCK_BYTES = 128 * 1024;
const COMPRESSED = 2;

export interface ZstdFrame {
  readonly frame: Uint8Array;
  /** The bytes that it says it unpacks to; null: it does not say. */
  readonly size: number | null;
  /** The bytes that it unpacks to, at most. */
  readonly most: number;
}

/** A frame of Zstandard (RFC 8878, 3.1.1) without what follows it. */
export function cutZstdFrame(bytes: Uint8Array): ZstdFrame {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0, true) !== MAGIC) throw new RangeError('A part of the picture is no Zstandard.');
  const descriptor = view.getUint8(4);
  const isSingle = (descriptor & 0x20) !== 0;
  const flag = descriptor >> 6;
  let at = 5 + (isSingle ? 0 : 1) + ([0, 1, 2, 4][descriptor & 3] ?? 0);
  const wide = flag === 0 && isSingle ? 1 : (SIZE_BYTES[flag] ?? 0);
  let size: number | null = null;
  if (wide === 1) size = view.getUint8(at);
  else if (wide === 2) size = view.getUint16(at, true) + 256;
  else if (wide === 4) size = view.getUint32(at, true);
  else if (wide === 8) size = Number(view.getBigUint64(at, true));
  at += wide;
  let most = 0;
  for (let isLast = false; !isLast; ) {
    const head = view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
    isLast = (head & 1) === 1;
    const [kind, length] = [(head >> 1) & 3, head >> 3];
    most += kind === COMPRESSED ? BLOCK_BYTES : length;
    // A block of one repeated byte holds that byte.
    at += 3 + (kind === 1 ? 1 : length);
  }
  if ((descriptor & 4) !== 0) at += 4;
  return { frame: bytes.subarray(0, at), size, most };
}
