import type { FeatureGeometry } from '@waypost/geo';
import { expect, test } from 'vitest';
import { makeItem } from '../items/import-item.fixture.ts';
import type { ImportItem } from '../items/import-item.ts';
import { packGeometry, unpackGeometry } from '../reading/packed-geometry.ts';
import { toImportedCollection } from './imported-collection.ts';
import { toFeatureTexts } from './imported-text.ts';

function toItem(name: string, geometry: FeatureGeometry): ImportItem {
  return makeItem({
    localUuid: name,
    fileId: 'file',
    fileName: 'a.gpx',
    geometry,
    name,
  });
}

function viaWorker(item: ImportItem): ImportItem {
  const packed = packGeometry(item.geometry);
  return packed === null ? item : { ...item, geometry: unpackGeometry(packed) };
}

const line = (count: number) => Array.from({ length: count }, (_, at) => [at / 1000, at / 900, at]);
const ring = (count: number) => [...line(count), [0, 0, 0]];

test('the chunks of the text form the features, and none of them is long', () => {
  const items = [
    toItem('a "quoted" point', { type: 'Point', coordinates: [1, 2] }),
    toItem('track', { type: 'LineString', coordinates: line(7_003) }),
    toItem('path', { type: 'LineString', coordinates: line(2_000) }),
    toItem('area', { type: 'Polygon', coordinates: [ring(4_000), ring(5)] }),
    toItem('areas', { type: 'MultiPolygon', coordinates: [[ring(2_500), ring(4)], [ring(6)]] }),
    toItem('ü', { type: 'Point', coordinates: [3, 4, 5] }),
  ] as ImportItem[];
  const longest = JSON.stringify(line(2_000)).length;
  // Both plain and packed geometries.
  for (const one of [items, items.map(viaWorker)]) {
    const texts = [...toFeatureTexts(one)];
    expect(JSON.parse(`[${texts.join('')}]`)).toEqual(toImportedCollection(items).features);
    expect(Math.max(...texts.map((text) => text.length))).toBeLessThan(1.5 * longest);
  }
  expect([...toFeatureTexts([])]).toEqual([]);
});
