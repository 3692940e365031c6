import { ENDPOINTS, type FeatureCreateInput, type ProjectRole, type SuggestionType } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientFromAnywhere } from '../../../test/access/access-world.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { insertOrganizationMember } from '../organizations/index.ts';
import { putProjectMember } from '../projects/index.ts';

const { features, organizations, projects, search, tags } = ENDPOINTS;

let app: TestApp;
let ana: Person;
let stranger: Person;
let org_id: number;
let reef: number;
let kelp: number;

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'on' });
  [ana, stranger] = [await person('Ana Ruiz'), await person('Stella Maris')];
  const body = { organization_name: 'Búsqueda del Mar' };
  org_id = (await ana.client.call(organizations.createOrganization, { body })).organization_id;
  reef = await makeProject('Arrecife Norte');
  kelp = await makeProject('Kelp beds');
});
afterAll(() => app.close());

async function person(name: string): Promise<Person> {
  const made = await app.createPerson(name);
  return { ...made, client: clientFromAnywhere(app.baseUrl, made.tokens.access_token) };
}
async function personWith(name: string, role: ProjectRole, projectId: number): Promise<Person> {
  const made = await person(name);
  await app.database.transaction((tx) => putProjectMember(tx, projectId, made.memberId, role, false));
  return made;
}
async function makeProject(name: string, parentId: number | null = null): Promise<number> {
  const made = await ana.client.call(projects.createProject, {
    params: { org_id },
    body: { name, parentId },
  });
  return made.project_id;
}
const POINT: FeatureCreateInput['geometry'] = { type: 'Point', coordinates: [-109.5, 24.25] };
async function makeFeature(project_id: number, name: string, more: Partial<FeatureCreateInput> = {}) {
  const made = await ana.client.call(features.createFeature, {
    query: { project_id },
    body: { feature: { name, geometry: POINT, ...more } },
  });
  return made.properties.code;
}
const find = async (who: Person, q: string) =>
  (await who.client.call(search.search, { query: { q } })).suggestions;
const namesOf = async (who: Person, q: string, type?: SuggestionType) =>
  (await find(who, q)).filter((one) => type === undefined || one.type === type).map((one) => one.name);

describe('search terms', () => {
  test('match prefixes of words in any order, ignoring accents and punctuation', async () => {
    await makeFeature(reef, 'Cámara-trampa N° 12 (Ñandú)');
    for (const q of [
      'camara',
      'CÁMARA TRAMPA',
      'tram cam',
      '12',
      'nandu',
      'cámara (12)',
      "cam'a".slice(0, 3),
    ]) {
      expect(await namesOf(ana, q, 'feature'), q).toContain('Cámara-trampa N° 12 (Ñandú)');
    }
    for (const q of ['amara', 'camara perro', 'camaras']) expect(await find(ana, q), q).toEqual([]);
  });

  test('that are empty or hostile find nothing and break nothing', async () => {
    for (const q of ['--', "'; drop table features; --", "a' | b:*", '\\\\', '!!', ':* & |', '<->', '😀😀']) {
      expect(await find(ana, q), q).toEqual([]);
    }
    for (const q of ['a', '  a  ', 'x'.repeat(201)]) {
      await expect(ana.client.call(search.search, { query: { q } })).rejects.toMatchObject({ status: 400 });
    }
  });

  test('rank exact names first, then names by prefix, then words, shorter names first', async () => {
    for (const name of ['Old turtle camp', 'Turtle', 'Turtle camp', 'Turtle beach by night']) {
      await makeFeature(reef, name);
    }
    expect(await namesOf(ana, 'turtle', 'feature')).toEqual([
      'Turtle',
      'Turtle camp',
      'Turtle beach by night',
      'Old turtle camp',
    ]);
  });
});

describe('a search result', () => {
  test('carries what is needed to open it', async () => {
    const code = await makeFeature(kelp, 'Zostera meadow', { color: '#00aa55' });
    await ana.client.call(tags.createTag, {
      params: { org_id, project_id: kelp },
      body: { name: 'Zostera', color: '#112233' },
    });
    await makeProject('Zostera project', kelp);
    const found = await find(ana, 'zoste');
    expect(found.map((one) => one.type)).toEqual(['project', 'feature', 'tag']);
    expect(found[0]).toMatchObject({ organization_id: org_id, project_id: kelp, project_name: 'Kelp beds' });
    expect(found[1]).toMatchObject({
      id: code,
      geometry: POINT,
      color: '#00aa55',
      organization_id: org_id,
      project_id: kelp,
      project_name: 'Kelp beds',
    });
    expect(found[2]).toMatchObject({ name: 'Zostera', project_id: kelp, color: '#112233' });
    expect(await find(ana, 'busq')).toMatchObject([{ type: 'organization', id: String(org_id) }]);
  });

  test('tells features of one name apart by author, observation time and project', async () => {
    const ben = await personWith('Ben Soto', 'project_admin', reef);
    const observed = [Date.UTC(2026, 4, 12, 14, 20), Date.UTC(2026, 4, 13, 9)] as const;
    await makeFeature(reef, 'Lobster trap', { created_origin: observed[0] });
    await makeFeature(kelp, 'Lobster trap', { created_origin: observed[0] });
    await ben.client.call(features.createFeature, {
      query: { project_id: reef },
      body: { feature: { name: 'Lobster trap', geometry: POINT, created_origin: observed[1] } },
    });
    const found = await find(ana, 'lobster');
    const told = found.map((one) => [one.member_display_name, one.created_origin, one.project_name]);
    expect(told).toHaveLength(3);
    expect(told).toEqual(
      expect.arrayContaining([
        ['Ana Ruiz', observed[0], 'Arrecife Norte'],
        ['Ana Ruiz', observed[0], 'Kelp beds'],
        ['Ben Soto', observed[1], 'Arrecife Norte'],
      ]),
    );
    const [project] = await find(ana, 'arrecife');
    expect(project).not.toHaveProperty('created_origin');
    expect(project).not.toHaveProperty('member_display_name');
  });

  test('has the bbox of a shape of thousands of vertices', async () => {
    const coordinates = Array.from({ length: 2_000 }, (_, index): [number, number] => [
      -110 + index / 1_000,
      24 + (index % 2),
    ]);
    await makeFeature(kelp, 'Winding transect', { geometry: { type: 'LineString', coordinates } });
    const [found] = await find(ana, 'winding');
    expect(found?.geometry?.type).toBe('Polygon');
  });
});

