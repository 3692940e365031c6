import { expect, it } from 'vitest';
import { findImageChanges } from './save-images.ts';

const saved = (id: string) => ({ id, saved: { code: 'f', name: `${id}.jpg` } });
const fresh = (id: string) => ({ id, file: new File(['x'], `${id}.jpg`) });

it('says what was added, removed and put in another order', () => {
  const before = [saved('a'), saved('b'), saved('c')];
  expect(findImageChanges(before, before)).toEqual({ removed: [], added: [], order: null });
  const added = fresh('d');
  expect(findImageChanges(before, [saved('a'), saved('c'), added])).toEqual({
    removed: ['b'],
    added: [added],
    order: null,
  });
  expect(findImageChanges(before, [added, ...before]).order).toEqual(['d', 'a', 'b', 'c']);
  expect(findImageChanges(before, [saved('c'), saved('a'), saved('b')]).order).toEqual(['c', 'a', 'b']);
});
