import type { DecodeWebp } from '@waypost/raster';
import sharp from 'sharp';

/** The largest WebP that there is, 16,383 pixels wide and high; what calls this has read the header, and takes less. */
const MAX_PIXELS = 16_383 ** 2;

/**
 * Decodes a tile of a GeoTIFF: colours as they are, whatever profile or turn comes with them, as other readers of TIFF
 * do. @throws Error for one that is damaged.
 */
export const decodeWebp: DecodeWebp = async (bytes, bands) => {
  const image = sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS, ignoreIcc: true });
  // One whose pixels are all opaque is written without alpha, whether the picture has it or not.
  const { data } = await (bands === 4 ? image.ensureAlpha() : image.removeAlpha())
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data;
};
