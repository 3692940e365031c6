import { MAX_PICTURE_PIXELS, MAX_RESOURCE_BYTES } from '@waypost/contract';
import { createLocalUuid } from '../imports/index.ts';
import type { FormImage } from './form-values.ts';
import { readPhotoPosition } from './photo-position.ts';

/** What a file input offers; pictures of phones are converted. */
export const IMAGE_ACCEPT = '.jpg,.jpeg,.png,.webp,.heic,.heif';

const PLAIN = /\.(jpe?g|png|webp)$/i;
const HEIC = /\.(heic|heif)$/i;
const QUALITY = 0.9;

/** Pictures that can be sent, and the names of files that cannot. */
export interface AddedImages {
  readonly images: readonly FormImage[];
  readonly refused: readonly string[];
}

/** A HEIC picture as JPEG. The decoder is large and loads with the first of them. */
async function toJpeg(file: File): Promise<File> {
  const { heicTo } = await import('heic-to/csp');
  const blob = await heicTo({ blob: file, type: 'image/jpeg', quality: QUALITY });
  return new File([blob], file.name.replace(HEIC, '.jpg'), {
    type: 'image/jpeg',
    lastModified: file.lastModified,
  });
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

async function toImage(file: File): Promise<File | null> {
  try {
    const image = HEIC.test(file.name) ? await toJpeg(file) : file;
    if (!PLAIN.test(image.name) || image.size > MAX_RESOURCE_BYTES) return null;
    if ((await countPixels(image)) > MAX_PICTURE_PIXELS) return null;
    // What the browser cannot read is no picture, whatever its name says.
    (await createImageBitmap(image)).close();
    return image;
  } catch (error) {
    console.warn(`${file.name} could not be read as a picture.`, error);
    return null;
  }
}

/** Takes files in as pictures, one after the other: a decoded photograph takes a hundred megabytes. */
export async function addImages(files: readonly File[]): Promise<AddedImages> {
  const images: FormImage[] = [];
  const refused: string[] = [];
  for (const file of files) {
    const image = await toImage(file);
    if (image === null) refused.push(file.name);
    // Of the file as it came: what is converted has lost such words.
    else images.push({ id: createLocalUuid(), file: image, takenAt: await readPhotoPosition(file) });
  }
  return { images, refused };
}
