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
 * Renders a photograph as WebP in one of the sizes. Every accepted image type is supported.
 * @returns null for a file that can never be rendered.
 * @throws SlowPicture on timeout, or Error for a failure that may be temporary, such as lack of memory.
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
    // The result is stored for good, so it must be certain.
    if (error instanceof NotAPicture && error.isSure) return null;
    throw error;
  }
}
