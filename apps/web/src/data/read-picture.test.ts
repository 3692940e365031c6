import { expect, it } from 'vitest';
import { PREVIEW_PX, toPreviewSize } from './read-picture.ts';

it('a preview is 1024 px on its longer side', () => {
  expect(PREVIEW_PX).toBe(1024);
});

it.each([
  ['wide', [4032, 3024], [1024, 768]],
  ['tall', [3024, 4032], [768, 1024]],
  ['small, which it stays', [640, 480], [640, 480]],
  ['a line, which keeps a pixel', [20_000, 3], [1024, 1]],
] as const)('of a picture that is %s', (_, [width, height], preview) => {
  expect(toPreviewSize(width, height)).toEqual(preview);
});
