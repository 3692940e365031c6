import sharp, { type Sharp } from 'sharp';

const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);
const AVIF = 'heif';

// Only what photographs come as may be decoded at all; SVG, PDF and the rest have no loader here.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});
// Each picture is drawn once and kept; memory is better spent elsewhere.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Opens a picture of somebody unknown, upright, to be drawn anew without what else the file held: place, camera, or
 * anything hidden behind the pixels.
 * @param maxPixels more are refused before they are unpacked: few bytes can hold very many.
 * @param takesAvif whether AVIF is a picture, too. HEIC is not: this library has no decoder of HEVC.
 * @throws Error for what is no JPEG, PNG or WebP by its content, is too large, or is broken in its first bytes; drawing
 * it throws for what is broken further on.
 */
export async function openPicture(bytes: Buffer, maxPixels: number, takesAvif = false): Promise<Sharp> {
  const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
  const { format } = await image.metadata();
  const isTaken = format !== undefined && (FORMATS.has(format) || (takesAvif && format === AVIF));
  if (!isTaken) throw new Error(`${format} is no picture format.`);
  return image.rotate();
}
