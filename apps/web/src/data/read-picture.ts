import { MAX_PICTURE_PIXELS, MAX_RESOURCE_BYTES } from '@waypost/contract';

const NAME = /\.(jpe?g|png|webp|hei[cf]|avif)$/i;
const HEIC = /\.hei[cf]$/i;
/** The longer side of a preview, in pixels. */
export const PREVIEW_PX = 1024;
const PREVIEW_QUALITY = 0.85;

/** A picture to upload. */
export interface ReadPicture {
  /** The original file, byte for byte. */
  readonly file: File;
  /** A small preview that every browser can show. */
  readonly preview: Blob;
}

/** A HEIC picture, which browsers cannot decode. The decoder is large and loads on first use. */
async function decodeHeic(file: File): Promise<ImageBitmap> {
  const { heicTo } = await import('heic-to/csp');
  return heicTo({ blob: file, type: 'bitmap' });
}

/** The dimensions of a picture. Unlike a bitmap, an image element reads them without decoding. */
async function countPixels(file: File): Promise<number> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = () => reject(new Error('The browser shows no picture of it.'));
      image.src = url;
    });
    return image.naturalWidth * image.naturalHeight;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The size of a picture's preview: never enlarged, and at least one pixel. */
export function toPreviewSize(width: number, height: number): readonly [width: number, height: number] {
  const scale = Math.min(1, PREVIEW_PX / Math.max(width, height));
  const toSide = (side: number) => Math.max(1, Math.round(side * scale));
  return [toSide(width), toSide(height)];
}

function drawPreview(bitmap: ImageBitmap): Promise<Blob> {
  const [width, height] = toPreviewSize(bitmap.width, bitmap.height);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser draws no pictures.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas.convertToBlob({ type: 'image/webp', quality: PREVIEW_QUALITY });
}

async function decode(file: File): Promise<ImageBitmap | null> {
  if (HEIC.test(file.name)) return decodeHeic(file);
  return (await countPixels(file)) > MAX_PICTURE_PIXELS ? null : createImageBitmap(file);
}

/**
 * Reads a picture to upload unchanged, and renders its preview. Null if it is too large or cannot be decoded, whatever
 * its extension.
 */
export async function readPicture(file: File): Promise<ReadPicture | null> {
  if (!NAME.test(file.name) || file.size > MAX_RESOURCE_BYTES) return null;
  try {
    const bitmap = await decode(file);
    if (bitmap === null) return null;
    try {
      if (bitmap.width * bitmap.height > MAX_PICTURE_PIXELS) return null;
      return { file, preview: await drawPreview(bitmap) };
    } finally {
      bitmap.close();
    }
  } catch (error) {
    console.warn(`${file.name} could not be read as a picture.`, error);
    return null;
  }
}
