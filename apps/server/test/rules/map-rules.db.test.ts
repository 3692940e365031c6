import { ApiError } from '@waypost/client';
import { ENDPOINTS, type FeatureCreateInput } from '@waypost/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { takeStock } from '../app/stock.ts';
import { type Person, startTestApp, type TestApp } from '../app/test-app.ts';
import { toHeicFile } from '../pictures/heic.ts';
import { makePicture } from '../pictures/picture.ts';

/** Edge cases of features, notes and templates over HTTP; rejected requests write nothing. */

const { features, notes, organizations, projects, resources, templates } = ENDPOINTS;

let app: TestApp;
let ana: Person;
let project_id: number;
let code: string;

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana Ruiz');
  const { organization_id: org_id } = await ana.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  });
  const body = { name: 'Bay watch' };
  project_id = (await ana.client.call(projects.createProject, { params: { org_id }, body })).project_id;
  code = (await make({})).properties.code;
});
afterAll(() => app.close());

const BUOY: FeatureCreateInput = { name: 'Buoy', geometry: { type: 'Point', coordinates: [-110.3, 24.1] } };
const make = (more: object, files: File[] = []) =>
  ana.client.call(features.createFeature, {
    query: { project_id },
    body: { feature: { ...BUOY, ...more } },
    files,
  });
const edit = (feature: object) =>
  ana.client.call(features.updateFeature, { params: { code }, body: { feature } });
const move = (geometry: unknown) =>
  ana.client.call(features.updateGeometry, {
    params: { code },
    body: { geometry: geometry as FeatureCreateInput['geometry'] },
  });
const makeTemplate = (more: object) =>
  ana.client.call(templates.createTemplate, {
    params: { project_id },
    body: { name: 'Buoy check', geometry_type: 'Point', ...more },
  });

const text = (length: number) => 'x'.repeat(length);
const at = (lng: unknown, lat: unknown) => ({ type: 'Point', coordinates: [lng, lat] });
const line = (...coordinates: number[][]) => ({ type: 'LineString', coordinates });
const area = (...coordinates: number[][][]) => ({ type: 'Polygon', coordinates });
const SQUARE = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
  [0, 0],
];
const fields = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, index) => ({
    id: `f${index}`,
    key: `Field ${index}`,
    type: 0,
    index,
    ...more,
  }));

interface Rule {
  readonly name: string;
  /** Path of the reported error. */
  readonly path: string;
  readonly send: readonly ((value: never) => Promise<unknown>)[];
  readonly good: readonly unknown[];
  readonly bad: readonly unknown[];
  /** Message for the first invalid value. */
  readonly message?: string;
}

const geometrySends = [(geometry: object) => make({ geometry }), (geometry: object) => edit({ geometry })];

