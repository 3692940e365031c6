import { type ImportItem, judge } from './import-item.ts';

/** A temporary feature for tests: a valid point with the given overrides. */
export function makeItem(given: Partial<Omit<ImportItem, 'status' | 'issues'>>): ImportItem {
  return judge({
    localUuid: given.name ?? 'item',
    fileId: 'file',
    fileName: 'file.kml',
    geometry: { type: 'Point', coordinates: [0, 0] },
    name: 'Point',
    description: '',
    color: '#0059ff',
    shared: false,
    isStatic: false,
    projectId: null,
    createdOrigin: null,
    dataText: '',
    ...given,
  });
}
