import sharp from 'sharp';

/** Tiles have 256 or 512 pixels; what unpacks to much more is none. */
const MAX_SIDE = 1024;
/** What a tile begins with. Others, above all SVG, are not given to anything that reads them. */
const KINDS: readonly (readonly [string, RegExp])[] = [
  ['image/png', /^89504e470d0a1a0a/],
  ['image/jpeg', /^ffd8ff/],
  ['image/webp', /^52494646.{8}57454250/],
  ['image/gif', /^47494638/],
];

/** The media type of a picture by its first bytes; null for anything else. */
export function toPictureType(bytes: Buffer): string | null {
  const head = bytes.subarray(0, 12).toString('hex');
  return KINDS.find(([, start]) => start.test(head))?.[0] ?? null;
}

/** Whether bytes are a picture that can be a tile. */
export async function isTilePicture(bytes: Buffer): Promise<boolean> {
  if (toPictureType(bytes) === null) return false;
  try {
    const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: MAX_SIDE ** 2 }).metadata();
    return width > 0 && height > 0 && width <= MAX_SIDE && height <= MAX_SIDE;
  } catch {
    return false;
  }
}
