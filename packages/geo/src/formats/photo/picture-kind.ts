/** A kind of picture that features can have, named by its file extension. */
export type PictureKind = 'jpg' | 'png' | 'webp' | 'heic' | 'avif';

function toAscii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

/** The kind of a picture by its first bytes; null for anything else. */
export function findPictureKind(bytes: Uint8Array): PictureKind | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpg';
  if (toAscii(bytes, 1, 4) === 'PNG' && bytes[0] === 0x89) return 'png';
  if (toAscii(bytes, 0, 4) === 'RIFF' && toAscii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (toAscii(bytes, 4, 8) !== 'ftyp') return null;
  const brand = toAscii(bytes, 8, 12);
  return brand.startsWith('avi') ? 'avif' : /^(?:hei|hev|mif1|msf1)/.test(brand) ? 'heic' : null;
}
