import type { Template } from '@waypost/contract';
import { describe, expect, it } from 'vitest';
import { createFormValues, toDataEntries } from '../form/form-values.ts';
import { toSavedAnswers } from './saved-fields.ts';
import { chooseTemplate, listEditFields, moveSaved, type SavedPlace } from './saved-place.ts';

const data = [
  { key: 'Depth', value: '12', type: 1 },
  { key: 'Kind', value: 'Gill', type: 0 },
];
const toTemplate = (id: number, project_id: number): Template => ({
  version: 1,
  id,
  name: `Form ${id}`,
  geometry_type: 'Point',
  color: '#e5484d',
  project_id,
  project_name: 'Coast',
  shared: true,
  is_static: false,
  image_required: false,
  geofence: false,
  geofence_events: 'both',
  s3_icon: null,
  created_at: '2026-01-01T00:00:00Z',
  data_fields: [
    { id: 'a', key: 'Depth', type: 1, options: [], index: 0 },
    { id: 'b', key: 'Kind', type: 1, options: [], index: 1 },
  ],
});
const own = toTemplate(3, 1);
const other = toTemplate(4, 2);
const form = {
  ...createFormValues(2),
  name: 'Form 3',
  color: '#0069ff',
  templateId: own.id,
  answers: toSavedAnswers(data),
};
const saved: SavedPlace = { form, templateId: own.id, data };
/** 2 is below 1, 3 beside it. */
const all = [
  { project_id: 1, parent_id: null },
  { project_id: 2, parent_id: 1 },
  { project_id: 3, parent_id: null },
];

describe('another template for a saved feature', () => {
  it('replaces name, look and fields, and keeps values with the same key and type', () => {
    const chosen = chooseTemplate(form, other, saved);
    expect(chosen).toMatchObject({ name: 'Form 4', color: '#e5484d', shared: true, templateId: 4 });
    expect(toDataEntries(listEditFields(saved, 4, other), chosen.answers)).toEqual([
      { key: 'Depth', value: '12', type: 1 },
    ]);
  });

  it('has its fields before the templates of a new project are loaded', () => {
    const chosen = moveSaved(chooseTemplate(form, other, saved), 2, all, other.project_id, saved);
    expect(chosen.template).toEqual(other);
    expect(listEditFields(saved, chosen.templateId ?? null, chosen.template).map(({ key }) => key)).toEqual([
      'Depth',
      'Kind',
    ]);
  });

  it('is reverted with all previous values', () => {
    expect(chooseTemplate(chooseTemplate(form, other, saved), own, saved)).toEqual(form);
  });

  it('removed, keeps the name and all collected data', () => {
    const free = chooseTemplate(form, null, saved);
    expect(free).toMatchObject({ name: 'Form 3', templateId: null });
    expect(toDataEntries(listEditFields(saved, null, null), free.answers)).toEqual(data);
  });
});

describe('another project for a saved feature', () => {
  it('keeps a template of an ancestor project, and its answers', () => {
    expect(moveSaved(form, 1, all, 1, saved)).toEqual({ ...form, projectId: 1 });
    expect(moveSaved({ ...form, projectId: 3 }, 2, all, 1, saved)).toEqual(form);
  });

  it.each([
    ['of another project', 1],
    ['that was deleted', null],
  ])('drops a template %s', (_, owner) => {
    const moved = moveSaved(form, 3, all, owner, saved);
    expect(moved).toMatchObject({ projectId: 3, templateId: null, name: 'Form 3' });
    expect(toDataEntries(listEditFields(saved, null, null), moved.answers)).toEqual(data);
  });

  it('changes nothing for a feature without a template', () => {
    const bare = { form: { ...form, templateId: null }, templateId: null, data };
    expect(moveSaved(bare.form, 3, all, null, bare)).toEqual({ ...bare.form, projectId: 3 });
  });
});
