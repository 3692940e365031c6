import { MAX_PICTURE_PIXELS, MAX_RESOURCE_BYTES } from '@waypost/contract';
import { keepExif } from '@waypost/geo';

const PLAIN = /\.(jpe?g|png|webp)$/i;
const HEIC = /\.(heic|heif)$/i;
const AVIF = /\.avif$/i;
const QUALITY = 0.9;

/** A HEIC picture as JPEG. The decoder is large and loads with the first of them. */
async function heicToJpeg(file: File): Promise<File> {
  const { heicTo } = await import('heic-to/csp');
  const blob = await heicTo({ blob: file, type: 'image/jpeg', quality: QUALITY });
  return toJpegFile(blob, file);
}

/** An AVIF picture as JPEG, which a reader of reports opens everywhere. */
async function avifToJpeg(file: File): Promise<File> {
  if ((await countPixels(file)) > MAX_PICTURE_PIXELS) throw new Error('The picture has too many pixels.');
  const bitmap = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return toJpegFile(await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY }), file);
}

/** What was drawn of a picture, with what the camera said in it: its place, its time, where it looked to. */
async function toJpegFile(drawn: Blob, source: File): Promise<File> {
  const [from, jpeg] = await Promise.all([source.arrayBuffer(), drawn.arrayBuffer()]);
  const kept = keepExif(new Uint8Array(from), new Uint8Array(jpeg));
  const { name, lastModified } = source;
  return new File([kept], name.replace(/\.[^.]*$/, '.jpg'), { type: 'image/jpeg', lastModified });
}

/** How many pixels a picture has. Unlike a bitmap, an image element reads that without unpacking them. */
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

/**
 * A picture as it is sent and shown: JPEG, PNG and WebP as they are, those of phones as JPEG. Null for what is too large
 * and for what no browser reads as a picture, whatever its name says.
 */
export async function toPictureFile(file: File): Promise<File | null> {
  try {
    const image = HEIC.test(file.name)
      ? await heicToJpeg(file)
      : AVIF.test(file.name)
        ? await avifToJpeg(file)
        : file;
    if (!PLAIN.test(image.name) || image.size > MAX_RESOURCE_BYTES) return null;
    if ((await countPixels(image)) > MAX_PICTURE_PIXELS) return null;
    (await createImageBitmap(image)).close();
    return image;
  } catch (error) {
    console.warn(`${file.name} could not be read as a picture.`, error);
    return null;
  }
}
