import { createLocalUuid } from '../../../data/local-uuid.ts';
import { readPicture } from '../../../data/read-picture.ts';
import { type FormImage, toImageName } from '../form/form-values.ts';
import { readPhotoPosition } from './photo-position.ts';

/** What a file input offers. */
export const IMAGE_ACCEPT = '.jpg,.jpeg,.png,.webp,.heic,.heif';

/** Pictures that can be sent, and the names of files that cannot. */
export interface AddedImages {
  readonly images: readonly FormImage[];
  readonly refused: readonly string[];
}

/** Takes files in as pictures, one after the other: a decoded photograph takes a hundred megabytes. */
export async function addImages(files: readonly File[]): Promise<AddedImages> {
  const images: FormImage[] = [];
  const refused: string[] = [];
  for (const file of files) {
    const picture = await readPicture(file);
    if (picture === null) refused.push(file.name);
    else images.push({ id: createLocalUuid(), ...picture, takenAt: await readPhotoPosition(file) });
  }
  return { images, refused };
}

/** The pictures there are with those that still fit, and the names of those that do not. */
export function fitImages(
  all: readonly FormImage[],
  added: readonly FormImage[],
  max: number,
): { readonly images: readonly FormImage[]; readonly left: readonly string[] } {
  const room = Math.max(0, max - all.length);
  return { images: [...all, ...added.slice(0, room)], left: added.slice(room).map(toImageName) };
}

/** A sentence holds so many names; the rest are counted. */
const MAX_NAMES = 5;

/** Names as they stand in a sentence. */
export function toNameList(names: readonly string[]): string {
  return names.length > MAX_NAMES ? `${names.slice(0, MAX_NAMES).join(', ')}, …` : names.join(', ');
}
