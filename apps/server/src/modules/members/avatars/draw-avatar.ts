import { AVATAR_SIZE_PX } from '@waypost/contract';
import { AppError } from '../../../platform/app-error.ts';
import { NotAPicture, SlowPicture } from '../../../platform/pictures/not-a-picture.ts';
import type { PictureDrawer } from '../../../platform/pictures/picture-drawer.ts';

const MAX_INPUT_PIXELS = 25_000_000;

/**
 * Renders an image as a square WebP of 400 px.
 * @throws AppError `unsupported_media_type` for content that is not JPEG, PNG or WebP, or is damaged.
 */
export async function drawAvatar(pictures: PictureDrawer, picture: Buffer): Promise<Buffer> {
  try {
    const resize = { width: AVATAR_SIZE_PX, height: AVATAR_SIZE_PX, fit: 'cover' } as const;
    return await pictures.draw({ bytes: picture, maxPixels: MAX_INPUT_PIXELS, resize, quality: 90 });
  } catch (cause) {
    if (!(cause instanceof NotAPicture || cause instanceof SlowPicture)) throw cause;
    throw new AppError('unsupported_media_type', { detail: 'Send a JPEG, PNG or WebP picture.', cause });
  }
}
