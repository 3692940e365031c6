import { randomBytes } from 'node:crypto';
import { ENDPOINTS, type FeatureCreateInput, type Template, type TemplateField } from '@waypost/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { makeHugePng, makePicture } from '../../../test/pictures/picture.ts';
import { putProjectMember } from '../projects/index.ts';

const { features, organizations, projects, templates } = ENDPOINTS;

let app: TestApp;
let ana: Person;
let orgId: number;
let rootId: number;
let childId: number;
let otherId: number;

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana Ruiz');
  const org = await ana.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  });
  orgId = org.organization_id;
  const make = async (name: string, parentId?: number) => {
    const body = { name, ...(parentId === undefined ? {} : { parentId }) };
    const params = { org_id: orgId };
    return (await ana.client.call(projects.createProject, { params, body })).project_id;
  };
  rootId = await make('Coast watch');
  childId = await make('Kelp beds', rootId);
  otherId = await make('Harbour');
});
afterAll(() => app.close());

const field = (key: string, type: number, index: number, options: string[] = []) => ({
  id: key,
  key,
  type,
  index,
  options,
});
const FIELDS = [
  field('Notes', 3, 4),
  field('Depth', 1, 1),
  field('State', 4, 3, ['Good', 'Worn']),
  field('Bottle', 0, 0),
  field('Light', 2, 2),
];
type Body = Parameters<typeof create>[0];
const create = (
  body: {
    name?: string;
    data_fields?: TemplateField[];
    image_required?: boolean;
    geometry_type?: 'Point' | 'LineString' | 'Polygon';
    geofence?: boolean;
  },
  project_id = rootId,
) =>
  ana.client.call(templates.createTemplate, {
    params: { project_id },
    body: { name: 'Buoy check', geometry_type: 'Point', ...body },
  });
const inRoot = (template_id: number) => ({ params: { project_id: rootId, template_id } });
const listed = (project_id: number) => ana.client.call(templates.listTemplates, { params: { project_id } });

