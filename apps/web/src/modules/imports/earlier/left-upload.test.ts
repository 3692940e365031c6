import { expect, test } from 'vitest';
import { makeItem } from '../items/import-item.fixture.ts';
import type { ImportItem } from '../items/import-item.ts';
import { type LeftUpload, withoutTaken } from './left-upload.ts';

const toItem = (localUuid: string): ImportItem =>
  makeItem({
    localUuid,
    fileId: 'a',
    fileName: 'a.kml',
    geometry: { type: 'Point', coordinates: [1, 2] },
    name: localUuid,
  });

function toLeft(uuid: string, items: string[], done: string[] = [], later: string[] = []): LeftUpload {
  const group = { projectId: 7, files: [], items: items.map(toItem) };
  const others = later.length === 0 ? [] : [{ projectId: 8, files: [], items: later.map(toItem) }];
  return { plan: { ...group, uuid, onDuplicate: 'skip', later: others }, done: new Set(done) };
}

test('an interrupted upload keeps what no other upload takes over', () => {
  const left = [
    toLeft('untouched', ['a', 'b']),
    toLeft('smaller', ['c', 'd'], ['d']),
    toLeft('over', ['e', 'f'], ['f']),
    toLeft('later', ['g'], ['g'], ['h', 'i']),
  ];
  const { changed, over } = withoutTaken(left, new Set(['c', 'e', 'h']));
  expect(over).toEqual(['smaller', 'over']);
  expect(changed.map(({ uuid, items, later }) => [uuid, items.length, later[0]?.items[0]?.name])).toEqual([
    ['later', 1, 'i'],
  ]);
  const [first] = withoutTaken(left, new Set(['a'])).changed;
  expect([first?.uuid, first?.items.map(({ name }) => name)]).toEqual(['untouched', ['b']]);
});
