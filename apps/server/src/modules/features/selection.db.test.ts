import { ENDPOINTS, type FeatureCreateInput } from '@waypost/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { makePicture } from '../../../test/pictures/picture.ts';
import { countPoints, decodeTile } from '../../../test/tiles/decode-tile.ts';
import { putProjectMember } from '../projects/index.ts';

const { features, organizations, projects, resources, tags, templates, tiles } = ENDPOINTS;
const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 20, 12);

let app: TestApp;
let ana: Person;
let ben: Person;
let benId: number;
let rootId: number;
let kelpId: number;
let templateId: number;
let reefId: number;
let coralId: number;
/** Codes by name. */
const codes = new Map<string, string>();

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana Ruiz');
  ben = await app.createPerson('Ben Soto');
  benId = ben.memberId;
  const { organization_id: org_id } = await ana.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  });
  const make = async (name: string, parentId?: number, tags: string[] = []) => {
    const body = { name, tags, ...(parentId === undefined ? {} : { parentId }) };
    return (await ana.client.call(projects.createProject, { params: { org_id }, body })).project_id;
  };
  rootId = await make('Coast watch');
  kelpId = await make('Kelp beds', rootId, ['kelp', 'north']);
  const leafId = await make('Canopy', kelpId);
  await app.database.transaction((tx) => putProjectMember(tx, rootId, ben.memberId, 'project_editor', false));
  const template = await ana.client.call(templates.createTemplate, {
    params: { project_id: rootId },
    body: { name: 'Net report', geometry_type: 'Point' },
  });
  templateId = template.id;
  const makeTag = async (project_id: number, name: string) =>
    (await ana.client.call(tags.createTag, { params: { org_id, project_id }, body: { name } })).tag_id;
  [reefId, coralId] = [await makeTag(rootId, 'Reef'), await makeTag(kelpId, 'Coral')];
  await create(ana, rootId, { name: 'Abandoned gillnet', description: 'Cut free, two dead croaker' }, 0);
  await create(ana, rootId, { name: 'Panga without lights', shared: true, tags: [{ tag_id: reefId }] }, 1);
  await create(
    ben,
    kelpId,
    { name: 'Kelp canopy', is_static: true, tags: [{ tag_id: reefId }, { tag_id: coralId }] },
    2,
  );
  await create(ben, leafId, { name: 'Mooring buoy' }, 3, [new File(['text'], 'a.txt'), await makePicture()]);
  await create(ana, leafId, { name: 'Net report', template_id: templateId }, 40);
});
afterAll(() => app.close());

async function create(
  by: Person,
  project_id: number,
  feature: Partial<FeatureCreateInput> & { name: string },
  daysAgo: number,
  files: File[] = [],
): Promise<void> {
  const geometry = { type: 'Point' as const, coordinates: [daysAgo, 10] as [number, number] };
  const made = await by.client.call(features.createFeature, {
    query: { project_id },
    body: { feature: { ...feature, geometry, created_origin: NOW - daysAgo * DAY_MS } },
    files,
  });
  codes.set(feature.name, made.properties.code);
}

const inRoot = () => ({ params: { project_id: rootId } });
const codeOf = (name: string) => codes.get(name) ?? '';

/** The names in a filtered list, after checking that total and tiles agree. */
async function namesOf(query: Record<string, unknown>): Promise<string[]> {
  const { features: rows, total } = await ana.client.call(features.listFeaturesWithTotal, {
    ...inRoot(),
    query,
  });
  expect(rows).toHaveLength(total);
  expect(await ana.client.call(features.getFeaturesTotal, { ...inRoot(), query })).toBe(total);
  const tile = await ana.client.call(tiles.getFeatureTile, {
    params: { project_id: rootId, z: 0, x: 0, y: 0 },
    query,
  });
  // An empty tile has no content.
  const drawn = tile === undefined ? 0 : countPoints(decodeTile(new Uint8Array(tile)), true);
  expect(drawn).toBe(total);
  return rows.map((row) => row.name);
}

