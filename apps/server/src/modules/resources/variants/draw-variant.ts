import { MAX_PICTURE_PIXELS, type PictureSize } from '@waypost/contract';
import type { ResizeOptions } from 'sharp';
import { NotAPicture } from '../../../platform/pictures/not-a-picture.ts';
import type { PictureDrawer } from '../../../platform/pictures/picture-drawer.ts';

const SIZES: Readonly<Record<PictureSize, ResizeOptions>> = {
  thumbnail: { width: 192, height: 192, fit: 'cover' },
  small: { width: 640, height: 640, fit: 'inside', withoutEnlargement: true },
  full: { width: 2048, height: 2048, fit: 'inside', withoutEnlargement: true },
};

/**
 * Draws a photograph anew as WebP in one of the sizes. Whatever is accepted as a picture is drawn.
 * @returns null for what is no picture that can be drawn, and will not be one the next time.
 * @throws SlowPicture for what takes too long, or Error for what may go well another time, such as want of memory.
 */
export async function drawVariant(
  pictures: PictureDrawer,
  bytes: Buffer,
  size: PictureSize,
): Promise<Buffer | null> {
  try {
    return await pictures.draw({
      bytes,
      maxPixels: MAX_PICTURE_PIXELS,
      resize: SIZES[size],
      quality: 80,
      takesHeif: true,
    });
  } catch (error) {
    // It is remembered for good.
    if (error instanceof NotAPicture && error.isSure) return null;
    throw error;
  }
}
