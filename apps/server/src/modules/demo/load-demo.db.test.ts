import { createHttpClient } from '@waypost/client';
import { type DEMO_PEOPLE, ENDPOINTS } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { createDemoDependencies } from './demo-dependencies.fixture.ts';
import { loadDemo } from './load-demo.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ SANDBOX: 'on' });
});
afterAll(() => app.close());

const load = async () => loadDemo(await createDemoDependencies(app));

async function enter(person: (typeof DEMO_PEOPLE)[number]) {
  const tokens = await app.as().call(ENDPOINTS.demo.enterDemo, { body: { person } });
  const client = createHttpClient({
    baseUrl: app.baseUrl,
    tokens: { getAccessToken: () => tokens.access_token, refresh: async () => null },
  });
  const [organization] = await client.call(ENDPOINTS.organizations.listOrganizations, {});
  if (organization === undefined) throw new Error('The demo has no organization.');
  const params = { org_id: organization.organization_id };
  const projects = await client.call(ENDPOINTS.projects.listProjects, { params });
  return { client, organization, projects };
}

async function countRows(): Promise<{
  features: number;
  projects: number;
  organizations: number;
  members: number;
}> {
  const result = await sql<{ features: number; projects: number; organizations: number; members: number }>`
    select (select count(*)::integer from features) as features, (select count(*)::integer from projects) as projects,
      (select count(*)::integer from organizations) as organizations, (select count(*)::integer from members) as members`.execute(
    app.database.read,
  );
  const [row] = result.rows;
  if (row === undefined) throw new Error('Nothing was counted.');
  return row;
}

const WHOLE = { features: 2000, projects: 10, organizations: 1, members: 3 };

test('the demo is loaded once, also by concurrent calls', async () => {
  await Promise.all([load(), load(), load()]);
  expect(await countRows()).toEqual(WHOLE);
  await load();
  expect(await countRows()).toEqual(WHOLE);
});

test('each member has the rights of their role', async () => {
  for (const [person, organizationRole, projectRole] of [
    ['admin', 'org_admin', 'project_admin'],
    ['editor', 'org_member', 'project_editor'],
    ['viewer', 'org_viewer', 'project_viewer'],
  ] as const) {
    const { organization, projects } = await enter(person);
    expect(organization.current_member.role).toBe(organizationRole);
    expect(projects).toHaveLength(10);
    for (const project of projects) expect(project.current_member.role).toBe(projectRole);
    const roots = projects.filter((project) => project.parent_id === null);
    expect(roots.reduce((sum, root) => sum + root.features_count, 0)).toBe(2000);
  }
});

test('its layers are in groups, and show features of three projects and a folder of photographed ones', async () => {
  const { client, organization, projects } = await enter('viewer');
  const params = { org_id: organization.organization_id };
  const layers = await client.call(ENDPOINTS.layers.listLayers, { params });
  const groupOf = new Map(layers.map(({ code, properties }) => [code, properties.name]));
  expect(
    layers.map(({ parent_code, properties }) => [
      parent_code === null ? null : groupOf.get(parent_code),
      properties.name,
    ]),
  ).toEqual([
    [null, 'Patrol'],
    ['Patrol', 'Illegal gear, all projects'],
    ['Patrol', 'Evidence for the port'],
    [null, 'Habitat'],
    ['Habitat', 'Mangrove plots, both lagoons'],
    [null, 'Imagery'],
    ['Imagery', 'PlanetScope, newest month'],
    ['Imagery', 'PlanetScope, by quarter'],
  ]);
  const isShown = (name: string) =>
    layers.find(({ properties }) => properties.name === name)?.properties.visible;
  expect(isShown('PlanetScope, newest month')).toBe(false);
  expect(isShown('Illegal gear, all projects')).toBe(true);
  const listOf = (name: string) =>
    client.call(ENDPOINTS.layerFeatures.listLayerFeatures, {
      params: { ...params, layer_id: layers.find(({ properties }) => properties.name === name)?.code ?? '' },
      query: { limit: 200 },
    });
  const gear = await listOf('Illegal gear, all projects');
  expect(gear.total).toBe(430);
  const known = new Map(projects.map(({ project_id, project_name }) => [project_id, project_name]));
  const names = new Set(gear.features.map(({ properties }) => known.get(properties.project_id)));
  expect(names).toEqual(new Set(['Illegal gear patrol', 'Night patrols']));
  const evidence = await listOf('Evidence for the port');
  expect(evidence.total).toBe(24);
  expect(evidence.features.every(({ properties }) => properties.thumb_uuid !== null)).toBe(true);
});

test('a complete demo keeps the changes of its members', async () => {
  const { client, projects } = await enter('admin');
  const [project] = projects;
  if (project === undefined) throw new Error('The demo has no project.');
  const params = { org_id: project.organization_id, project_id: project.project_id };
  await client.call(ENDPOINTS.projects.updateProject, {
    params,
    body: { project_name: 'Renamed by somebody' },
  });
  await load();
  expect(await countRows()).toEqual(WHOLE);
  expect((await enter('viewer')).projects.map(({ project_name }) => project_name)).toContain(
    'Renamed by somebody',
  );
});

test('a real organization keeps the demo’s name, and a partial demo without steps stays as it is', async () => {
  await sql`
    update members set identity_subject = replace(identity_subject, 'demo ', 'demo-loading ')`.execute(
    app.database.read,
  );
  await sql`update organizations set organization_name = 'Nearly loaded'`.execute(app.database.read);
  const ana = await app.createPerson('Ana Vega');
  await ana.client.call(ENDPOINTS.organizations.createOrganization, {
    body: { organization_name: 'costa viva' },
  });
  await load();
  expect(await countRows()).toEqual({ features: 4000, projects: 20, organizations: 3, members: 7 });
  expect((await enter('admin')).organization.organization_name).toBe('Costa Viva (demo 1)');
  const own = await ana.client.call(ENDPOINTS.organizations.listOrganizations, {});
  expect(own.map(({ organization_name }) => organization_name)).toEqual(['costa viva']);
});
