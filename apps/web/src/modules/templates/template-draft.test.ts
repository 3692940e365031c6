import { type Template, templateCreate } from '@waypost/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DraftField,
  FIELD_KINDS,
  findIconFault,
  findTemplateFaults,
  moveField,
  type TemplateDraft,
  toDraft,
  toTemplateBody,
} from './template-draft.ts';

const field = (id: string, change: Partial<DraftField> = {}): DraftField => ({
  id,
  key: id,
  kind: 'text',
  options: '',
  isRequired: false,
  ...change,
});
const draft = (change: Partial<TemplateDraft> = {}): TemplateDraft => ({
  ...toDraft(null),
  name: 'Turtle nest',
  ...change,
});

describe('a draft of a template', () => {
  it('round-trips through the request', () => {
    const fields = [
      field('b', { kind: 'choice', options: 'Gill\n\n Drift \n' }),
      field('a', { options: 'left over' }),
      field('c', { kind: 'date', isRequired: true }),
      field('d', { kind: 'photo', isRequired: true }),
    ];
    const body = toTemplateBody(draft({ geometryType: 'Polygon', geofence: 'in', fields }));
    expect(body).toMatchObject({ geofence: true, geofence_events: 'in' });
    expect(body.data_fields).toEqual([
      { id: 'b', key: 'b', type: 4, options: ['Gill', 'Drift'], index: 0 },
      { id: 'a', key: 'a', type: 0, options: [], index: 1 },
      { id: 'c', key: 'c', type: 0, options: [], index: 2, required: true, format: 'date' },
      { id: 'd', key: 'd', type: 0, options: [], index: 3, required: true, format: 'photo' },
    ]);
    const saved: Template = {
      ...body,
      version: 1,
      id: 1,
      project_id: 1,
      project_name: '',
      s3_icon: null,
      created_at: '',
    };
    expect(toTemplateBody(toDraft(saved))).toEqual(body);
    expect(toTemplateBody(draft({ geofence: 'in' })).geofence).toBe(false);
  });

  it('is rejected by name, by fields without or with the same name, and by options', () => {
    expect(findTemplateFaults(draft())).toEqual({});
    const fields = [
      field('a', { key: ' ' }),
      field('b', { key: 'Length' }),
      field('c', { key: 'length ' }),
      field('d', { kind: 'choice' }),
      field('e', { kind: 'choice', options: 'x\nx' }),
    ];
    expect(findTemplateFaults(draft({ name: 'ab', fields }))).toEqual({
      name: 'validation.name',
      'key:a': 'forms.fieldNameless',
      'key:c': 'forms.fieldTwice',
      'options:d': 'forms.optionsNone',
      'options:e': 'forms.optionsTwice',
    });
  });

  it('is valid exactly if the contract accepts it', () => {
    const text = fc.oneof(fc.constantFrom('', ' ', 'a', 'A', 'ab', 'abc', 'x'.repeat(256)), fc.string());
    const anyField = fc.record({
      id: fc.uuid(),
      key: text,
      kind: fc.constantFrom(...FIELD_KINDS),
      isRequired: fc.boolean(),
      options: fc.array(text, { maxLength: 4 }).map((lines) => lines.join('\n')),
    });
    const any = fc.record({ name: text, fields: fc.array(anyField, { maxLength: 5 }) });
    fc.assert(
      fc.property(any, (change) => {
        const one = draft(change);
        const isTaken = templateCreate.safeParse(toTemplateBody(one)).success;
        expect(Object.keys(findTemplateFaults(one)).length === 0).toBe(isTaken);
      }),
    );
  });
});

it('a field moves within the list and never out of it', () => {
  const fields = ['a', 'b', 'c'].map((id) => field(id));
  const ids = (from: number, to: number) => moveField(fields, from, to).map(({ id }) => id);
  expect(ids(0, 2)).toEqual(['b', 'c', 'a']);
  expect(ids(2, 0)).toEqual(['c', 'a', 'b']);
  expect(ids(0, -1)).toEqual(['a', 'b', 'c']);
  expect(ids(2, 3)).toEqual(['a', 'b', 'c']);
});

it('an icon is a picture of at most 50 KB', () => {
  expect(findIconFault({ name: 'a.WEBP', size: 51_200 })).toBeNull();
  expect(findIconFault({ name: 'a.svg', size: 10 })).toBe('forms.iconKind');
  expect(findIconFault({ name: 'a.png', size: 51_201 })).toBe('forms.iconLarge');
});