describe('templates', () => {
  test('start with defaults, and order their fields by index', async () => {
    const made = await create({ data_fields: FIELDS });
    expect(made).toMatchObject({
      color: '#888888',
      shared: false,
      is_static: false,
      image_required: false,
      geofence: false,
      geofence_events: 'both',
      s3_icon: null,
      project_id: rootId,
    });
    expect(made.data_fields.map(({ key, index }) => [key, index])).toEqual([
      ['Bottle', 0],
      ['Depth', 1],
      ['Light', 2],
      ['State', 3],
      ['Notes', 4],
    ]);
    expect(await listed(childId)).toContainEqual(made);
  });

  test('change only the fields an update names, and leave the lists when deleted', async () => {
    const made = await create({ data_fields: FIELDS });
    const changed = await ana.client.call(templates.updateTemplate, {
      ...inRoot(made.id),
      body: { name: 'Buoy visit', geofence_events: 'in', data_fields: [field('Chain', 0, 7)] },
    });
    const renumbered = [field('Chain', 0, 0)];
    expect(changed).toEqual({
      ...made,
      version: 2,
      name: 'Buoy visit',
      geofence_events: 'in',
      data_fields: renumbered,
    });
    // An empty update is not an error.
    expect(await ana.client.call(templates.updateTemplate, { ...inRoot(made.id), body: {} })).toEqual(
      changed,
    );
    await ana.client.call(templates.deleteTemplate, inRoot(made.id));
    expect((await listed(rootId)).map(({ id }) => id)).not.toContain(made.id);
    const fromBelow = { params: { project_id: childId, template_id: (await create({})).id } };
    const icon = await makePicture();
    for (const call of [
      () => ana.client.call(templates.deleteTemplate, inRoot(made.id)),
      () => ana.client.call(templates.updateTemplate, { ...inRoot(made.id), body: { name: 'Back again' } }),
      () => ana.client.call(templates.updateTemplateIcon, { ...inRoot(made.id), files: [icon] }),
      () => ana.client.call(templates.updateTemplate, { ...fromBelow, body: { name: 'From below' } }),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'template_not_found' });
    }
  });

  test.each<[string, Body, string]>([
    ['a name of two characters', { name: 'ab' }, 'name'],
    [
      '31 fields',
      { data_fields: Array.from({ length: 31 }, (_, i) => field(`Field ${i}`, 0, i)) },
      'data_fields',
    ],
    ['an unknown field type', { data_fields: [field('Odd', 5, 0)] }, 'data_fields.0.type'],
    ['a choice field without choices', { data_fields: [field('State', 4, 0)] }, 'data_fields.0.options'],
    ['a repeated choice', { data_fields: [field('State', 4, 0, ['a', 'a'])] }, 'data_fields.0.options'],
    ['an empty choice', { data_fields: [field('State', 4, 0, [' '])] }, 'data_fields.0.options.0'],
    [
      'a format on a number field',
      { data_fields: [{ ...field('Depth', 1, 0), format: 'date' }] },
      'data_fields.0.format',
    ],
    ['choices on a number field', { data_fields: [field('Depth', 1, 0, ['1'])] }, 'data_fields.0.options'],
    [
      'two fields with one name',
      { data_fields: [field('Depth', 1, 0), { ...field('depth', 1, 1), id: 'other' }] },
      'data_fields.1.key',
    ],
    [
      'two fields with one id',
      { data_fields: [field('Depth', 1, 0), { ...field('Width', 1, 1), id: 'Depth' }] },
      'data_fields.1.id',
    ],
  ])('reject %s, on create and update', async (_, body, path) => {
    const before = await listed(rootId);
    const refusal = { status: 400, code: 'validation_failed', issues: [{ path: `body.${path}` }] };
    await expect(create(body)).rejects.toMatchObject(refusal);
    expect(await listed(rootId)).toEqual(before);
    const made = await create({});
    await expect(
      ana.client.call(templates.updateTemplate, { ...inRoot(made.id), body }),
    ).rejects.toMatchObject(refusal);
    expect(await listed(rootId)).toContainEqual(made);
  });

  test.each(['Point', 'LineString'] as const)('of geometry %s accept no geofence', async (geometry_type) => {
    const refusal = { issues: [{ path: 'body.geofence', message: 'Only a polygon can be a geofence.' }] };
    const update = (template_id: number, body: object) =>
      ana.client.call(templates.updateTemplate, { ...inRoot(template_id), body });
    await expect(create({ geometry_type, geofence: true })).rejects.toMatchObject(refusal);
    const { id } = await create({ geometry_type });
    await expect(update(id, { geofence: true })).rejects.toMatchObject(refusal);
    await expect(update(id, { geometry_type, geofence: true })).rejects.toMatchObject(refusal);
    const area = await create({ geometry_type: 'Polygon', geofence: true });
    await expect(update(area.id, { geometry_type })).rejects.toMatchObject(refusal);
    expect(await update(area.id, { geometry_type, geofence: false })).toMatchObject({ geofence: false });
    expect(await update(id, { geometry_type: 'Polygon', geofence: true })).toMatchObject({ geofence: true });
  });

  test('with a geofence from earlier versions keep it until an update', async () => {
    const { id } = await create({});
    await app.database.transaction((tx) =>
      tx.updateTable('templates').set({ geofence: true }).where('id', '=', id).execute(),
    );
    const rename = { ...inRoot(id), body: { name: 'Buoy visit' } };
    expect(await ana.client.call(templates.updateTemplate, rename)).toMatchObject({ name: 'Buoy visit' });
  });

  test('reject an update from an older version and keep the newer one', async () => {
    const made = await create({ data_fields: FIELDS });
    expect(made.version).toBe(1);
    const update = (body: object, headers = {}) =>
      ana.client.call(templates.updateTemplate, { ...inRoot(made.id), body, headers });
    const theirs = await update({ version: 1, name: 'Buoy visit' });
    expect(theirs.version).toBe(2);
    const refusal = { status: 409, code: 'template_changed' };
    await expect(update({ version: 1, color: '#00ff00' })).rejects.toMatchObject(refusal);
    await expect(update({ color: '#00ff00' }, { 'if-match': '"1"' })).rejects.toMatchObject(refusal);
    expect(await listed(rootId)).toContainEqual(theirs);
    expect(await update({ color: '#00ff00' }, { 'if-match': '"2"' })).toMatchObject({ version: 3 });
    // Without a version the update wins.
    expect(await update({ color: '#0000ff' })).toMatchObject({ version: 4, name: 'Buoy visit' });
  });

  test('accept one of many concurrent updates from one version; an update without changes creates no version', async () => {
    const made = await create({ data_fields: FIELDS });
    const update = (body: object) =>
      ana.client.call(templates.updateTemplate, { ...inRoot(made.id), body: { version: 1, ...body } });
    const { name, color, data_fields, geofence, geometry_type } = made;
    expect(await update({ name, color, data_fields, geofence, geometry_type })).toEqual(made);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) => update({ name: `Edit ${index}` })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await listed(rootId)).find(({ id }) => id === made.id)?.version).toBe(2);
  });

  test('of an organization are those readable in any of its projects', async () => {
    const below = await create({ name: 'Below' }, childId);
    const above = await create({ name: 'Above' });
    const elsewhere = await create({ name: 'Elsewhere' }, otherId);
    const reader = await app.createPerson('Reader Below');
    await app.database.transaction((tx) =>
      putProjectMember(tx, childId, reader.memberId, 'project_viewer', false),
    );
    const of = async (who: Person) =>
      (await who.client.call(templates.listOrganizationTemplates, { params: { org_id: orgId } })).map(
        ({ id }) => id,
      );
    expect(await of(ana)).toEqual(expect.arrayContaining([below.id, above.id, elsewhere.id]));
    expect(await of(reader)).toEqual(expect.arrayContaining([below.id, above.id]));
    expect(await of(reader)).not.toContain(elsewhere.id);
  });
});

