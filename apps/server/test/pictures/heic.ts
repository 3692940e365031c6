import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A HEIC picture of 240 × 160 pixels, encoded with HEVC: an evening sky over dark water. */
export const SHORE = readFileSync(join(import.meta.dirname, 'fixtures/shore.heic'));

/** As a browser sends it. */
export const toHeicFile = (name = 'shore.heic'): File =>
  new File([Uint8Array.from(SHORE)], name, { type: 'image/heic' });

/** The same picture, with other sizes in its header. */
export function withSize(width: number, height: number): Buffer {
  const bytes = Buffer.from(SHORE);
  const at = bytes.indexOf('ispe', 0, 'latin1') + 8;
  bytes.writeUInt32BE(width, at);
  bytes.writeUInt32BE(height, at + 4);
  return bytes;
}
