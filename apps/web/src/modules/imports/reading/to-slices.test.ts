import { expect, test, vi } from 'vitest';
import { makeItem } from '../items/import-item.fixture.ts';
import type { ImportItem } from '../items/import-item.ts';
import { type PackedGeometry, packGeometry, unpackGeometry } from './packed-geometry.ts';
import { isMoreThan, toSlices } from './to-slices.ts';

function toItem(name: string, points: number): ImportItem {
  const coordinates = Array.from({ length: points }, (_, at) => [at / 1000, 0]);
  return makeItem({
    localUuid: name,
    fileId: 'file',
    fileName: 'a.gpx',
    geometry: points === 1 ? { type: 'Point', coordinates: [0, 0] } : { type: 'LineString', coordinates },
    name,
  });
}

const toNames = (slices: Iterable<ImportItem[]>) => [...slices].map((slice) => slice.map(({ name }) => name));

test('slices end at a number of features or positions, and a larger feature stands alone', () => {
  const items = [
    toItem('a', 1),
    toItem('b', 1),
    toItem('c', 1),
    toItem('d', 90),
    toItem('e', 4),
    toItem('f', 8),
  ];
  expect(toNames(toSlices(items, { items: 2, positions: 10 }))).toEqual([
    ['a', 'b'],
    ['c'],
    ['d'],
    ['e'],
    ['f'],
  ]);
  expect(toNames(toSlices(items, { items: 9, positions: 1_000 }))).toEqual([['a', 'b', 'c', 'd', 'e', 'f']]);
  expect(toNames(toSlices([], { items: 2, positions: 10 }))).toEqual([]);
});

test('positions of a packed geometry are counted without unpacking it', () => {
  const { geometry } = toItem('a', 600);
  const back = unpackGeometry(packGeometry(geometry) as PackedGeometry);
  const asked = vi.spyOn(back as { coordinates: unknown }, 'coordinates', 'get');
  const item = { ...toItem('b', 1), geometry: back };
  expect(isMoreThan([item], { items: 2, positions: 600 })).toBe(false);
  expect(isMoreThan([item], { items: 2, positions: 599 })).toBe(true);
  expect(asked).not.toHaveBeenCalled();
});

test('a few features count as many if they have many positions', () => {
  const few = [toItem('a', 1), toItem('b', 60)];
  expect(isMoreThan(few, { items: 2, positions: 61 })).toBe(false);
  expect(isMoreThan(few, { items: 2, positions: 60 })).toBe(true);
  expect(isMoreThan(few, { items: 1, positions: 61 })).toBe(true);
});
