import { readPhotoWords } from '@waypost/geo';
import type { TakenAt } from '../form/form-values.ts';

/** The number of leading bytes searched for a position; phones write it there. */
const HEAD_BYTES = 512 * 1024;

/** The position in a photograph's metadata: `[lng, lat]`, or null if absent. */
export async function readPhotoPosition(file: File): Promise<TakenAt | null> {
  const isWhole = !/\.jpe?g$/i.test(file.name);
  const bytes = await (isWhole ? file : file.slice(0, HEAD_BYTES)).arrayBuffer();
  const [lng, lat] = (await readPhotoWords(bytes)).position ?? [];
  return lng === undefined || lat === undefined ? null : [lng, lat];
}
