import { AVATAR_SIZE_PX } from '@waypost/contract';
import { redrawPicture } from '../../../platform/images/redraw-picture.ts';

const QUALITY = 80;

/**
 * Draws a picture anew as a square WebP of 400 px.
 * @throws AppError `unsupported_media_type` for what is no JPEG, PNG or WebP by its content, or is broken.
 */
export function drawAvatar(picture: Buffer): Promise<Buffer> {
  return redrawPicture(picture, (image) =>
    image.resize(AVATAR_SIZE_PX, AVATAR_SIZE_PX, { fit: 'cover' }).webp({ quality: QUALITY }),
  );
}
