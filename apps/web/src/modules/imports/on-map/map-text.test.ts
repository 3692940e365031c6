import { expect, test } from 'vitest';
import { makeItem } from '../items/import-item.fixture.ts';
import type { ImportItem } from '../items/import-item.ts';
import { toImportedCollection } from './imported-collection.ts';
import { createMapText, listDrawn } from './map-text.ts';

const point = (name: string) => makeItem({ name });
const line = (name: string) =>
  makeItem({
    name,
    geometry: {
      type: 'LineString',
      coordinates: [
        [0, 0],
        [1, 1],
      ],
    },
  });
const broken = makeItem({ name: 'broken', geometry: { type: 'Point', coordinates: [500, 0] } });

async function readBack({ text, count }: { text: Blob; count: number }) {
  const features = JSON.parse(`[${await text.text()}]`);
  expect(features).toHaveLength(count);
  return features;
}

const toFeatures = (items: readonly ImportItem[]) =>
  JSON.parse(JSON.stringify(toImportedCollection(items).features));

test('collects the drawable features of a file batch by batch, points apart from shapes', async () => {
  const batches = [[line('a')], [point('b'), broken, line('c')], [broken], [point('d'), point('e')]];
  const text = createMapText();
  for (const batch of batches) text.add(batch);
  const { points, shapes } = text.finish();
  expect(await readBack(points)).toEqual(toFeatures(listDrawn(batches.flat(), 'points')));
  expect(await readBack(shapes)).toEqual(toFeatures(listDrawn(batches.flat(), 'shapes')));
  expect([points.count, shapes.count]).toEqual([3, 2]);
});

test('a text of many megabytes is complete', async () => {
  const text = createMapText();
  const batch = Array.from({ length: 100 }, (_, at) => point(`${at} ${'x'.repeat(300)}`));
  for (let at = 0; at < 100; at += 1) text.add(batch);
  const { points, shapes } = text.finish();
  expect((await readBack(points)).slice(-100)).toEqual(toFeatures(batch));
  expect(points.count).toBe(10_000);
  expect(await readBack(shapes)).toEqual([]);
});
