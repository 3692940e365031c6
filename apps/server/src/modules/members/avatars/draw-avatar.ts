import { AVATAR_SIZE_PX } from '@waypost/contract';
import { AppError } from '../../../platform/app-error.ts';
import { openPicture } from '../../../platform/pictures/open-picture.ts';

const MAX_INPUT_PIXELS = 25_000_000;
const QUALITY = 80;

/**
 * Draws a picture anew as a square WebP of 400 px.
 * @throws AppError `unsupported_media_type` for what is no JPEG, PNG or WebP by its content, or is broken.
 */
export async function drawAvatar(picture: Buffer): Promise<Buffer> {
  try {
    const image = await openPicture(picture, MAX_INPUT_PIXELS);
    return await image
      .resize(AVATAR_SIZE_PX, AVATAR_SIZE_PX, { fit: 'cover' })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch (cause) {
    throw new AppError('unsupported_media_type', { detail: 'Send a JPEG, PNG or WebP picture.', cause });
  }
}
