import { createLocalUuid } from '../../../data/local-uuid.ts';
import { readPicture } from '../../../data/read-picture.ts';
import { cutName } from '../../../ui/toasts/cut-name.ts';
import { type FormImage, type FreshImage, toImageName } from '../form/form-values.ts';
import { readPhotoPosition } from './photo-position.ts';

/** The `accept` attribute of the file input. */
export const IMAGE_ACCEPT = '.jpg,.jpeg,.png,.webp,.heic,.heif';

/** Pictures that can be sent, and the names of other files. */
export interface AddedImages {
  readonly images: readonly FreshImage[];
  readonly refused: readonly string[];
}

/** Reads files as pictures, one after the other: a decoded photograph takes a hundred megabytes. */
export async function addImages(files: readonly File[]): Promise<AddedImages> {
  const images: FreshImage[] = [];
  const refused: string[] = [];
  for (const file of files) {
    const picture = await readPicture(file);
    if (picture === null) refused.push(file.name);
    else images.push({ id: createLocalUuid(), ...picture, takenAt: await readPhotoPosition(file) });
  }
  return { images, refused };
}

/** The present pictures with those that still fit, and the names of the others. */
export function fitImages(
  all: readonly FormImage[],
  added: readonly FormImage[],
  max: number,
): { readonly images: readonly FormImage[]; readonly left: readonly string[] } {
  const room = Math.max(0, max - all.length);
  return { images: [...all, ...added.slice(0, room)], left: added.slice(room).map(toImageName) };
}

/** The number of names in a sentence; the rest are counted. */
const MAX_NAMES = 5;

/** Names as part of a toast. */
export function toNameList(names: readonly string[]): string {
  const list = names.slice(0, MAX_NAMES).map(cutName).join(', ');
  return names.length > MAX_NAMES ? `${list}, …` : list;
}