describe('icons', () => {
  const upload = async (file: File) => {
    const { id } = await create({});
    return ana.client.call(templates.updateTemplateIcon, { ...inRoot(id), files: [file] });
  };

  test.each(['jpeg', 'png', 'webp'] as const)(
    'from a %s are rendered as a square without metadata, and served to anyone with the URL',
    async (format) => {
      const { s3_icon } = await upload(await makePicture({ format, hasExif: true }));
      const answer = await fetch(app.baseUrl + s3_icon);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 128, height: 128 });
      expect(bytes.includes('Spy camera')).toBe(false);
    },
  );

  test('get a new URL when replaced, and the old one stops working', async () => {
    const first = await upload(await makePicture());
    const second = await ana.client.call(templates.updateTemplateIcon, {
      ...inRoot(first.id),
      files: [await makePicture({ format: 'jpeg' })],
    });
    expect(second.s3_icon).not.toBe(first.s3_icon);
    expect((await fetch(app.baseUrl + first.s3_icon)).status).toBe(404);
    expect((await fetch(`${app.baseUrl}/api/3/template-icon/nothing`)).status).toBe(404);
  });

  test('that are invalid, or too large in bytes or pixels, are rejected and not stored', async () => {
    const template = await create({});
    const huge = makeHugePng(20_000, 15_000);
    expect(huge.size).toBeLessThan(50 * 1024);
    const files: [File, number][] = [
      [new File([new Uint8Array(randomBytes(50 * 1024 + 1))], 'icon.png'), 413],
      [huge, 415],
      [new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'icon.png'), 415],
      [new File(['not a picture'], 'icon.jpg'), 415],
      [await makePicture({ format: 'gif' }), 415],
    ];
    for (const [file, status] of files) {
      await expect(
        ana.client.call(templates.updateTemplateIcon, { ...inRoot(template.id), files: [file] }),
      ).rejects.toMatchObject({ status });
    }
    await expect(
      ana.client.call(templates.updateTemplateIcon, { ...inRoot(template.id), files: [] }),
    ).rejects.toMatchObject({ status: 400 });
    expect(await listed(rootId)).toContainEqual(template);
  });
});