describe('search is limited to readable data', () => {
  test('by role and by Public within one’s organization', async () => {
    await makeFeature(kelp, 'Quillay secret');
    await makeFeature(kelp, 'Quillay public', { shared: true });
    const ofKelp = await personWith('Kelp reader', 'project_viewer', kelp);
    const ofReef = await personWith('Reef reader', 'project_admin', reef);
    const orgViewer = await person('Org viewer');
    await app.database.transaction((tx) =>
      insertOrganizationMember(tx, org_id, orgViewer.memberId, 'org_viewer'),
    );
    expect((await namesOf(ofKelp, 'quillay')).sort()).toEqual(['Quillay public', 'Quillay secret']);
    // A guest is not a member of the organization.
    expect(await namesOf(ofReef, 'quillay')).toEqual([]);
    const [only, ...rest] = await find(orgViewer, 'quillay');
    expect(rest).toEqual([]);
    // Public reveals the feature, not the name of its project.
    expect(only).toMatchObject({ name: 'Quillay public', project_name: null });
    for (const q of ['quillay', 'kelp', 'arrecife', 'busqueda', 'zostera', 'ruiz']) {
      expect(await find(stranger, q), q).toEqual([]);
    }
  });

  test('and its limit counts readable results only', async () => {
    const other = await makeProject('Hidden many');
    for (let index = 0; index < 12; index += 1) await makeFeature(other, `Gorgonia ${index}`);
    await makeFeature(reef, 'Gorgonia of the reef');
    const reader = await personWith('Gorgon reader', 'project_viewer', reef);
    expect(await namesOf(reader, 'gorgonia', 'feature')).toEqual(['Gorgonia of the reef']);
    expect(await namesOf(ana, 'gorgonia', 'feature')).toHaveLength(6);
  });

  test('people are found where the caller shares an organization or a project', async () => {
    const child = await makeProject('Below the reef', reef);
    const inChild = await personWith('Yolanda Child', 'project_viewer', child);
    const above = await personWith('Yolanda Above', 'project_admin', reef);
    await personWith('Yolanda Elsewhere', 'project_admin', kelp);
    // Roles are inherited downwards: a reader of the child sees members of the parent, but not vice versa.
    expect(await namesOf(inChild, 'yolanda', 'member')).toEqual(['Yolanda Above', 'Yolanda Child']);
    expect((await namesOf(above, 'yolanda', 'member')).sort()).toEqual(['Yolanda Above', 'Yolanda Child']);
    expect(await namesOf(ana, 'yolanda.else', 'member')).toEqual(['Yolanda Elsewhere']);
    expect(await namesOf(stranger, 'yolanda', 'member')).toEqual([]);
  });

  test('deleted items are not found until restored', async () => {
    const project = await makeProject('Vaquita watch');
    const code = await makeFeature(project, 'Vaquita sighting');
    await makeFeature(project, 'Vaquita sighting two');
    await ana.client.call(features.deleteFeature, { params: { code } });
    expect((await namesOf(ana, 'vaquita')).sort()).toEqual(['Vaquita sighting two', 'Vaquita watch']);
    const params = { org_id, project_id: project };
    const { deletion_id } = await ana.client.call(projects.deleteProject, { params });
    expect(await find(ana, 'vaquita')).toEqual([]);
    await ana.client.call(projects.restoreProject, { params: { deletion_id } });
    expect(await namesOf(ana, 'vaquita')).toHaveLength(2);
  });
});

test('the query uses the text index', async () => {
  const plan = await app.database.transaction(async (tx) => {
    // Enough rows to make a sequential scan more expensive.
    await sql`
      insert into features (code, project_id, name, color, geometry, geometry_type, created_origin)
      select gen_random_uuid(), ${reef}, 'Row ' || n, '#000000', st_setsrid(st_makepoint(0, 0), 4326), 'Point', now()
      from generate_series(1, 4000) n`.execute(tx);
    await sql`analyze features`.execute(tx);
    const result = await sql<Record<string, string>>`
      explain select 1 from features f
      where search_words(f.name) @@ search_query('turt') and f.deleted_at is null`.execute(tx);
    return result.rows.map((row) => Object.values(row)[0]).join('\n');
  });
  expect(plan).toContain('features_search');
});
