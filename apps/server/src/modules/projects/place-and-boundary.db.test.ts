import { ApiError } from '@waypost/client';
import { type AreaGeometry, ENDPOINTS, type ProjectCreateInput, type ProjectRole } from '@waypost/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientFromAnywhere } from '../../../test/access/access-world.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { insertOrganizationMember } from '../organizations/index.ts';
import { putProjectMember } from './index.ts';

const { features, organizations, projects, search, tiles } = ENDPOINTS;

let app: TestApp;
let ana: Person;
let org_id: number;
let people = 0;

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'on' });
  ana = await person();
  const body = { organization_name: 'Costa Viva' };
  org_id = (await ana.client.call(organizations.createOrganization, { body })).organization_id;
  await app.liftLimits(org_id);
});
afterAll(() => app.close());

async function person(): Promise<Person> {
  people += 1;
  const made = await app.createPerson(`Person ${String(people).padStart(3, '0')}`);
  return { ...made, client: clientFromAnywhere(app.baseUrl, made.tokens.access_token) };
}
async function personWith(role: ProjectRole, projectId: number): Promise<Person> {
  const made = await person();
  await app.database.transaction((tx) => putProjectMember(tx, projectId, made.memberId, role, false));
  return made;
}
const create = (body: Partial<ProjectCreateInput>, who = ana) =>
  who.client.call(projects.createProject, { params: { org_id }, body: { name: 'Project', ...body } });
const boundaryOf = (project_id: number, who = ana) =>
  who.client.call(projects.getProjectBoundary, { params: { project_id } });
const code = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.code : Promise.reject(error)),
  );
const toSquare = (lng: number, lat: number, side = 0.5): AreaGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [lng, lat],
      [lng + side, lat],
      [lng + side, lat + side],
      [lng, lat + side],
      [lng, lat],
    ],
  ],
});
const LA_PAZ = { place_id: 'city:4000900', country_code: 'mx', localname: 'La Paz' };

const candidates = (project_id: number, text?: string, who = ana) =>
  who.client.call(projects.listBoundaryCandidates, {
    params: { project_id },
    query: text === undefined ? {} : { text },
  });

describe('an area drawn as a report', () => {
  test('is offered as a boundary in its own project, by name, to members who may update the project', async () => {
    const { project_id } = await create({});
    const child = await create({ name: 'Below it', parentId: project_id });
    const put = (where: number, name: string, geometry: object) =>
      ana.client.call(features.createFeature, {
        query: { project_id: where },
        body: { feature: { name, geometry: geometry as never } },
      });
    await put(project_id, 'Lagoon north', toSquare(1, 1));
    await put(project_id, 'Lagoon mouth', { type: 'Point', coordinates: [1, 1] });
    await put(child.project_id, 'Lagoon below', toSquare(2, 2));
    await put(project_id, 'Salt flats', toSquare(3, 3));
    const names = async (text?: string) => (await candidates(project_id, text)).map((one) => one.name);
    expect(await names()).toEqual(['Salt flats', 'Lagoon north']);
    expect(await names('lagoon')).toEqual(['Lagoon north']);
    expect((await candidates(project_id))[0]?.area_m2).toBeGreaterThan(1e9);
    const editor = await personWith('project_editor', project_id);
    expect(await code(candidates(project_id, undefined, editor))).toBe('forbidden');
  });

  test('becomes the boundary and a report again; counts, lists and tiles follow', async () => {
    const { project_id } = await create({ geometry: toSquare(10, 10) });
    const old = (await boundaryOf(project_id)).properties.code;
    const listCodes = async () =>
      (await ana.client.call(features.listFeatures, { params: { project_id } })).map((one) => one.code);
    const count = () => ana.client.call(features.getFeaturesTotal, { params: { project_id } });
    const area = await ana.client.call(features.createFeature, {
      query: { project_id },
      body: { feature: { name: 'Lagoon', geometry: toSquare(20, 20) } },
    });
    const params = { code: area.properties.code };

    const paired = await ana.client.call(features.pairFeature, { params, body: {} });
    expect(paired.properties).toMatchObject({ subtype: 'project', paired_project_id: project_id });
    // The current boundary is not offered; the previous one is again.
    expect((await candidates(project_id)).map((one) => one.code)).toEqual([old]);
    expect((await boundaryOf(project_id)).properties.code).toBe(params.code);
    // The previous boundary is listed with features again.
    expect(await listCodes()).toEqual([old]);
    expect(await count()).toBe(1);

    await ana.client.call(features.pairFeature, { params, body: { is_boundary: false } });
    expect(await code(boundaryOf(project_id))).toBe('boundary_not_found');
    expect((await listCodes()).toSorted()).toEqual([old, params.code].toSorted());
    expect(await count()).toBe(2);
    // A repeated request changes nothing.
    await ana.client.call(features.pairFeature, { params, body: { is_boundary: false } });
    expect(await count()).toBe(2);
  });

  test('becomes the boundary only with the right to update the project; a point is rejected', async () => {
    const { project_id } = await create({});
    const editor = await personWith('project_editor', project_id);
    const make = (geometry: AreaGeometry | { type: 'Point'; coordinates: [number, number] }) =>
      editor.client.call(features.createFeature, {
        query: { project_id },
        body: { feature: { name: 'Lagoon', geometry } },
      });
    const area = { code: (await make(toSquare(1, 1))).properties.code };
    const point = { code: (await make({ type: 'Point', coordinates: [1, 1] })).properties.code };
    expect(await code(editor.client.call(features.pairFeature, { params: area, body: {} }))).toBe(
      'forbidden',
    );
    expect(await code(ana.client.call(features.pairFeature, { params: point, body: {} }))).toBe(
      'geometry_invalid',
    );
  });
});

