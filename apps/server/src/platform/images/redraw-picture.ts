import sharp, { type Sharp } from 'sharp';
import { AppError } from '../app-error.ts';

/** A picture of more pixels than this is refused before it is unpacked: few bytes can hold very many. */
const MAX_INPUT_PIXELS = 25_000_000;
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);

// Only what pictures of people and things come as may be decoded at all; SVG, PDF and the rest have no loader here.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// Pictures are small and rare; memory is better spent elsewhere.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Draws a small picture anew, upright, and without what else the file held: place, camera, or anything hidden
 * behind the pixels.
 * @param draw what to make of it; the format is its to choose.
 * @throws AppError `unsupported_media_type` for what is no JPEG, PNG or WebP by its content, is broken, or has more
 *   than 25 million pixels.
 */
export async function redrawPicture(picture: Buffer, draw: (image: Sharp) => Sharp): Promise<Buffer> {
  try {
    const image = sharp(picture, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' });
    const { format } = await image.metadata();
    if (format === undefined || !FORMATS.has(format)) throw new Error(`${format} is no picture format.`);
    return await draw(image.rotate()).toBuffer();
  } catch (cause) {
    throw new AppError('unsupported_media_type', { detail: 'Send a JPEG, PNG or WebP picture.', cause });
  }
}
