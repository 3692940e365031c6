import type { Template } from '@waypost/contract';
import { describe, expect, it } from 'vitest';
import { toDataEntries } from './form-values.ts';
import { listSavedFields, toSavedAnswers } from './saved-fields.ts';

const data = [
  { key: 'Kind', value: 'Gill', type: 4 },
  { key: 'Length', value: '12', type: 1 },
  { key: 'Length', value: '13', type: 1 },
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
  data_fields: [
    { id: 'a', key: 'Kind', type: 4, options: ['Gill', 'Drift'], index: 0 },
    { id: 'b', key: 'Alive', type: 2, options: [], index: 1 },
  ],
};

describe('fields of a saved feature', () => {
  it('give back what was saved when nothing changes, keys that repeat included', () => {
    expect(toDataEntries(listSavedFields(data, template), toSavedAnswers(data))).toEqual(data);
  });

  it('offer the options of the template and what was left empty', () => {
    const fields = listSavedFields(data, template);
    expect(fields[0]).toMatchObject({ type: 4, options: ['Gill', 'Drift'] });
    expect(fields.map(({ key }) => key)).toEqual(['Kind', 'Length', 'Length', 'Alive']);
  });

  it('edit a choice without known options as text', () => {
    expect(listSavedFields(data, null)[0]?.type).toBe(0);
  });
});
