import sharp, { type Sharp } from 'sharp';

const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);
const AVIF = 'heif';

// Only the formats of photographs may be decoded at all; SVG, PDF and the rest have no loader here.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});
// Each picture is drawn once and its result stored; a cache would waste memory.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Opens an untrusted picture, upright, to be redrawn without other contents of the file: position, camera, or data
 * hidden behind the pixels.
 * @param maxPixels pictures with more are rejected before decoding: few bytes can hold very many.
 * @param takesAvif whether AVIF is accepted too. HEIC is not: this library has no HEVC decoder.
 * @throws Error for a file that is no JPEG, PNG or WebP by content, is too large, or has a damaged header; drawing it
 * throws for later damage.
 */
export async function openPicture(bytes: Buffer, maxPixels: number, takesAvif = false): Promise<Sharp> {
  const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
  const { format } = await image.metadata();
  const isTaken = format !== undefined && (FORMATS.has(format) || (takesAvif && format === AVIF));
  if (!isTaken) throw new Error(`${format} is no picture format.`);
  return image.rotate();
}
