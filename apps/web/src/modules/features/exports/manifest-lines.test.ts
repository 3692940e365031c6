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
  zero_altitudes: 0,
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
    };
    expect(toManifestLines(t, manifest)).toEqual([
      'exports.left 3',
      'exports.renamed 1',
      'exports.cutTexts 4',
    ]);
  });
});
