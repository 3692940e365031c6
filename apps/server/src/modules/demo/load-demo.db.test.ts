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
    ['Imagery', 'La Paz inlet from above'],
    ['Imagery', 'Magdalena from above'],
    ['Imagery', 'Loreto from above'],
    ['Imagery', 'Canopy of El Mogote'],
    ['Imagery', 'Drone survey, La Paz inlet'],
    [null, 'Radar, La Ventana'],
  ]);
  const isShown = (name: string) =>
    layers.find(({ properties }) => properties.name === name)?.properties.visible;
  expect(isShown('PlanetScope, newest month')).toBe(false);
  expect(isShown('Illegal gear, all projects')).toBe(true);
  const canopy = layers.find(({ properties }) => properties.name === 'Canopy of El Mogote');
  expect(canopy?.status).toBe(0);
  const measured = await client.call(ENDPOINTS.variables.getVariable, {
    params: { ...params, layer_id: canopy?.code ?? '' },
  });
  expect(measured.results).toHaveLength(10);
  expect(measured.member_display_name).not.toBeNull();
  const codeOf = (name: string) => layers.find(({ properties }) => properties.name === name)?.code ?? '';
  const orderOf = (name: string) =>
    client.call(ENDPOINTS.scenes.getOrder, { params: { ...params, layer_id: codeOf(name) } });
  expect(await orderOf('La Paz inlet from above')).toMatchObject({ status: 0, fault: null });
  expect(await orderOf('Magdalena from above')).toMatchObject({ status: 2, fault: null });
  expect(await orderOf('Loreto from above')).toMatchObject({ status: -2, fault: 'provider_failed' });
  const { planet_order_id } = await orderOf('La Paz inlet from above');
  const tileOf = (name: string | null, x: number, y: number) =>
    client.call(ENDPOINTS.scenes.getOrderTile, {
      params: { planet_order_id: name ?? '', z: 14, x, y },
      query: { org_id: organization.organization_id },
    });
  expect((await tileOf(planet_order_id, 3164, 7062)).byteLength).toBeGreaterThan(1_000);
  const drone = await tileOf(codeOf('Drone survey, La Paz inlet'), 3164, 7062);
  expect(drone.byteLength).toBeGreaterThan(1_000);
  const canopyOf = async (day: string) =>
    Buffer.from(await tileOf(`${codeOf('Canopy of El Mogote')}_${day}`, 3168, 7058));
  const [stripped, grown] = [await canopyOf('2015-01-01'), await canopyOf('2022-01-01')];
  expect(grown.length).toBeGreaterThan(1_000);
  expect(grown.equals(stripped)).toBe(false);
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

test('a report of the layer of illegal gear is written of all that it holds', async () => {
  const { client, organization } = await enter('viewer');
  const params = { org_id: organization.organization_id };
  const list = () => client.call(ENDPOINTS.aiReports.listAiReports, { params });
  // Others see it once it is completed; the model of the sandbox is in evaluation mode only.
  await expect.poll(async () => (await list()).length).toBe(1);
  expect(await list()).toMatchObject([
    { writer: 'built_in', user_prompt: 'Illegal gear, all that the patrols found', features: 430 },
  ]);
});

test('a week of two members and a collar past a no-take zone was judged, and once corrected', async () => {
  const { client, projects } = await enter('viewer');
  const project_id =
    projects.find(({ project_name }) => project_name === 'Boundary markers')?.project_id ?? 0;
  const fences = await client.call(ENDPOINTS.geofence.listMarkedFences, { params: { project_id } });
  expect(fences.map(({ name }) => name)).toEqual(['Espíritu Santo no-take zone']);
  const code = fences[0]?.code ?? '';
  const crossings = await client.call(ENDPOINTS.geofence.listFenceCrossings, { params: { code }, query: {} });
  const names = new Set(crossings.map(({ subject }) => subject.display_name));
  expect(names).toEqual(new Set(['Lucía Chen', 'Jorge Ruiz', 'Sea lion Brisa']));
  const days = new Set(crossings.map(({ at }) => at.slice(0, 10)));
  expect(days.size).toBeGreaterThanOrEqual(7);
  const corrected = crossings.filter(({ corrections }) => corrections.length > 0);
  expect(corrected.map(({ subject, corrections }) => [subject.display_name, corrections.length])).toEqual([
    ['Jorge Ruiz', 1],
  ]);
  // Told as it happened: of nobody more than an hour later.
  for (const { at, told_at } of crossings)
    expect(Date.parse(told_at ?? '') - Date.parse(at)).toBeLessThan(3_600_000);
  const trails = await client.call(ENDPOINTS.positions.listTrails, {
    params: { project_id },
    query: { hours: 24 },
  });
  expect(trails.map(({ kind }) => kind).toSorted()).toEqual(['device', 'member', 'member']);
  expect(await client.call(ENDPOINTS.beacons.listBeacons, { params: { project_id } })).toHaveLength(2);
  const [collar] = await client.call(ENDPOINTS.devices.listDevices, { params: { project_id } });
  expect(collar).toMatchObject({ name: 'Collar 12', carrier: 'Sea lion Brisa', key: null });
  expect(collar?.position).not.toBeNull();
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
