import { makeHugePng } from './picture.ts';

/** Files that claim to be pictures, each with its defect. */
export const FAKE_PICTURES: readonly (readonly [string, File])[] = [
  ['a JPEG that is text', new File(['not a picture at all'], 'photo.jpg')],
  [
    'a JPEG of which only the start is one',
    new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 9, 9])], 'p.jpg'),
  ],
  ['a PNG of 300 megapixels', makeHugePng(20_000, 15_000)],
  ['a PNG of no width', makeHugePng(0, 100)],
];
