import { expect, it } from 'vitest';
import { toTargetImage, toTargetImageId } from './target-image.ts';

/** The colour and opacity of a pixel, from the left and from the top as parts of the side. */
function readPixel(source: 'ais' | 'radar', x: number, y: number): readonly number[] {
  const image = toTargetImage(toTargetImageId(source));
  if (image === null) throw new Error('There is no such image.');
  const at = Math.floor(y * image.height) * image.width + Math.floor(x * image.width);
  return [...image.data.slice(at * 4, at * 4 + 4)];
}

it('is a full shape for AIS and a hollow one for the radar alone', () => {
  expect(readPixel('ais', 0.5, 0.5)).toEqual([11, 107, 122, 255]);
  expect(readPixel('radar', 0.5, 0.56)).toEqual([255, 255, 255, 255]);
  expect(readPixel('radar', 0.5, 0.79)).toEqual([11, 107, 122, 255]);
  for (const source of ['ais', 'radar'] as const) expect(readPixel(source, 0.03, 0.03)).toEqual([0, 0, 0, 0]);
});

it('is none for another name', () => {
  expect(toTargetImage('waypost-grain')).toBeNull();
});
