import { readPhotoWords } from '@waypost/geo';
import type { TakenAt } from '../form/form-values.ts';

/** Bytes at the beginning of a picture that its position is looked for in; a phone writes it there. */
const HEAD_BYTES = 512 * 1024;

/** Where a photograph was taken, as the camera wrote it into the file: `[lng, lat]`, or null when it says nothing. */
export async function readPhotoPosition(file: File): Promise<TakenAt | null> {
  const isWhole = !/\.jpe?g$/i.test(file.name);
  const bytes = await (isWhole ? file : file.slice(0, HEAD_BYTES)).arrayBuffer();
  const [lng, lat] = (await readPhotoWords(bytes)).position ?? [];
  return lng === undefined || lat === undefined ? null : [lng, lat];
}