describe('reports of a template', () => {
  let form: Template;
  const good = [
    { key: 'Depth', value: '12.5', type: 1 },
    { key: 'Light', value: 'true', type: 2 },
    { key: 'State', value: 'Worn', type: 0 },
    { key: 'Notes', value: 'two\nlines', type: 0 },
  ];
  const report = (feature: Partial<FeatureCreateInput>, files: File[] = []) =>
    ana.client.call(features.createFeature, {
      query: { project_id: childId },
      body: {
        feature: {
          name: form.name,
          geometry: { type: 'Point', coordinates: [1, 2] },
          template_id: form.id,
          ...feature,
        },
      },
      files,
    });
  const edit = (code: string, feature: object) =>
    ana.client.call(features.updateFeature, { params: { code }, body: { feature } });

  beforeEach(async () => {
    form = await create({ data_fields: FIELDS });
  });

  test('take its name, and show its name and icon even after it is deleted', async () => {
    await ana.client.call(templates.updateTemplateIcon, {
      ...inRoot(form.id),
      files: [await makePicture()],
    });
    const made = await report({ data: good });
    expect(made.properties).toMatchObject({
      template_name: 'Buoy check',
      s3_icon: expect.stringContaining('/template-icon/'),
    });
    await ana.client.call(templates.deleteTemplate, inRoot(form.id));
    const { code } = made.properties;
    expect(await ana.client.call(features.getFeature, { params: { code } })).toEqual(made);
    // A deleted template requires nothing.
    expect((await edit(code, { name: 'Free' })).properties.name).toBe('Free');
  });

  test.each<[string, Partial<FeatureCreateInput>, string]>([
    ['another name', { name: 'My buoy' }, 'name'],
    [
      'another geometry type',
      {
        geometry: {
          type: 'LineString',
          coordinates: [
            [0, 0],
            [1, 1],
          ],
        },
      },
      'geometry.type',
    ],
    ['an unknown field', { data: [{ key: 'Width', value: '1', type: 1 }] }, 'data.0.key'],
    ['a repeated field', { data: [...good, { key: 'Depth', value: '1', type: 1 }] }, 'data.4.key'],
    ['a value that is not a number', { data: [{ key: 'Depth', value: 'deep', type: 1 }] }, 'data.0.value'],
    ['a number out of range', { data: [{ key: 'Depth', value: '1e999', type: 1 }] }, 'data.0.value'],
    ['a number as text', { data: [{ key: 'Depth', value: '12', type: 0 }] }, 'data.0.type'],
    ['a value that is not a boolean', { data: [{ key: 'Light', value: 'yes', type: 2 }] }, 'data.0.value'],
    ['an unknown choice', { data: [{ key: 'State', value: 'Lost', type: 0 }] }, 'data.0.value'],
    [
      'a line break in a single-line text',
      { data: [{ key: 'Bottle', value: 'a\nb', type: 0 }] },
      'data.0.value',
    ],
  ])('reject %s, on create and update', async (_, feature, path) => {
    const refusal = {
      status: 400,
      code: 'validation_failed',
      issues: [{ path: `body.feature.${path}`, message: expect.stringMatching(/\S\.$/) }],
    };
    await expect(report(feature)).rejects.toMatchObject(refusal);
    const { properties } = await report({ data: good });
    await expect(edit(properties.code, feature)).rejects.toMatchObject(refusal);
    const { code } = properties;
    const now = await ana.client.call(features.getFeature, { params: { code } });
    expect(now.properties).toEqual(properties);
  });

  test('may leave optional fields empty', async () => {
    const empty = FIELDS.map(({ key, type }) => ({ key, value: '', type }));
    expect((await report({ data: empty })).properties.data).toEqual(empty);
  });

  describe('of a form with required fields and dates', () => {
    const asking = [
      { ...field('Depth', 1, 0), required: true },
      { ...field('Next visit', 0, 1), format: 'date' as const },
    ];
    const depth = { key: 'Depth', value: '12', type: 1 };
    const visit = (value: string) => ({ key: 'Next visit', value, type: 0 });
    const refusalOf = (path: string) => ({
      status: 400,
      code: 'validation_failed',
      issues: [{ path: `body.feature.${path}`, message: expect.stringMatching(/\S\.$/) }],
    });

    beforeEach(async () => {
      form = await create({ data_fields: asking });
    });

    test('name both in the form', () => {
      expect(form.data_fields).toEqual(asking);
    });

    test.each<[string, FeatureCreateInput['data'], string]>([
      ['without a required answer', [visit('2026-12-01')], 'data'],
      ['with an empty required answer', [{ ...depth, value: '' }], 'data.0.value'],
      ['with a date in another notation', [depth, visit('1/12/2026')], 'data.1.value'],
      ['with a day that is not in the calendar', [depth, visit('2026-02-30')], 'data.1.value'],
    ])('are rejected %s', async (_, data, path) => {
      await expect(report({ data: data ?? [] })).rejects.toMatchObject(refusalOf(path));
    });

    test('keep the required answer in an edit', async () => {
      const { code } = (await report({ data: [depth, visit('2026-12-01')] })).properties;
      await expect(edit(code, { data: [visit('2026-12-01')] })).rejects.toMatchObject(refusalOf('data'));
      const { properties } = await edit(code, { data: [{ ...depth, value: '13' }] });
      expect(properties.data).toEqual([{ ...depth, value: '13' }]);
    });

    test('are still saved if the answer was not required when they were made', async () => {
      const { code } = (await report({ data: [depth] })).properties;
      await ana.client.call(templates.updateTemplate, {
        ...inRoot(form.id),
        body: { data_fields: [...asking, { ...field('Crew', 0, 2), required: true }] },
      });
      expect((await edit(code, { data: [{ ...depth, value: '14' }] })).properties.data).toHaveLength(1);
      await expect(report({ data: [depth] })).rejects.toMatchObject(refusalOf('data'));
    });
  });

  describe('of a form with photo fields', () => {
    const asking = [
      { ...field('Catch', 0, 0), format: 'photo' as const, required: true },
      { ...field('Net', 0, 1), format: 'photo' as const },
    ];
    const photo = (key: string, value: string, type = 0) => ({ key, value, type });
    const refusalOf = (...paths: string[]) => ({
      status: 400,
      code: 'validation_failed',
      issues: paths.map((path) => ({
        path: `body.feature.${path}`,
        message: expect.stringMatching(/\S\.$/),
      })),
    });

    beforeEach(async () => {
      form = await create({ data_fields: asking });
    });

    test('have the file name of one of their pictures as the answer', async () => {
      expect(form.data_fields).toEqual(asking);
      const file = new File([await makePicture()], 'Día 1, la “red”, 50%.png');
      const { properties } = await report({ data: [photo('Catch', file.name)] }, [file]);
      expect(properties.data).toEqual([photo('Catch', file.name)]);
      expect(properties.resources.map(({ file_name }) => file_name)).toEqual([file.name]);
    });

    test.each<[string, FeatureCreateInput['data'], string]>([
      ['without a required photo', [photo('Net', 'Net.jpg')], 'data'],
      ['with an empty required photo', [photo('Catch', '')], 'data.0.value'],
      ['with a blank file name', [photo('Catch', 'a.jpg'), photo('Net', ' ')], 'data.1.value'],
      ['with a path', [photo('Catch', '../secret/a.jpg')], 'data.0.value'],
      ['with a Windows path', [photo('Catch', 'C:\\a.jpg')], 'data.0.value'],
      ['with a folder for a file', [photo('Catch', '..')], 'data.0.value'],
      ['with the picture itself', [photo('Catch', 'data:image/png;base64,AAAA')], 'data.0.value'],
      ['with two lines', [photo('Catch', 'a.jpg\nb.jpg')], 'data.0.value'],
      ['with a control character', [photo('Catch', 'a\u0007.jpg')], 'data.0.value'],
      ['with a name longer than a file may have', [photo('Catch', `${'a'.repeat(252)}.jpg`)], 'data.0.value'],
      ['with a photo as a choice', [photo('Catch', 'a.jpg', 4)], 'data.0.type'],
    ])('are rejected %s', async (_, data, path) => {
      await expect(report({ data: data ?? [] })).rejects.toMatchObject(refusalOf(path));
    });

    test('have a picture of its own for each field', async () => {
      const both = [photo('Catch', 'a.jpg'), photo('Net', 'a.jpg')];
      await expect(report({ data: both })).rejects.toMatchObject(refusalOf('data.0.value', 'data.1.value'));
      const { code } = (await report({ data: [photo('Catch', 'a.jpg')] })).properties;
      await expect(edit(code, { data: both })).rejects.toMatchObject(refusalOf('data.1.value'));
      const apart = [photo('Catch', 'a.jpg'), photo('Net', 'b.jpg')];
      expect((await edit(code, { data: apart })).properties.data).toEqual(apart);
    });
  });

  test('that were valid once are still saved after the form changed', async () => {
    const { properties } = await report({ data: good });
    await ana.client.call(templates.updateTemplate, {
      ...inRoot(form.id),
      body: { name: 'Buoy visit', data_fields: [field('State', 4, 0, ['Lost'])] },
    });
    const { code, name, data } = properties;
    const same = await edit(code, { name, data, description: 'Edited' });
    expect(same.properties).toMatchObject({ name: 'Buoy check', description: 'Edited', data });
    expect((await edit(code, { name: 'Buoy visit' })).properties.name).toBe('Buoy visit');
    await expect(edit(code, { data: [{ key: 'State', value: 'Good', type: 0 }] })).rejects.toMatchObject({
      issues: [{ path: 'body.feature.data.0.value' }],
    });
  });

  test('that require an image are not created without one', async () => {
    form = await create({ image_required: true });
    for (const files of [[], [new File(['text'], 'notes.txt')]]) {
      await expect(report({}, files)).rejects.toMatchObject({ issues: [{ path: 'body.files' }] });
    }
    expect((await report({}, [await makePicture()])).properties.resources).toHaveLength(1);
  });
});
