import { expect, it } from 'vitest';
import { findImageChanges, toImageSteps } from './save-images.ts';

const saved = (id: string) => ({ id, saved: { code: 'f', name: `${id}.jpg` } });
const fresh = (id: string) => ({ id, file: new File(['x'], `${id}.jpg`) });

it('lists additions, removals and a changed order', () => {
  const before = [saved('a'), saved('b'), saved('c')];
  expect(findImageChanges(before, before)).toEqual({
    removed: [],
    added: [],
    order: null,
    isSomeKept: true,
  });
  const added = fresh('d');
  expect(findImageChanges(before, [saved('a'), saved('c'), added])).toEqual({
    removed: ['b'],
    added: [added],
    order: null,
    isSomeKept: true,
  });
  expect(findImageChanges(before, [added, ...before]).order).toEqual(['d', 'a', 'b', 'c']);
  expect(findImageChanges(before, [saved('c'), saved('a'), saved('b')]).order).toEqual(['c', 'a', 'b']);
});

it('removes the last old picture once a new one is stored', () => {
  const before = [saved('a'), saved('b')];
  const [c, d] = [fresh('c'), fresh('d')];
  expect(toImageSteps(findImageChanges(before, [c, d]))).toEqual([
    { remove: 'b' },
    { add: c },
    { remove: 'a' },
    { add: d },
  ]);
  // With one that stays, removals make room first.
  expect(toImageSteps(findImageChanges(before, [saved('a'), c]))).toEqual([{ remove: 'b' }, { add: c }]);
  expect(toImageSteps(findImageChanges(before, []))).toEqual([{ remove: 'b' }, { remove: 'a' }]);
});
