import type { FeatureTableRow } from '@waypost/contract';
import { expect, it } from 'vitest';
import { NO_BULK_EDIT, planEdits } from '../bulk-edit/index.ts';
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

it('an edit of tags names those to add and to remove, and is none for a row that has them so', () => {
  const look = { color: '#888888', units: null, value: null } as const;
  const reef = { ...look, tag_id: 1, name: 'Reef', tag_type: 'label' } as const;
  const depth = { ...look, tag_id: 2, name: 'Depth', tag_type: 'measure', value: 3 } as const;
  const edit = { ...NO_BULK_EDIT, addTag: { ...depth, value: 4 }, removeTag: reef };
  const rows = [[reef, depth], [{ ...depth, value: 4 }], []].map((tags) => toEditedRow({ ...row, tags }));
  const plan = planEdits(rows, edit);
  expect(plan.map(({ isChanged }) => isChanged)).toEqual([true, false, true]);
  const add_tags = [{ tag_id: 2, value: 4 }];
  expect(plan.map((change) => toRowEdit(change).edit)).toEqual([
    { code: 'a', version: 3, add_tags, remove_tags: [1] },
    { code: 'a', version: 3 },
    { code: 'a', version: 3, add_tags },
  ]);
});
