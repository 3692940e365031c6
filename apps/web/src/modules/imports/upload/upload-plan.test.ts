import { describe, expect, it } from 'vitest';
import { makeItem } from '../items/import-item.fixture.ts';
import { type ImportItem, keepData } from '../items/import-item.ts';
import { toParts } from './to-parts.ts';
import { createSourceFinder, toGroups, toPlannedFiles, toPreviewRequest, toRanges } from './upload-plan.ts';

function toItem(fileId: string, sourceIndex: number, description = ''): ImportItem {
  return makeItem({
    localUuid: `7c6b0f5e-94b4-4d55-9a53-2f6fb4f2${String(sourceIndex).padStart(4, '0')}`,
    fileId,
    fileName: `${fileId}.kml`,
    geometry: { type: 'Point', coordinates: [1, 2] },
    name: `Point ${sourceIndex}`,
    ...keepData(description === '' ? [] : [{ key: 'Note', value: description, type: 0 }]),
    sourceIndex,
  });
}

const files = [
  { id: 'a', name: 'a.kml', digest: null, featuresCount: 1 },
  { id: 'b', name: 'b.kml', digest: 'b'.repeat(64), featuresCount: 9 },
];

describe('the plan of an upload', () => {
  it('stores features as ranges, whatever is skipped in between', () => {
    expect(toRanges([])).toEqual([]);
    expect(toRanges([5, 1, 2, 9, 3, 8])).toEqual([
      [1, 3],
      [5, 5],
      [8, 9],
    ]);
  });

  it('names only files with a known digest, by their position among those', () => {
    const items = [toItem('a', 0), toItem('b', 3), toItem('b', 2)];
    const find = createSourceFinder(files);
    expect(items.map(find)).toEqual([null, { file: 0, index: 3 }, { file: 0, index: 2 }]);
    expect(toPreviewRequest(files, items)).toEqual({
      files: [{ digest: 'b'.repeat(64), ranges: [[2, 3]] }],
    });
  });

  it('contains only the files of its items', () => {
    const read = { status: 'read', message: null, report: null } as const;
    const all = [
      { ...read, id: 'a', name: 'a.kml', count: 4, digest: null },
      { ...read, id: 'c', name: 'c.kml', count: 2, digest: null },
    ];
    expect(toPlannedFiles(all, [toItem('a', 0)])).toEqual([
      { id: 'a', name: 'a.kml', digest: null, featuresCount: 4 },
    ]);
  });

  it('names the file of each feature, and splits more than 30 files into several imports', () => {
    const many = Array.from({ length: 41 }, (_, index) => ({
      id: `f${index}`,
      name: `f${index}.kml`,
      status: 'read' as const,
      message: null,
      report: null,
      count: 1,
      digest: String(index).padStart(64, '0'),
    }));
    const groups = toGroups(
      many,
      many.map(({ id }) => toItem(id, 0)),
      7,
    );
    expect(groups.map(({ projectId, files: some }) => [projectId, some.length])).toEqual([
      [7, 30],
      [7, 11],
    ]);
    for (const group of groups) {
      const find = createSourceFinder(group.files);
      expect(group.items.map(find)).toEqual(group.files.map((_, file) => ({ file, index: 0 })));
    }
  });

  it('is sent in requests of at most 500 features or two million characters', () => {
    const small = Array.from({ length: 1_201 }, (_, index) => ({ index, item: toItem('b', index) }));
    const sizes = [...toParts(small, () => null)].map(({ items, body }) => [
      items.length,
      body.split('\n').length,
    ]);
    expect(sizes).toEqual([
      [500, 500],
      [500, 500],
      [201, 201],
    ]);
    const long = 'x'.repeat(9_000);
    const heavy = Array.from({ length: 300 }, (_, index) => ({ index, item: toItem('b', index, long) }));
    const parts = [...toParts(heavy, () => null)];
    expect(parts.length).toBe(2);
    expect(parts.flatMap(({ items }) => items.map(({ index }) => index))).toEqual(
      heavy.map(({ index }) => index),
    );
  });
});
