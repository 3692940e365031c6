import type { TemplateField } from '@waypost/contract';
import { type FormImage, type FormValues, type FreshImage, toImageName } from '../form/form-values.ts';

/** The part of a form in which photo fields are answered: an answer is the file name of one of the images. */
type Photos = Pick<FormValues, 'answers' | 'images'>;
type Field = Pick<TemplateField, 'id' | 'key' | 'format'>;

/** Leaves room for a number and the extension: a file name is stored up to 255 characters. */
const MAX_STEM = 100;
/** What file systems, paths and the header of an uploaded file do not take in a name. */
const UNFIT = /[\p{Cc}"*/:<>?\\|]/gu;

/** The image that answers a photo field; undefined without an answer, or if the image is gone. */
export function findPhoto(images: readonly FormImage[], answer = ''): FormImage | undefined {
  return answer === '' ? undefined : images.find((image) => toImageName(image) === answer);
}

/** A file name after the field that an image answers, and unlike all taken ones: `Catch.jpg`, `Catch 2.jpg`. */
export function toPhotoName(key: string, original: string, taken: readonly string[]): string {
  const words = key.replaceAll(UNFIT, ' ').replaceAll(/\s+/g, ' ').trim();
  const stem = [...words].slice(0, MAX_STEM).join('').trim() || 'Photo';
  const extension = /\.\w+$/.exec(original)?.[0].toLowerCase() ?? '';
  const used = new Set(taken.map((name) => name.toLowerCase()));
  let name = `${stem}${extension}`;
  for (let number = 2; used.has(name.toLowerCase()); number += 1) name = `${stem} ${number}${extension}`;
  return name;
}

/** All names that a new image must not have. An answer whose image is gone keeps its name, too. */
const listTaken = ({ answers, images }: Photos) => [...images.map(toImageName), ...Object.values(answers)];

const withName = (image: FreshImage, name: string): FreshImage => {
  const { type, lastModified } = image.file;
  return { ...image, file: new File([image.file], name, { type, lastModified }) };
};

/**
 * The form with other images. A photo field whose image was removed has no answer, and an added image that has the name
 * of an answer gets another one.
 */
export function setImages<T extends Photos>(
  form: T,
  fields: readonly Field[],
  images: readonly FormImage[],
): T {
  const answers = { ...form.answers };
  const names = new Set<string>();
  for (const { id, format } of fields) {
    const photo = format === 'photo' ? findPhoto(form.images, answers[id]) : undefined;
    if (photo === undefined) continue;
    if (images.some((image) => image.id === photo.id)) names.add(toImageName(photo));
    else answers[id] = '';
  }
  const old = new Set(form.images.map(({ id }) => id));
  const apart = images.map((image) => {
    if (!('file' in image) || old.has(image.id) || !names.has(image.file.name)) return image;
    const stem = image.file.name.replace(/\.\w+$/, '');
    return withName(image, toPhotoName(stem, image.file.name, listTaken(form)));
  });
  return { ...form, answers, images: apart };
}

/** The form with an image as the answer to a photo field, in the place of the image that answered it before. */
export function setPhoto<T extends Photos>(form: T, { id, key }: Field, image: FreshImage): T {
  const named = withName(image, toPhotoName(key, image.file.name, listTaken(form)));
  const before = findPhoto(form.images, form.answers[id]);
  const images =
    before === undefined
      ? [...form.images, named]
      : form.images.map((one) => (one.id === before.id ? named : one));
  return { ...form, images, answers: { ...form.answers, [id]: named.file.name } };
}

/** The form without the answer to a photo field and its image. */
export function removePhoto<T extends Photos>(form: T, fields: readonly Field[], id: string): T {
  const photo = findPhoto(form.images, form.answers[id]);
  const images = form.images.filter((image) => image.id !== photo?.id);
  const next = setImages(form, fields, images);
  return { ...next, answers: { ...next.answers, [id]: '' } };
}