describe('a project with a place', () => {
  test('keeps the place with its outline, and takes its country', async () => {
    const made = await create({ orgId: org_id, placeDetails: LA_PAZ, geometry: toSquare(-110.5, 24) });
    expect(made).toMatchObject({
      country: 'MX',
      place_details: { ...LA_PAZ, country_code: 'MX' },
      features_count: 0,
    });
    const boundary = await boundaryOf(made.project_id);
    expect(boundary.properties).toMatchObject({
      code: made.paired_feature_code,
      subtype: 'project',
      name: 'Project',
      type: 'Polygon',
    });
    expect(boundary.properties.area_m2).toBeGreaterThan(1e8);
    expect(boundary.geometry).toEqual(toSquare(-110.5, 24));
  });

  test('shows its boundary to readers, with those of the organization’s other projects', async () => {
    const geometry = toSquare(-120.5, 14);
    const made = await create({ name: 'Fenced', placeDetails: LA_PAZ, geometry });
    const reader = await personWith('project_viewer', made.project_id);
    const listOf = (who: Person) => who.client.call(projects.listBoundaries, { params: { org_id } });
    expect(await listOf(reader)).toEqual([
      {
        project_id: made.project_id,
        project_name: 'Fenced',
        code: made.paired_feature_code,
        color: '#0059ff',
        geometry,
      },
    ]);
    expect((await listOf(ana)).length).toBeGreaterThan(1);
    expect(await code(listOf(await person()))).toBe('organization_not_found');
  });

  test('keeps its own country, and accepts numeric place names', async () => {
    const made = await create({ country: 'US', placeDetails: { place_id: 77, localname: 'La Paz' } });
    expect(made).toMatchObject({
      country: 'US',
      place_details: { place_id: '77', country_code: null, localname: 'La Paz' },
      paired_feature_code: null,
    });
    expect(await code(boundaryOf(made.project_id))).toBe('boundary_not_found');
  });

  test('is rejected with a place of another organization, or without an outline', async () => {
    expect(await code(create({ orgId: org_id + 1 }))).toBe('validation_failed');
    const point = { type: 'Point', coordinates: [1, 2] } as unknown as AreaGeometry; // as a faulty client may send
    expect(await code(create({ geometry: point }))).toBe('validation_failed');
    const many = Array.from({ length: 20_001 }, (_, index): [number, number] => [index / 1e5, index % 2]);
    const huge: AreaGeometry = { type: 'Polygon', coordinates: [[...many, many[0] ?? [0, 0]]] };
    expect(await code(create({ geometry: huge }))).toBe('validation_failed');
  });

  test('gets another place, another boundary, and none', async () => {
    const { project_id, paired_feature_code: first } = await create({ geometry: toSquare(1, 1) });
    const update = (body: object) =>
      ana.client.call(projects.updateProject, { params: { org_id, project_id }, body });
    const moved = await update({ place_details: LA_PAZ, geometry: toSquare(2, 2) });
    expect(moved).toMatchObject({ country: 'MX', place_details: { localname: 'La Paz' } });
    expect(moved.paired_feature_code).not.toBe(first);
    expect((await boundaryOf(project_id)).geometry).toEqual(toSquare(2, 2));
    expect(await code(ana.client.call(features.getFeature, { params: { code: first ?? '' } }))).toBe(
      'feature_not_found',
    );
    // Fields left out are unchanged.
    expect((await update({ project_desc: 'Other words' })).paired_feature_code).toBe(
      moved.paired_feature_code,
    );
    expect(await update({ place_details: null, geometry: null })).toMatchObject({
      place_details: null,
      paired_feature_code: null,
      country: 'MX',
    });
  });
});

