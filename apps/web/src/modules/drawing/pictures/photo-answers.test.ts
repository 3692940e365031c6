import { describe, expect, it } from 'vitest';
import { type FormImage, type FormValues, toImageName } from '../form/form-values.ts';
import { findPhoto, removePhoto, setImages, setPhoto, toPhotoName } from './photo-answers.ts';

const fields = [
  { id: 'c', key: 'Catch', format: 'photo' as const },
  { id: 'n', key: 'Net: 1/2', format: 'photo' as const },
  { id: 't', key: 'Notes' },
];
const [catchField, netField] = fields;
if (catchField === undefined || netField === undefined) throw new Error('There are two photo fields.');

const fresh = (id: string, name = `${id}.JPG`) => ({ id, file: new File(['x'], name) });
const saved = (id: string, name: string): FormImage => ({ id, saved: { code: 'f', name } });
const empty: Pick<FormValues, 'answers' | 'images'> = { answers: {}, images: [] };
const namesOf = ({ images }: { readonly images: readonly FormImage[] }) => images.map(toImageName);

describe('the name of a photo', () => {
  it('is that of its field, with the extension of the file', () => {
    expect(toPhotoName('Catch', 'IMG_0001.HEIC', [])).toBe('Catch.heic');
    expect(toPhotoName(' Día  de “pesca” ', 'a.b.jpeg', [])).toBe('Día de “pesca”.jpeg');
  });

  it('is unlike all others, in any case', () => {
    expect(toPhotoName('Catch', 'a.jpg', ['catch.JPG'])).toBe('Catch 2.jpg');
    expect(toPhotoName('Catch', 'a.jpg', ['Catch.jpg', 'Catch 2.jpg', 'Catch.png'])).toBe('Catch 3.jpg');
  });

  it('has nothing that a path or a header does not take, and an end', () => {
    expect(toPhotoName('a/b\\c: "d"\n', 'x.png', [])).toBe('a b c d.png');
    expect(toPhotoName('?', 'x.png', [])).toBe('Photo.png');
    expect(toPhotoName('ñ'.repeat(255), 'x.png', [])).toBe(`${'ñ'.repeat(100)}.png`);
  });
});

describe('a photo field', () => {
  it('is answered by the name of a new image, whose bytes and preview stay', async () => {
    const preview = new Blob(['p']);
    const image = { id: 'a', file: new File(['bytes'], 'a.png', { type: 'image/png' }), preview };
    const form = setPhoto(empty, netField, image);
    expect(form.answers).toEqual({ n: 'Net 1 2.png' });
    expect(form.images).toMatchObject([{ id: 'a', preview, file: { type: 'image/png' } }]);
    const [made] = form.images;
    expect(made !== undefined && 'file' in made && (await made.file.text())).toBe('bytes');
  });

  it('replaces its image in place, under a new name', () => {
    const images = [saved('u', 'Catch.jpg'), saved('v', 'beach.jpg')];
    const form = setPhoto({ answers: { c: 'Catch.jpg' }, images }, catchField, fresh('a'));
    expect(form.answers).toEqual({ c: 'Catch 2.jpg' });
    expect(form.images.map(({ id }) => id)).toEqual(['a', 'v']);
  });

  it('takes no name that another field has as its answer, even if that image is gone', () => {
    const form = setPhoto({ answers: { n: 'Catch.jpg' }, images: [] }, catchField, fresh('a'));
    expect(form.answers).toEqual({ n: 'Catch.jpg', c: 'Catch 2.jpg' });
    expect(findPhoto(form.images, 'Catch.jpg')).toBeUndefined();
  });

  it('is cleared with its image, whichever removes it', () => {
    const form = setPhoto(setPhoto(empty, catchField, fresh('a')), netField, fresh('b'));
    const byImages = setImages(
      form,
      fields,
      form.images.filter(({ id }) => id !== 'a'),
    );
    expect(byImages.answers).toEqual({ c: '', n: 'Net 1 2.jpg' });
    const byField = removePhoto(form, fields, 'n');
    expect(byField.answers).toEqual({ c: 'Catch.jpg', n: '' });
    expect(namesOf(byField)).toEqual(['Catch.jpg']);
    expect(removePhoto({ answers: { c: 'gone.jpg' }, images: [] }, fields, 'c').answers).toEqual({ c: '' });
  });

  it('keeps its answer when images are ordered, and texts are no names of images', () => {
    const form = { ...setPhoto(empty, catchField, fresh('a')), answers: { c: 'Catch.jpg', t: 'b.jpg' } };
    const more = setImages(form, fields, [fresh('b', 'b.jpg'), ...form.images]);
    expect(more.answers).toEqual(form.answers);
    const fewer = setImages(more, fields, form.images);
    expect(fewer.answers).toEqual(form.answers);
  });

  it('shares its name with no image that is added later', () => {
    const form = setPhoto(empty, catchField, fresh('a'));
    const more = setImages(form, fields, [fresh('b', 'Catch.jpg'), ...form.images]);
    expect(namesOf(more)).toEqual(['Catch 2.jpg', 'Catch.jpg']);
    expect(findPhoto(more.images, more.answers.c)?.id).toBe('a');
  });
});
