import type { Template } from '@waypost/contract';
import { expect, test } from 'vitest';
import { createFormValues } from './form/form-values.ts';
import { keepTags, listLineage, moveForm } from './lineage.ts';

const all = [
  { project_id: 1, parent_id: null },
  { project_id: 2, parent_id: 1 },
  { project_id: 3, parent_id: 1 },
  { project_id: 4, parent_id: 3 },
  { project_id: 9, parent_id: null },
];
const template: Template = {
  version: 1,
  id: 3,
  name: 'Net',
  geometry_type: 'Point',
  color: '#e5484d',
  project_id: 1,
  project_name: 'Coast',
  shared: false,
  is_static: false,
  image_required: false,
  geofence: false,
  geofence_events: 'both',
  s3_icon: null,
  created_at: '2026-01-01T00:00:00Z',
  data_fields: [{ id: 'a', key: 'Kind', type: 0, options: [], index: 0 }],
};
const form = { ...createFormValues(2, template), answers: { a: 'Gill' } };

test('a form keeps its template and answers in a project below that of the template', () => {
  expect(listLineage(all, 4)).toEqual([4, 3, 1]);
  expect(moveForm(form, 4, all)).toEqual({ ...form, projectId: 4 });
  expect(moveForm(form, 1, all)).toEqual({ ...form, projectId: 1 });
});

test('a template of another branch, or of no known project, is removed with its name and answers', () => {
  const free = { projectId: 9, template: null, name: '', answers: {} };
  expect(moveForm(form, 9, all)).toMatchObject(free);
  expect(moveForm({ ...form, template: { ...template, project_id: 3 } }, 2, all)).toMatchObject({
    ...free,
    projectId: 2,
  });
  expect(moveForm(form, null, all)).toMatchObject({ ...free, projectId: null });
});

test('a form keeps the tags of its new lineage, and those that a saved feature has', () => {
  const look = { color: '#888888', tag_type: 'label', units: null, value: null } as const;
  const tags = [1, 2, undefined].map((project_id, tag_id) => ({
    ...{ tag_id, name: `Tag ${tag_id}`, ...look },
    ...(project_id === undefined ? {} : { project_id }),
  }));
  expect(keepTags({ ...form, tags }, [3, 1]).tags?.map(({ tag_id }) => tag_id)).toEqual([0, 2]);
  expect(keepTags(form, [3, 1])).toEqual({});
});