describe('a boundary', () => {
  test('that self-intersects is repaired; one without area is rejected', async () => {
    const bow: AreaGeometry = {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [2, 2],
          [2, 0],
          [0, 2],
          [0, 0],
        ],
      ],
    };
    const { project_id } = await create({ geometry: bow });
    expect((await boundaryOf(project_id)).properties.type).toBe('MultiPolygon');
    const flat: AreaGeometry = {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [1, 1],
          [2, 2],
          [0, 0],
        ],
      ],
    };
    expect(await code(create({ name: 'Flat project', geometry: flat }))).toBe('geometry_invalid');
    const names = (await ana.client.call(projects.listProjects, { params: { org_id } })).map(
      (one) => one.project_name,
    );
    expect(names).not.toContain('Flat project');
  });

  test('is left out of lists, totals, tiles and search', async () => {
    const { project_id } = await create({ name: 'Quetzalli reserve', geometry: toSquare(3, 3) });
    const params = { project_id };
    const page = await ana.client.call(features.listFeaturesWithTotal, { params, query: {} });
    expect(page).toEqual({ features: [], total: 0 });
    const filtered = { params, query: { shared: 'false' as const } };
    expect(await ana.client.call(features.getFeaturesTotal, filtered)).toBe(0);
    expect((await ana.client.call(tiles.getTileState, { params })).count).toBe(0);
    const { suggestions } = await ana.client.call(search.search, { query: { q: 'quetzalli' } });
    expect(suggestions.map((one) => one.type)).toEqual(['project']);
  });

  test('is updated and deleted only by members who may update the project', async () => {
    const { project_id, paired_feature_code } = await create({ geometry: toSquare(4, 4) });
    const path = { params: { code: paired_feature_code ?? '' } };
    const editor = await personWith('project_editor', project_id);
    const moved = { body: { feature: { version: 1, geometry: toSquare(5, 5) } } };
    expect(await code(editor.client.call(features.updateFeature, { ...path, ...moved }))).toBe('forbidden');
    expect(await code(editor.client.call(features.deleteFeature, path))).toBe('forbidden');
    const admin = await personWith('project_admin', project_id);
    const point = { type: 'Point' as const, coordinates: [1, 1] as [number, number] };
    const wrong = { body: { feature: { version: 1, geometry: point } } };
    expect(await code(admin.client.call(features.updateFeature, { ...path, ...wrong }))).toBe(
      'geometry_invalid',
    );
    await admin.client.call(features.updateFeature, { ...path, ...moved });
    expect((await boundaryOf(project_id, editor)).geometry).toEqual(toSquare(5, 5));
    await admin.client.call(features.deleteFeature, path);
    const left = await admin.client.call(projects.getProject, { params: { org_id, project_id } });
    expect(left).toMatchObject({ paired_feature_code: null, features_count: 0 });
  });

  test('is visible to readers of the project, and announced to no one else', async () => {
    const { project_id } = await create({ geometry: toSquare(6, 6) });
    const viewer = await personWith('project_viewer', project_id);
    expect((await boundaryOf(project_id, viewer)).geometry).toEqual(toSquare(6, 6));
    expect(await code(boundaryOf(project_id, await person()))).toBe('project_not_found');
  });
});

