import type { ExportManifest } from '@waypost/contract';
import { describe, expect, test } from 'vitest';
import { toManifestLines } from './manifest-lines.ts';

const MANIFEST: ExportManifest = {
  format: 'gpx',
  list: 'features',
  project_id: 1,
  project_name: 'Coast',
  member_display_name: 'Ana Ruiz',
  created_at: '2026-11-21T10:00:00.000Z',
  filters: {},
  written: { Point: 3 },
  total: 3,
  left: {},
  photos: 0,
  photos_left: 0,
  renamed: {},
  without_column: [],
  cut_texts: 0,
  cut_columns: [],
  numbers_as_text: [],
  data_omitted: 0,
  zero_altitudes: 0,
  photos_omitted: 0,
  files_omitted: 0,
  notes_omitted: 0,
};
const t = (key: string, values?: Readonly<Record<string, string | number>>) => `${key} ${values?.count}`;

describe('the losses of an export', () => {
  test('are empty if nothing was lost', () => {
    expect(toManifestLines(t, MANIFEST)).toEqual([]);
  });
  test('are summed over geometry types, with a sentence for each kind of loss', () => {
    const manifest = {
      ...MANIFEST,
      left: { Polygon: 2, MultiPolygon: 1 },
      renamed: { description: 'desc', waypost_code: 'wp_code', 'Observed birds': 'Observed b' },
      cut_texts: 4,
      cut_columns: ['Remarks'],
      numbers_as_text: ['Count', 'Depth'],
      data_omitted: 5,
      photos_omitted: 6,
      files_omitted: 7,
      notes_omitted: 8,
    };
    expect(toManifestLines(t, manifest)).toEqual([
      'exports.left 3',
      'exports.renamed 1',
      'exports.cutTexts 4',
      'exports.numbersAsText 2',
      'exports.dataOmitted 5',
      'exports.photosOmitted 6',
      'exports.filesOmitted 7',
      'exports.notesOmitted 8',
    ]);
  });
});
