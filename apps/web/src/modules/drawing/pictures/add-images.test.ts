import { expect, test } from 'vitest';
import { fitImages, toNameList } from './add-images.ts';

const image = (name: string) => ({ id: name, file: new File(['x'], name) });
const many = (count: number, from = 0) => Array.from({ length: count }, (_, i) => image(`${from + i}.png`));

test('pictures beyond the limit are named, in the order they were chosen', () => {
  const { images, left } = fitImages(many(28), many(4, 28), 30);
  expect(images.map(({ id }) => id)).toEqual(many(30).map(({ id }) => id));
  expect(left).toEqual(['30.png', '31.png']);
  expect(fitImages(many(2), many(1, 2), 30).left).toEqual([]);
  expect(fitImages(many(31), many(1, 31), 30)).toMatchObject({ images: { length: 31 }, left: ['31.png'] });
});

test('a sentence names five of them', () => {
  expect(toNameList(['a', 'b'])).toBe('a, b');
  expect(toNameList(['a', 'b', 'c', 'd', 'e', 'f'])).toBe('a, b, c, d, e, …');
});

test('a long name among them is cut', () => {
  expect(toNameList(['a'.repeat(80), 'b'])).toBe(`${'a'.repeat(39)}…, b`);
});