describe('the initial members of a project', () => {
  const membersOf = async (project_id: number) =>
    (await ana.client.call(projects.listProjectMembers, { params: { org_id, project_id } })).map((one) => [
      one.member_id,
      one.role_name,
      one.granted_in_project_id,
    ]);

  test('get the requested roles; those with an equal inherited role get no row', async () => {
    const parent = await create({ name: 'Parent' });
    const [lead, editor] = [
      await personWith('project_admin', parent.project_id),
      await personWith('project_viewer', parent.project_id),
    ];
    const child = await create({
      parentId: parent.project_id,
      member: [
        { member_id: ana.memberId, role_name: 'project_viewer' },
        { member_id: lead.memberId, role_name: 'project_editor' },
        { member_id: editor.memberId },
      ],
    });
    expect(await membersOf(child.project_id)).toEqual([
      [ana.memberId, 'project_admin', child.project_id],
      [lead.memberId, 'project_admin', parent.project_id],
      [editor.memberId, 'project_editor', child.project_id],
    ]);
  });

  test('must be known to the creator', async () => {
    const parent = await create({ name: 'Parent' });
    const guest = await personWith('project_admin', parent.project_id);
    const colleague = await person();
    await app.database.transaction((tx) =>
      insertOrganizationMember(tx, org_id, colleague.memberId, 'org_viewer'),
    );
    const elsewhere = await personWith('project_viewer', (await create({})).project_id);
    const below = (member_id: number, who: Person) =>
      code(create({ parentId: parent.project_id, member: [{ member_id }] }, who));
    expect(await below((await person()).memberId, ana)).toBe('member_not_found');
    expect(await below(colleague.memberId, ana)).toBe('done');
    expect(await below(elsewhere.memberId, ana)).toBe('done');
    const third = await personWith('project_viewer', parent.project_id);
    expect(await below(third.memberId, guest)).toBe('done');
    expect(await below(elsewhere.memberId, guest)).toBe('done');
    const hidden = await personWith('project_viewer', (await create({})).project_id);
    expect(await below(hidden.memberId, guest)).toBe('member_not_found');
  });
});

describe('a project group', () => {
  const group = (body: Partial<ProjectCreateInput> & { projects: number[] }, who = ana) =>
    who.client.call(projects.createProjectGroup, { body: { name: 'Group', ...body, orgId: org_id } });

  test('is a project with others moved below it', async () => {
    const [a, b] = [await create({ name: 'One of it' }), await create({ name: 'Two of it' })];
    const child = await create({ name: 'Child of one', parentId: a.project_id });
    const made = await group({
      projects: [b.project_id, a.project_id, a.project_id],
      placeDetails: LA_PAZ,
      geometry: toSquare(7, 7),
    });
    expect(made).toMatchObject({ parent_id: null, country: 'MX' });
    const all = await ana.client.call(projects.listProjects, { params: { org_id } });
    const parentOf = (id: number) => all.find((one) => one.project_id === id)?.parent_id;
    expect([a, b, child].map((one) => parentOf(one.project_id))).toEqual([
      made.project_id,
      made.project_id,
      a.project_id,
    ]);
  });

  test('is created as a whole or not at all', async () => {
    const mine = await create({ name: 'Mine' });
    const count = async () => (await ana.client.call(projects.listProjects, { params: { org_id } })).length;
    const before = await count();
    expect(await code(group({ projects: [mine.project_id, 999_999] }))).toBe('project_not_found');
    expect(await code(group({ projects: [mine.project_id], parentId: mine.project_id }))).toBe(
      'project_cycle',
    );
    expect(await code(group({ projects: [] }))).toBe('validation_failed');
    expect(await count()).toBe(before);
    const lead = await personWith('project_admin', mine.project_id);
    expect(await code(group({ projects: [mine.project_id] }, lead))).toBe('forbidden');
    const other = await create({ name: 'Other' });
    await app.database.transaction((tx) =>
      putProjectMember(tx, other.project_id, lead.memberId, 'project_editor', false),
    );
    expect(await code(group({ projects: [other.project_id], parentId: mine.project_id }, lead))).toBe(
      'forbidden',
    );
  });
});
