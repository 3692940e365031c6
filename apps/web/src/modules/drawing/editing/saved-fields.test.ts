import type { Template } from '@waypost/contract';
import { describe, expect, it } from 'vitest';
import { findFormFaults } from '../form/form-faults.ts';
import { createFormValues, toDataEntries } from '../form/form-values.ts';
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

describe('the fields of a saved feature', () => {
  it('return the saved data if nothing changes, including repeated keys', () => {
    expect(toDataEntries(listSavedFields(data, template), toSavedAnswers(data))).toEqual(data);
  });

  it("offer the template's options and its unanswered fields", () => {
    const fields = listSavedFields(data, template);
    expect(fields[0]).toMatchObject({ type: 4, options: ['Gill', 'Drift'] });
    expect(fields.map(({ key }) => key)).toEqual(['Kind', 'Length', 'Length', 'Alive']);
  });

  it('edit a choice without known options as text, and send it as a choice', () => {
    const fields = listSavedFields(data, null);
    expect(fields[0]?.type).toBe(0);
    expect(toDataEntries(fields, { ...toSavedAnswers(data), 'data:0': 'Drift' })[0]).toEqual({
      key: 'Kind',
      value: 'Drift',
      type: 4,
    });
  });
});

describe('a form that changed since', () => {
  const trawl = [
    { key: 'Kind', value: 'Trawl', type: 4 },
    { key: 'Alive', value: 'true', type: 2 },
  ];

  it('offers a removed choice, and returns it unchanged beside a changed answer', () => {
    const fields = listSavedFields(trawl, template);
    expect(fields[0]).toMatchObject({ type: 4, options: ['Gill', 'Drift', 'Trawl'] });
    const answers = { ...toSavedAnswers(trawl), 'data:1': 'false' };
    expect(toDataEntries(fields, answers)).toEqual([trawl[0], { key: 'Alive', value: 'false', type: 2 }]);
    expect(
      findFormFaults({ ...createFormValues(1), name: 'Net', answers }, { fields, isImageRequired: false }),
    ).toEqual({});
  });

  it('keeps a required answer, and does not ask for one that was never given', () => {
    const asking = {
      ...template,
      data_fields: template.data_fields.map((field) => ({ ...field, required: true })),
    };
    const [kind] = trawl.map((entry) => ({ ...entry, value: 'Gill' }));
    const saved = kind === undefined ? [] : [kind];
    const fields = listSavedFields(saved, asking);
    const faultsOf = (answers: Record<string, string>) =>
      findFormFaults({ ...createFormValues(1), name: 'Net', answers }, { fields, isImageRequired: false });
    expect(faultsOf(toSavedAnswers(saved))).toEqual({});
    expect(faultsOf({ 'data:0': '' })).toEqual({ 'answer:data:0': 'drawing.answerRequired' });
  });

  it('edits a text that is no day as text', () => {
    const data_fields = [{ id: 'd', key: 'Seen', type: 0, options: [], index: 0, format: 'date' as const }];
    const formats = ['spring', '2026-03-20', ''].map(
      (value) => listSavedFields([{ key: 'Seen', value, type: 0 }], { ...template, data_fields })[0]?.format,
    );
    expect(formats).toEqual([undefined, 'date', 'date']);
  });

  it('shows any text as the name of a photo, and keeps it although the picture is gone', () => {
    const data_fields = [
      { id: 'd', key: 'Catch', type: 0, options: [], index: 0, format: 'photo' as const, required: true },
    ];
    const saved = [{ key: 'Catch', value: 'Catch.jpg', type: 0 }];
    const fields = listSavedFields(saved, { ...template, data_fields });
    expect(fields).toMatchObject([{ format: 'photo', saved: { value: 'Catch.jpg' } }]);
    const faultsOf = (answers: Record<string, string>) =>
      findFormFaults({ ...createFormValues(1), name: 'Net', answers }, { fields, isImageRequired: false });
    expect(faultsOf(toSavedAnswers(saved))).toEqual({});
    expect(faultsOf({ 'data:0': 'Catch 2.jpg' })).toEqual({ 'answer:data:0': 'drawing.photo.gone' });
    expect(faultsOf({ 'data:0': '' })).toEqual({ 'answer:data:0': 'drawing.answerRequired' });
  });

  it('checks a new answer against the current form', () => {
    const said = [
      { key: 'Kind', value: 'a gill net', type: 0 },
      { key: 'Alive', value: 'perhaps', type: 0 },
    ];
    const fields = listSavedFields(said, template);
    expect(fields.map(({ type, options }) => [type, options])).toEqual([
      [4, ['Gill', 'Drift', 'a gill net']],
      [0, []],
    ]);
    expect(toDataEntries(fields, toSavedAnswers(said))).toEqual(said);
    expect(toDataEntries(fields, { ...toSavedAnswers(said), 'data:0': 'Gill' })[0]).toEqual({
      key: 'Kind',
      value: 'Gill',
      type: 4,
    });
  });
});