const RULES: readonly Rule[] = [
  {
    name: 'feature name: 2 to 255',
    path: 'body.feature.name',
    send: [(name: string) => make({ name }), (name: string) => edit({ name })],
    good: ['ab', text(255)],
    bad: ['a', ' a ', '', text(256)],
    message: 'Name must be at least 2 characters',
  },
  {
    name: 'feature description: up to 255',
    path: 'body.feature.description',
    send: [(description: string) => make({ description }), (description: string) => edit({ description })],
    good: ['', text(255)],
    bad: [text(256)],
  },
  {
    name: 'feature project: one must be chosen',
    path: 'query.project_id',
    send: [
      (id: number) =>
        ana.client.call(features.createFeature, { query: { project_id: id }, body: { feature: BUOY } }),
    ],
    good: [],
    bad: [undefined, '', 'none', 0, -1],
    message: 'A project must be selected before creating a feature',
  },
  {
    name: 'feature colour: six digits',
    path: 'body.feature.color',
    send: [(color: string) => make({ color }), (color: string) => edit({ color })],
    good: ['#0059ff', '#0069FF'],
    bad: ['blue', '#05f', '#0059ff"', 'url(x)'],
  },
  {
    name: 'latitude: not below -90',
    path: 'body.feature.geometry.coordinates.1',
    send: geometrySends,
    good: [at(0, -90)],
    bad: [at(0, -90.000001), at(0, -1e9)],
    message: 'Latitude must be greater than or equal to -90.',
  },
  {
    name: 'latitude: not above 90',
    path: 'body.feature.geometry.coordinates.1',
    send: geometrySends,
    good: [at(0, 90)],
    bad: [at(0, 90.000001)],
    message: 'Latitude must be less than or equal to 90.',
  },
  {
    name: 'longitude: not below -180',
    path: 'body.feature.geometry.coordinates.0',
    send: geometrySends,
    good: [at(-180, 0)],
    bad: [at(-180.000001, 0)],
    message: 'Longitude must be greater than or equal to -180.',
  },
  {
    name: 'longitude: not above 180',
    path: 'body.feature.geometry.coordinates.0',
    send: geometrySends,
    good: [at(180, 0)],
    bad: [at(180.000001, 0)],
    message: 'Longitude must be less than or equal to 180.',
  },
  {
    name: 'coordinates: numbers only',
    path: 'body.feature.geometry.coordinates',
    send: geometrySends,
    good: [],
    bad: [at(0, '24'), at(0, null), at(0, true), at(0, Number.NaN), at(0, Number.POSITIVE_INFINITY)],
    message: 'A position is a longitude and a latitude, both numbers.',
  },
  {
    name: 'geometry alone is held to the same',
    path: 'body.geometry.coordinates.1',
    send: [move],
    good: [at(1, 2)],
    bad: [at(0, 90.5)],
    message: 'Latitude must be less than or equal to 90.',
  },
  {
    name: 'line: at least 2 points',
    path: 'body.feature.geometry.coordinates',
    send: geometrySends,
    good: [line([0, 0], [1, 1])],
    bad: [line([0, 0]), line()],
    message: 'A line needs at least 2 points.',
  },
  {
    name: 'polygon: at least 4 points',
    path: 'body.feature.geometry.coordinates.0',
    send: geometrySends,
    good: [area(SQUARE)],
    bad: [area(SQUARE.slice(0, 3)), area([])],
    message: 'A polygon needs at least 4 points, the last equal to the first.',
  },
  {
    name: 'polygon: closed',
    path: 'body.feature.geometry.coordinates.0',
    send: geometrySends,
    good: [],
    bad: [area(SQUARE.slice(0, 4))],
    message: 'The last point of a ring must equal its first.',
  },
  {
    name: 'geometry: one of four kinds',
    path: 'body.feature.geometry.type',
    send: geometrySends,
    good: [{ type: 'MultiPolygon', coordinates: [[SQUARE]] }],
    bad: [
      { type: 'MultiPoint', coordinates: [[0, 0]] },
      { type: 'GeometryCollection', geometries: [] },
    ],
  },
  {
    name: 'geofence: for polygons alone',
    path: 'body.feature.geofence',
    send: [(geometry: object) => make({ geometry, geofence: true, geofence_events: ['in', 'out'] })],
    good: [area(SQUARE)],
    bad: [at(0, 0), line([0, 0], [1, 1])],
    message: 'Only a polygon can be a geofence.',
  },
  {
    name: 'note: 3 to 500',
    path: 'body.text',
    send: [(note: string) => ana.client.call(notes.createNote, { params: { code }, body: { text: note } })],
    good: ['abc', text(500)],
    bad: ['ab', '  ab  ', '', text(501)],
    message: 'A note needs at least 3 characters.',
  },
  {
    name: 'template name: 3 to 255',
    path: 'body.name',
    send: [(name: string) => makeTemplate({ name })],
    good: ['abc', text(255)],
    bad: ['ab', '', text(256)],
    message: 'Name must be at least 3 characters',
  },
  {
    name: 'template: at most 30 fields',
    path: 'body.data_fields',
    send: [(count: number) => makeTemplate({ data_fields: fields(count) })],
    good: [0, 30],
    bad: [31],
    message: 'A form has at most 30 fields.',
  },
  {
    name: 'template field: text, number, yes/no, long text, choices',
    path: 'body.data_fields.0.type',
    send: [
      (type: number) => makeTemplate({ data_fields: fields(1, { type, options: type === 4 ? ['a'] : [] }) }),
    ],
    good: [0, 1, 2, 3, 4],
    bad: [5, -1, '0', 1.5],
  },
  {
    name: 'template field: a choice has options',
    path: 'body.data_fields.0.options',
    send: [(options: string[]) => makeTemplate({ data_fields: fields(1, { type: 4, options }) })],
    good: [['a'], ['a', 'b']],
    bad: [[], ['a', 'a']],
    message: 'Give at least one choice.',
  },
];

/** The errors of a call, by path; `[]` on success. */
async function listIssues(work: Promise<unknown>): Promise<readonly { path: string; message: string }[]> {
  try {
    await work;
    return [];
  } catch (error) {
    if (error instanceof ApiError && error.code === 'validation_failed') return error.issues;
    throw error;
  }
}

