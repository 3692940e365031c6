import type { Readable } from 'node:stream';
import { type Issue, MAX_PICTURE_PIXELS } from '@waypost/contract';
import { invalid } from '../../platform/app-error.ts';
import { readPictureSize } from '../../platform/pictures/read-picture-size.ts';
import type { StagedFile } from '../../platform/storage/storage.ts';
import { sniffMediaType } from './sniff-media-type.ts';

const PICTURE_NAME = /\.(jpe?g|png|webp|hei[cf]|avif)$/i;

/** Whether a file is an image, judged by its content. */
export function isPicture(file: StagedFile): boolean {
  return sniffMediaType(file.head).startsWith('image/');
}

/**
 * Rejects files that claim to be images by their name or first bytes and are not, and images with too many pixels to
 * decode.
 * @param path the path of the files in the request.
 */
export async function assertPictures(files: readonly StagedFile[], path = 'body.files'): Promise<void> {
  const issues: Issue[] = [];
  for (const [index, file] of files.entries()) {
    if (!isPicture(file) && !PICTURE_NAME.test(file.fileName)) continue;
    const message = await findFault(file);
    if (message !== null) issues.push({ path: `${path}.${index}`, message });
  }
  if (issues.length > 0) throw invalid(issues);
}

async function findFault(file: StagedFile): Promise<string | null> {
  const stream: Readable = await file.open();
  const size = isPicture(file) ? await readPictureSize(stream) : null;
  stream.destroy();
  if (size === null) return `${file.fileName} is no JPEG, PNG, WebP, HEIC or AVIF picture, or it is broken.`;
  if (size.width * size.height <= MAX_PICTURE_PIXELS) return null;
  return `${file.fileName} has ${size.width} × ${size.height} pixels, more than a picture may have.`;
}
