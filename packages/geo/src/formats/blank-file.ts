import type { Decoded, FileSource } from './outcome/decoded.ts';

/** Most files show in their first bytes that they are not blank. */
const HEAD_BYTES = 4096;
const PIECE_BYTES = 64 * 1024;

/** The encoding that a byte order mark names; UTF-8 without one. */
function toEncoding([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** Whether a file holds nothing but white space and a byte order mark, or not even these. */
export async function isBlankFile({ size, read }: Pick<FileSource, 'size' | 'read'>): Promise<boolean> {
  let bytes = await read(0, Math.min(HEAD_BYTES, size));
  const decoder = new TextDecoder(toEncoding(bytes));
  for (let at = bytes.length; ; at += bytes.length) {
    const isLast = bytes.length === 0 || at >= size;
    if (decoder.decode(bytes, { stream: !isLast }).trim() !== '') return false;
    if (isLast) return true;
    bytes = await read(at, Math.min(at + PIECE_BYTES, size));
  }
}

/** The outcome of a blank file of any format. */
export const toEmpty = (name: string): Decoded => ({
  ok: false,
  reason: 'empty',
  message: `${name} is empty.`,
  report: null,
});
