import { Sha256 } from './sha256.ts';

/** Up to here a file is read whole: the browser's own digest is several times as fast. */
const WHOLE_BYTES = 8 * 1024 * 1024;
const PIECE_BYTES = 1024 * 1024;

/** Bytes of a file, without those that are not asked for. */
export interface DigestSource {
  readonly size: number;
  slice(from: number, to: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/** SHA-256 of a file in lower-case hex; of a large one no more than a piece is in memory at a time. */
export async function toFileDigest(file: DigestSource): Promise<string> {
  // Only pages over TLS and those of one's own machine have it.
  const { subtle }: { subtle?: SubtleCrypto } = crypto;
  if (subtle !== undefined && file.size <= WHOLE_BYTES) {
    const whole = await file.slice(0, file.size).arrayBuffer();
    const digest = new Uint8Array(await subtle.digest('SHA-256', whole));
    return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }
  const digest = new Sha256();
  for (let at = 0; at < file.size; at += PIECE_BYTES) {
    digest.add(new Uint8Array(await file.slice(at, Math.min(file.size, at + PIECE_BYTES)).arrayBuffer()));
  }
  return digest.toHex();
}