const ALL = ['Abandoned gillnet', 'Panga without lights', 'Kelp canopy', 'Mooring buoy', 'Net report'];

describe('list, total and tiles agree', () => {
  test.each<[string, () => Record<string, unknown>, string[]]>([
    ['without a filter', () => ({}), ALL],
    ['by text in the name, ignoring accents', () => ({ text: 'GILLNÉT' }), ['Abandoned gillnet']],
    ['by text in the description', () => ({ text: 'croak' }), ['Abandoned gillnet']],
    ['by a prefix of words', () => ({ text: 'net' }), ['Net report']],
    ['by text with query operators', () => ({ text: "it's & | ! (:*" }), []],
    ['by members', () => ({ member_ids: [benId] }), ['Kelp canopy', 'Mooring buoy']],
    ['by unknown members', () => ({ member_ids: '900001,900002' }), []],
    ['by templates', () => ({ template_ids: String(templateId) }), ['Net report']],
    ['by a tag of a project', () => ({ tags: ['kelp'] }), ['Kelp canopy', 'Mooring buoy', 'Net report']],
    ['by a tag of no project', () => ({ tags: 'reef' }), []],
    ['by tags of their own', () => ({ feature_tags: [reefId] }), ['Panga without lights', 'Kelp canopy']],
    ['by one of several tags', () => ({ feature_tags: `900001,${coralId}` }), ['Kelp canopy']],
    ['by a tag and text', () => ({ feature_tags: [reefId], text: 'kelp' }), ['Kelp canopy']],
    ['by time', () => ({ start_date: NOW - 2.5 * DAY_MS, end_date: NOW - 0.5 * DAY_MS }), ALL.slice(1, 3)],
    ['Public only', () => ({ shared: 'true' }), ['Panga without lights']],
    ['static only', () => ({ is_static: 'true' }), ['Kelp canopy']],
    ['with images', () => ({ has_resources: 'true' }), ['Mooring buoy']],
    [
      'by several filters combined',
      () => ({ tags: 'north', member_ids: [benId], text: 'kelp' }),
      ['Kelp canopy'],
    ],
  ])('%s', async (_title, query, names) => {
    expect(await namesOf(query())).toEqual(names);
  });

  test('an invalid filter is rejected with its path', async () => {
    const call = (query: object) => ana.client.call(features.listFeatures, { ...inRoot(), query });
    await expect(call({ member_ids: 'x' })).rejects.toMatchObject({
      issues: [{ path: 'query.member_ids.0' }],
    });
    await expect(call({ tags: ' , ' })).rejects.toMatchObject({ issues: [{ path: 'query.tags' }] });
    await expect(call({ text: '  ' })).rejects.toMatchObject({ issues: [{ path: 'query.text' }] });
  });

  test('pages are consistent across several projects', async () => {
    const pages = await Promise.all(
      [0, 2, 4].map((offset) =>
        ana.client.call(features.listFeatures, { ...inRoot(), query: { limit: 2, offset } }),
      ),
    );
    expect(pages.flat().map((row) => row.name)).toEqual(ALL);
  });
});

test('a row names its first image, whatever other files it has', async () => {
  const rows = await ana.client.call(features.listFeatures, inRoot());
  const buoy = rows.find((row) => row.name === 'Mooring buoy');
  expect(rows.filter((row) => row.thumb_uuid !== null)).toEqual([buoy]);
  const params = { code: buoy?.code ?? '', uuid: buoy?.thumb_uuid ?? '' };
  const bytes = await ana.client.call(resources.getResource, { params, query: { size: 'thumbnail' } });
  expect(bytes.byteLength).toBeGreaterThan(0);
});