test.each(RULES)('$name', async ({ path, send, good, bad, message }) => {
  for (const one of send) {
    for (const value of good)
      expect(await listIssues(one(value as never)), JSON.stringify(value)).toEqual([]);
    const before = await takeStock(app);
    for (const [index, value] of bad.entries()) {
      const issues = await listIssues(one(value as never));
      expect(
        issues.map((issue) => issue.path),
        JSON.stringify(value),
      ).toContain(path);
      if (index === 0 && message !== undefined)
        expect(issues.map((issue) => issue.message)).toContain(message);
    }
    expect(await takeStock(app)).toEqual(before);
  }
});

describe('rejected features with a photograph leave no file', () => {
  const CROSSING = area([
    [0, 0],
    [1, 1],
    [1, 0],
    [0, 1],
    [0, 0],
  ]);

  test('if the area crosses itself', async () => {
    const before = await takeStock(app);
    await expect(make({ geometry: CROSSING }, [await makePicture({ width: 91 })])).rejects.toMatchObject({
      status: 400,
      code: 'geometry_invalid',
      detail: expect.stringContaining('Self-intersection[0.5 0.5]'),
    });
    expect(await takeStock(app)).toEqual(before);
  });

  test('if the client id was used for other content; the same content is a repeat', async () => {
    const local_uuid = crypto.randomUUID();
    const picture = await makePicture({ width: 92 });
    const first = await make({ local_uuid }, [picture]);
    const before = await takeStock(app);
    const other = await makePicture({ width: 93 });
    await expect(make({ local_uuid }, [other])).rejects.toMatchObject({ code: 'local_uuid_reused' });
    expect(await make({ local_uuid }, [picture])).toEqual(first);
    expect(await takeStock(app)).toEqual(before);
  });

  test('if a field is invalid', async () => {
    const before = await takeStock(app);
    const picture = await makePicture({ width: 94 });
    for (const more of [{ name: 'a' }, { geometry: at(0, 91) }, { template_id: 999_999 }, { geofence: true }])
      await expect(make(more, [picture])).rejects.toMatchObject({ code: 'validation_failed' });
    expect(await takeStock(app)).toEqual(before);
  });
});

test('an outline of 50,000 points is checked in about ten times as long as one of 5,000, crossing or not, and one more is rejected', async () => {
  const ring = (points: number) => {
    const corners = Array.from({ length: points - 1 }, (_, index) => {
      const angle = (index / (points - 1)) * 2 * Math.PI;
      return [Math.cos(angle), Math.sin(angle)];
    });
    return [...corners, corners[0] ?? []];
  };
  const timeOf = async (points: number) => {
    const start = performance.now();
    expect((await make({ geometry: area(ring(points)) })).properties.area_m2).toBeGreaterThan(3.8e10);
    const crossing = ring(points);
    [crossing[10], crossing[20]] = [crossing[20] ?? [], crossing[10] ?? []];
    await expect(make({ geometry: area(crossing) })).rejects.toMatchObject({ code: 'geometry_invalid' });
    return performance.now() - start;
  };
  const smallMs = await timeOf(5_000);
  // Comparing each edge with each other would take a hundred times as long.
  expect(await timeOf(50_000)).toBeLessThan(40 * smallMs);
  expect(await listIssues(make({ geometry: area(ring(50_001)) }))).toMatchObject([
    { path: 'body.feature.geometry.coordinates.0', message: 'A feature may have at most 50,000 points.' },
  ]);
});

test('names with markup are returned as plain text everywhere', async () => {
  const name = '<img src=x onerror="alert(1)"> & </script><b>';
  const made = await make({ name, description: name, data: [{ key: name, value: name, type: 0 }] });
  code = made.properties.code;
  expect(made.properties).toMatchObject({ name, description: name, data: [{ key: name, value: name }] });
  const query = { text: 'onerror' };
  const list = await ana.client.call(features.listFeatures, { params: { project_id }, query });
  expect(list).toMatchObject([{ name }]);
  const note = await ana.client.call(notes.createNote, { params: { code }, body: { text: name } });
  expect(note.text).toBe(name);
  expect((await makeTemplate({ name })).name).toBe(name);
});

test('attached pictures are JPEG, PNG, WebP or a format of phones', async () => {
  const add = async (file: File) =>
    ana.client.call(resources.addResource, {
      params: { code },
      query: { uuid: crypto.randomUUID() },
      files: [file],
    });
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const)
    expect((await add(await makePicture({ format }))).media_type).toBe(`image/${format}`);
  expect((await add(toHeicFile())).media_type).toBe('image/heic');
  const before = await takeStock(app);
  for (const format of ['gif', 'tiff'] as const)
    expect(await listIssues(add(await makePicture({ format })))).toMatchObject([
      { path: 'body.file', message: '.jpg, .jpeg, .png, .webp, .heic, .heif and .avif files are accepted.' },
    ]);
  expect(await takeStock(app)).toEqual(before);
});
