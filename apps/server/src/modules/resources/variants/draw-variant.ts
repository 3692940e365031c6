import type { PictureSize } from '@waypost/contract';
import type { ResizeOptions } from 'sharp';
import { openPicture } from '../../../platform/pictures/open-picture.ts';

/** What the largest cameras make; a picture of 300 megapixels is an attack. */
const MAX_INPUT_PIXELS = 120_000_000;

const SIZES: Readonly<Record<PictureSize, ResizeOptions>> = {
  thumbnail: { width: 192, height: 192, fit: 'cover' },
  small: { width: 640, height: 640, fit: 'inside', withoutEnlargement: true },
  full: { width: 2048, height: 2048, fit: 'inside', withoutEnlargement: true },
};
const QUALITY = 80;

/**
 * Draws a photograph anew as WebP in one of the sizes, upright and without anything the camera wrote into it.
 * @returns null for what is no picture that can be drawn.
 */
export async function drawVariant(bytes: Buffer, size: PictureSize): Promise<Buffer | null> {
  try {
    const image = await openPicture(bytes, MAX_INPUT_PIXELS);
    return await image.resize(SIZES[size]).webp({ quality: QUALITY }).toBuffer();
  } catch {
    return null;
  }
}