test('thumbnails and sizes are served at the URLs given in the feature', async () => {
  const rows = await ana.client.call(features.listFeatures, inRoot());
  const buoy = rows.find((row) => row.name === 'Mooring buoy');
  expect(rows.filter((row) => row.thumbUrl !== null)).toEqual([buoy]);
  const { properties } = await ana.client.call(features.getFeature, { params: { code: buoy?.code ?? '' } });
  expect(properties.thumbUrl).toBe(buoy?.thumbUrl);
  const picture = properties.resources.find(({ variants }) => variants !== null);
  expect(picture?.variants?.thumbnail).toBe(properties.thumbUrl);
  // Files that are not images have none.
  expect(
    properties.resources.map(
      ({ media_type, variants }) => media_type.startsWith('image/') === (variants !== null),
    ),
  ).not.toContain(false);
  for (const url of Object.values(picture?.variants ?? {})) {
    const headers = { authorization: `Bearer ${ana.tokens.access_token}` };
    const answer = await fetch(`${app.baseUrl}${url}`, { headers });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await fetch(`${app.baseUrl}${url}`)).status).toBe(401);
  }
});

test('a list includes geometries on request, except those of thousands of positions', async () => {
  const list = (query: object) => ana.client.call(features.listFeatures, { ...inRoot(), query });
  const whole = await list({ is_meta: 'false' });
  const [first] = whole;
  const read = await ana.client.call(features.getFeature, { params: { code: first?.code ?? '' } });
  expect(first?.geometry).toEqual(read.geometry);
  expect(whole.every(({ geometry }) => geometry?.type !== undefined)).toBe(true);
  for (const query of [{}, { is_meta: 'true' }]) {
    const rows = await list(query);
    expect(rows).toEqual(whole.map(({ geometry: _, ...row }) => row));
    expect(rows.some((row) => 'geometry' in row)).toBe(false);
  }
  const { total, features: page } = await ana.client.call(features.listFeaturesWithTotal, {
    ...inRoot(),
    query: { is_meta: 'false', limit: 1 },
  });
  expect([total, page[0]?.geometry]).toEqual([ALL.length, read.geometry]);
  await expect(list({ is_meta: 'perhaps' })).rejects.toMatchObject({ issues: [{ path: 'query.is_meta' }] });
  const coordinates = Array.from({ length: 1_001 }, (_, index): [number, number] => [index / 100, 0]);
  const track = await ana.client.call(features.createFeature, {
    query: { project_id: inRoot().params.project_id },
    body: { feature: { name: 'Track', geometry: { type: 'LineString', coordinates } } },
  });
  const { code } = track.properties;
  expect((await list({ is_meta: 'false' })).find((row) => row.code === code)?.geometry).toBeNull();
  await ana.client.call(features.deleteFeature, { params: { code } });
});

describe('previous and next', () => {
  const around = async (name: string, query: object = {}) => {
    const { prev, next } = await ana.client.call(features.getNeighbours, {
      ...inRoot(),
      query: { ...query, code: codeOf(name) },
    });
    return [prev?.name ?? null, next?.name ?? null];
  };

  test('walk through the whole list', async () => {
    expect(await Promise.all(ALL.map((name) => around(name)))).toEqual(
      ALL.map((_, at) => [ALL[at - 1] ?? null, ALL[at + 1] ?? null]),
    );
  });

  test('skip what the filters of the list exclude, also from a feature outside the list', async () => {
    expect(await around('Kelp canopy', { member_ids: [benId] })).toEqual([null, 'Mooring buoy']);
    expect(await around('Panga without lights', { tags: 'kelp' })).toEqual([null, 'Kelp canopy']);
  });

  test('order features with the same timestamp consistently', async () => {
    for (const name of ['Twin 1', 'Twin 2', 'Twin 3']) await create(ana, rootId, { name }, 100);
    const rows = await ana.client.call(features.listFeatures, { ...inRoot(), query: { text: 'twin' } });
    const names = rows.map((row) => row.name);
    expect(await around(names[1] ?? '', { text: 'twin' })).toEqual([names[0], names[2]]);
  });

  test('return 404 for a feature of another project', async () => {
    const call = ana.client.call(features.getNeighbours, {
      params: { project_id: kelpId },
      query: { code: codeOf('Abandoned gillnet') },
    });
    await expect(call).rejects.toMatchObject({ code: 'feature_not_found' });
  });
});
