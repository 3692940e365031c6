import type { FeatureTableRow } from '@waypost/contract';
import { expect, it } from 'vitest';
import { toEditedRow, toRowEdit } from './row-edits.ts';

const row: FeatureTableRow = {
  code: 'a',
  version: 3,
  name: 'Buoy',
  description: '',
  type: 'Point',
  color: '#0059ff',
  shared: false,
  is_static: false,
  project_id: 7,
  project_name: 'Kelp beds',
  template_name: null,
  member_display_name: null,
  resources_count: 0,
  area_m2: null,
  length_m: null,
  bbox: [0, 0, 0, 0],
  created_origin: 0,
  created_at: '',
  updated_at: '',
  tags: [],
  values: [],
};

it('an edit of a row names what differs, from the version in the table, in the project of the row', () => {
  const before = toEditedRow(row);
  const answer = { key: 'Depth', value: '2', type: 1 };
  expect(toRowEdit({ before, after: { ...before, isStatic: true, answer } })).toEqual({
    projectId: 7,
    edit: { code: 'a', version: 3, is_static: true, data: [answer] },
  });
});
