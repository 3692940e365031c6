import { featureCreate, type Template } from '@waypost/contract';
import { describe, expect, it } from 'vitest';
import { findFormFaults, parseNumber } from './form-faults.ts';
import {
  applyTemplate,
  createFormValues,
  type FormValues,
  listFields,
  toDataEntries,
  toFeatureCreate,
} from './form-values.ts';

const template: Template = {
  version: 1,
  id: 3,
  name: 'Net',
  geometry_type: 'Point',
  color: '#e5484d',
  project_id: 1,
  project_name: 'Coast',
  shared: true,
  is_static: true,
  image_required: true,
  geofence: false,
  geofence_events: 'both',
  s3_icon: null,
  created_at: '2026-01-01T00:00:00Z',
  data_fields: [
    { id: 'b', key: 'Alive', type: 2, options: [], index: 1 },
    { id: 'a', key: 'Length', type: 1, options: [], index: 0 },
    { id: 'c', key: 'Kind', type: 4, options: ['Gill', 'Drift'], index: 2 },
  ],
};
const image = { id: 'i', file: new File(['x'], 'net.jpg') };
const valid: FormValues = { ...createFormValues(1), name: 'Buoy' };

describe('a form', () => {
  it('enforces the rules of the platform', () => {
    expect(findFormFaults(valid)).toEqual({});
    expect(findFormFaults({ ...valid, name: ' a ' })).toEqual({ name: 'drawing.nameShort' });
    expect(findFormFaults({ ...valid, name: 'a'.repeat(256) })).toEqual({ name: 'validation.nameLong' });
    expect(findFormFaults({ ...valid, description: 'a'.repeat(256) })).toEqual({
      description: 'validation.descriptionLong',
    });
    expect(findFormFaults({ ...valid, projectId: null })).toEqual({ projectId: 'drawing.selectProject' });
    expect(findFormFaults({ ...valid, projectId: null }, { fields: [], isImageRequired: false })).toEqual({});
  });

  it('of a saved report keeps the image its template requires', () => {
    const saved = { fields: [], isImageRequired: true };
    expect(findFormFaults({ ...valid, images: [] }, saved)).toEqual({ images: 'drawing.imageRequired' });
    expect(findFormFaults({ ...valid, images: [image] }, saved)).toEqual({});
  });

  it('takes over a template, whose name needs three characters and which may require an image', () => {
    const values = applyTemplate(valid, template);
    expect(values).toMatchObject({ name: 'Net', color: '#e5484d', shared: true, isStatic: true });
    expect(findFormFaults(values)).toEqual({ images: 'drawing.imageRequired' });
    expect(findFormFaults({ ...values, images: [image] })).toEqual({});
    expect(findFormFaults({ ...values, name: 'ab', images: [image] })).toEqual({ name: 'validation.name' });
    expect(applyTemplate(values, null).template).toBeNull();
  });

  it('checks answers by field type and sends the given ones in order', () => {
    const answers = { a: ' 12,5 ', b: 'true', c: 'Trawl' };
    const values = { ...applyTemplate(valid, template), images: [image], answers };
    expect(findFormFaults(values)).toEqual({ 'answer:c': 'drawing.chooseOption' });
    expect(findFormFaults({ ...values, answers: { a: 'many' } })).toEqual({
      'answer:a': 'drawing.numberOnly',
    });
    expect(toDataEntries(listFields(template), { ...answers, c: '' })).toEqual([
      { key: 'Length', value: '12.5', type: 1 },
      { key: 'Alive', value: 'true', type: 2 },
    ]);
  });

  it('asks for the answers that its template requires, and for days of the calendar', () => {
    const asking: Template = {
      ...template,
      image_required: false,
      data_fields: [
        { id: 'a', key: 'Length', type: 1, options: [], index: 0, required: true },
        { id: 'b', key: 'Alive', type: 2, options: [], index: 1, required: true },
        { id: 'c', key: 'Next visit', type: 0, options: [], index: 2, format: 'date' },
      ],
    };
    const values = applyTemplate(valid, asking);
    expect(findFormFaults(values)).toEqual({
      'answer:a': 'drawing.answerRequired',
      'answer:b': 'drawing.answerRequired',
    });
    const answers = { a: '2', b: 'false', c: '2026-02-30' };
    expect(findFormFaults({ ...values, answers })).toEqual({ 'answer:c': 'drawing.dateOnly' });
    expect(findFormFaults({ ...values, answers: { ...answers, c: '2026-02-28' } })).toEqual({});
  });

  it('asks for a photo of its own images, which is an image of the report too', () => {
    const asking: Template = {
      ...template,
      data_fields: [
        { id: 'a', key: 'Catch', type: 0, options: [], index: 0, format: 'photo', required: true },
      ],
    };
    const values = applyTemplate(valid, asking);
    expect(findFormFaults(values)).toEqual({
      'answer:a': 'drawing.answerRequired',
      images: 'drawing.imageRequired',
    });
    expect(findFormFaults({ ...values, images: [image], answers: { a: 'gone.jpg' } })).toEqual({
      'answer:a': 'drawing.photo.gone',
    });
    const answers = { a: 'net.jpg' };
    expect(findFormFaults({ ...values, images: [image], answers })).toEqual({});
    expect(toDataEntries(listFields(asking), answers)).toEqual([{ key: 'Catch', value: 'net.jpg', type: 0 }]);
  });

  it('parses numbers with a decimal comma, and rejects others', () => {
    expect(['1,5', '-2', '.5', '1e3'].map(parseNumber)).toEqual([1.5, -2, 0.5, 1000]);
    expect(['', '1.2.3', 'NaN', 'Infinity', '0x10', '1e999'].map(parseNumber)).toEqual(Array(6).fill(null));
  });

  it('produces what the contract accepts', () => {
    const id = '0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d';
    const sent = toFeatureCreate({
      id,
      geometry: { type: 'Point', coordinates: [1, 2] },
      drawnAt: 1_760_000_000_000,
      form: applyTemplate(valid, template),
    });
    expect(featureCreate.parse(sent)).toMatchObject({
      local_uuid: id,
      template_id: 3,
      created_origin: 1_760_000_000_000,
      shared: true,
    });
  });

  it('belongs to another feature as long as both are in its project', () => {
    const parent = { code: '019a5c1e-0000-7000-8000-000000000009', name: 'Nest', projectId: 1 };
    const send = (form: FormValues) =>
      toFeatureCreate({ id: 'a', geometry: { type: 'Point', coordinates: [1, 2] }, drawnAt: 0, form });
    expect(send({ ...valid, parent }).parent_code).toBe(parent.code);
    expect(send({ ...valid, parent, projectId: 2 }).parent_code).toBeNull();
    expect(send(valid).parent_code).toBeNull();
  });
});
