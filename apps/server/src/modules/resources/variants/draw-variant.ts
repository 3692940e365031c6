import { MAX_PICTURE_PIXELS, type PictureSize } from '@waypost/contract';
import type { ResizeOptions } from 'sharp';
import { openPicture } from '../../../platform/pictures/open-picture.ts';
import { isFaultOfBytes } from './is-fault-of-bytes.ts';

const SIZES: Readonly<Record<PictureSize, ResizeOptions>> = {
  thumbnail: { width: 192, height: 192, fit: 'cover' },
  small: { width: 640, height: 640, fit: 'inside', withoutEnlargement: true },
  full: { width: 2048, height: 2048, fit: 'inside', withoutEnlargement: true },
};
const QUALITY = 80;

/**
 * Draws a photograph anew as WebP in one of the sizes, upright and without anything the camera wrote into it. Whatever
 * is accepted as a picture is drawn.
 * @returns null for what is no picture that can be drawn, and will not be one the next time.
 * @throws Error for what may go well another time, such as want of memory.
 */
export async function drawVariant(bytes: Buffer, size: PictureSize): Promise<Buffer | null> {
  const image = await openPicture(bytes, MAX_PICTURE_PIXELS).catch(() => null);
  // Only the header was read: what it says of itself does not change.
  if (image === null) return null;
  try {
    return await image.resize(SIZES[size]).webp({ quality: QUALITY }).toBuffer();
  } catch (error) {
    if (isFaultOfBytes(error)) return null;
    throw error;
  }
}
