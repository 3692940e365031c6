import type { FidelityReport } from '@waypost/geo';
import { describe, expect, it } from 'vitest';
import { toImportedCollection } from '../on-map/imported-collection.ts';
import { checkFiles } from '../reading/accept-files.ts';
import { toGroups } from '../upload/upload-plan.ts';
import { makeItem } from './import-item.fixture.ts';
import type { ImportItem } from './import-item.ts';
import {
  addFile,
  addItems,
  EMPTY_IMPORTS,
  editItem,
  failFile,
  listUploadable,
  putBack,
  removeFile,
  removeItems,
  selectAll,
  toggleSelected,
} from './import-state.ts';

const report: FidelityReport = {
  read: { points: 2, lines: 0, polygons: 0, multi: 0, other: 0 },
  kept: 2,
  changed: [],
  left: [],
  warnings: [],
};

function toItem(localUuid: string, fileId: string, lng = 0): ImportItem {
  return makeItem({
    localUuid,
    fileId,
    fileName: `${fileId}.kml`,
    geometry: { type: 'Point', coordinates: [lng, 0] },
    name: localUuid,
  });
}

const good = [toItem('a1', 'a'), toItem('a2', 'a', 400)];
const twoFiles = addItems(
  addItems(addFile(addFile(EMPTY_IMPORTS, 'a', 'a.kml'), 'b', 'b.kml'), 'a', good, report),
  'b',
  [toItem('b1', 'b')],
  report,
);

describe('the list of temporary features', () => {
  it('selects nothing of a file that is listed already, and names that file', () => {
    const digest = 'd'.repeat(64);
    const once = addItems(addFile(EMPTY_IMPORTS, 'a', 'a.kml'), 'a', good, report, digest);
    const twice = addItems(addFile(once, 'b', 'copy.kml'), 'b', [toItem('b1', 'b')], report, digest);
    expect([...twice.selected]).toEqual(['a1']);
    expect(twice.items).toHaveLength(3);
    expect(twice.files.map(({ sameAs }) => sameAs)).toEqual([undefined, 'a.kml']);
    // Once the first is removed the other is an ordinary file; without a digest duplicates are unknown.
    const later = addItems(
      addFile(removeFile(once, 'a'), 'b', 'copy.kml'),
      'b',
      [toItem('b1', 'b')],
      report,
      digest,
    );
    expect([...later.selected]).toEqual(['b1']);
    const unknown = addItems(addFile(twice, 'c', 'c.kml'), 'c', [toItem('c1', 'c')], report);
    expect([...unknown.selected]).toEqual(['a1', 'c1']);
  });

  it('adds files and selects what can be uploaded', () => {
    expect(twoFiles.files.map(({ status, count }) => [status, count])).toEqual([
      ['read', 2],
      ['read', 1],
    ]);
    expect([...twoFiles.selected]).toEqual(['a1', 'b1']);
    expect(listUploadable(twoFiles).map(({ localUuid }) => localUuid)).toEqual(['a1', 'b1']);
  });

  it('never uploads an invalid feature, even if selected', () => {
    expect(listUploadable(selectAll(twoFiles, true)).map(({ localUuid }) => localUuid)).toEqual(['a1', 'b1']);
    expect(listUploadable(selectAll(twoFiles, false))).toEqual([]);
    expect(toggleSelected(toggleSelected(twoFiles, 'a1'), 'a1').selected).toEqual(twoFiles.selected);
  });

  it('removes a file with its last feature, and a file’s features with it', () => {
    const without = removeItems(twoFiles, new Set(['b1']));
    expect(without.files.map(({ id }) => id)).toEqual(['a']);
    expect(without.selected.has('b1')).toBe(false);
    expect(removeFile(twoFiles, 'a').items.map(({ localUuid }) => localUuid)).toEqual(['b1']);
    expect(removeItems(twoFiles, new Set())).toBe(twoFiles);
  });

  it('keeps a failed file listed while others are added and removed', () => {
    const failed = failFile(addFile(twoFiles, 'c', 'c.kml'), 'c', 'broken', null);
    expect(removeItems(failed, new Set(['b1'])).files.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(removeFile(failed, 'c').files).toHaveLength(2);
  });

  it('ignores features of a file that was removed while it was read', () => {
    expect(addItems(EMPTY_IMPORTS, 'gone', good, report)).toBe(EMPTY_IMPORTS);
  });

  it('edits a feature without touching the others', () => {
    const edited = editItem(twoFiles, 'a1', { name: '', color: '#e5484d' });
    expect(edited.items[0]).toMatchObject({ name: '', color: '#e5484d', status: 'warning' });
    expect(edited.items[1]).toBe(twoFiles.items[1]);
  });

  it('shows on the map what can be drawn', () => {
    const { features } = toImportedCollection(twoFiles.items);
    expect(features.map(({ properties }) => properties)).toEqual([
      { local_uuid: 'a1', name: 'a1', color: '#0059ff', status: 'valid' },
      { local_uuid: 'b1', name: 'b1', color: '#0059ff', status: 'valid' },
    ]);
  });

  it('restores a whole interrupted upload, beyond the limit of 30 files', () => {
    const toFiles = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => {
        const id = `f${from + at}`;
        return { id, name: `${id}.kml`, digest: null, item: toItem(`u${from + at}`, id) };
      });
    const listed = toFiles(0, 20).reduce(
      (state, { id, name, item }) => addItems(addFile(state, id, name), id, [item], report),
      EMPTY_IMPORTS,
    );
    const left = toFiles(15, 20);
    const back = putBack(
      listed,
      left,
      left.map(({ item }) => item),
    );
    // Listed features stay single; the limit for adding files does not drop interrupted ones.
    expect(back.files).toHaveLength(35);
    expect(back.items).toHaveLength(35);
    expect(listUploadable(back)).toHaveLength(35);
    expect(checkFiles([{ name: 'one.kml', size: 1 }], back.files.length).isTooMany).toBe(true);
    expect(toGroups(back.files, back.items, 1).map(({ files }) => files.length)).toEqual([30, 5]);
  });
});
