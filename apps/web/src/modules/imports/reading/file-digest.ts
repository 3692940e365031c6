import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Up to this size a file is read whole: the browser's own digest is several times as fast. */
const WHOLE_BYTES = 8 * 1024 * 1024;
const PIECE_BYTES = 1024 * 1024;

/** Bytes of a file, generated when read. */
export interface DigestSource {
  readonly size: number;
  slice(from: number, to: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/** SHA-256 of a file in lower-case hex; of a large file only one chunk at a time is in memory. */
export async function toFileDigest(file: DigestSource): Promise<string> {
  // Available only on pages over TLS and on localhost.
  const { subtle }: { subtle?: SubtleCrypto } = crypto;
  if (subtle !== undefined && file.size <= WHOLE_BYTES) {
    const whole = await file.slice(0, file.size).arrayBuffer();
    return bytesToHex(new Uint8Array(await subtle.digest('SHA-256', whole)));
  }
  // The browser's digest cannot be computed in chunks.
  const digest = sha256.create();
  for (let at = 0; at < file.size; at += PIECE_BYTES) {
    digest.update(new Uint8Array(await file.slice(at, Math.min(file.size, at + PIECE_BYTES)).arrayBuffer()));
  }
  return bytesToHex(digest.digest());
}
