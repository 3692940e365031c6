import { randomUUID } from 'node:crypto';
import { ApiError } from '@waypost/client';
import { ENDPOINTS, type Endpoint } from '@waypost/contract';
import {
  type MarineSandbox,
  type PlanetSandbox,
  type StripeSandbox,
  startMarineSandbox,
  startPlanetSandbox,
  startStripeSandbox,
} from '@waypost/sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../app/test-app.ts';
import { type AccessWorld, createAccessWorld } from './access-world.ts';
import { collectAccessRequests, findRequests } from './collect-access-requests.ts';

const { features, organizations, projects, resources } = ENDPOINTS;

let stripe: StripeSandbox;
let planet: PlanetSandbox;
let marine: MarineSandbox;
let app: TestApp;
let world: AccessWorld;

beforeAll(async () => {
  stripe = await startStripeSandbox();
  planet = await startPlanetSandbox();
  // A moment at which vessels have photographs.
  marine = await startMarineSandbox({ fleetOf: new Date('2026-11-25T11:14:00Z') });
  app = await startTestApp({ TRUST_PROXY: 'on', ...planet.env, ...marine.env, ...stripe.env });
  world = await createAccessWorld(app);
});
afterAll(async () => {
  await app.close();
  await stripe.close();
  await planet.close();
  await marine.close();
});

const answered = (work: Promise<unknown>): Promise<number | string> =>
  work.then(
    () => 'allowed',
    (error: unknown) => (error instanceof ApiError ? error.code : Promise.reject(error)),
  );

const carried = await collectAccessRequests();

/** Every endpoint whose path names an organization and a project, with its requests. */
const inTwoIds = Object.entries(ENDPOINTS).flatMap(([module, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>)
    .filter(([, { access }]) => access.kind === 'project' && access.organization_id !== undefined)
    .flatMap(([name, endpoint]) =>
      findRequests(carried, module, name).map((request) => ({ name, endpoint, request })),
    ),
);

describe('mismatched ids', () => {
  test.each(inTwoIds)(
    '$name: a project in the path of another organization is not found',
    async ({ endpoint, request }) => {
      const right = await request.input(world, 'super user');
      const params = { ...(right.params as object), org_id: world.otherOrganizationId };
      // A super user may do everything, so only the mismatch can be the reason.
      const call = world.as('super user').call(endpoint, { ...right, params } as never);
      expect(await answered(call)).toBe('project_not_found');
    },
  );

  test('a parent project of another organization is not found', async () => {
    const call = world.as('super user').call(projects.createProject, {
      params: { org_id: world.organizationId },
      body: { name: 'Misplaced', parentId: world.otherProjectId },
    });
    expect(await answered(call)).toBe('project_not_found');
  });

  test('a file is not found under another feature', async () => {
    const code = await world.makeFeature({ files: [new File(['secret'], 'a.bin')] });
    const { uuid } = await app.database.read
      .selectFrom('resources')
      .select('uuid')
      .where('feature_code', '=', code)
      .executeTakeFirstOrThrow();
    const get = (of: string, file: string) =>
      answered(world.as('project_viewer').call(resources.getResource, { params: { code: of, uuid: file } }));
    expect(await get(code, uuid)).toBe('allowed');
    expect(await get(await world.makeFeature(), uuid)).toBe('not_found');
    expect(await get(code, '-'.repeat(36))).toBe('not_found');
    expect(await get(code, 'nothing')).toBe('not_found');
  });

  test('a template of a sibling project is rejected, and nothing is created', async () => {
    const template = await world.as('org_admin').call(ENDPOINTS.templates.createTemplate, {
      params: { project_id: world.siblingId },
      body: { name: 'Sibling form', geometry_type: 'Point' },
    });
    const before = await world
      .as('org_admin')
      .call(features.getFeaturesTotal, { params: { project_id: world.projectId } });
    const call = world.as('org_admin').call(features.createFeature, {
      query: { project_id: world.projectId },
      body: {
        feature: {
          name: 'Sighting',
          geometry: { type: 'Point', coordinates: [0, 0] },
          template_id: template.id,
        },
      },
    });
    await expect(call).rejects.toMatchObject({ status: 400, issues: [{ path: 'body.feature.template_id' }] });
    expect(
      await world
        .as('org_admin')
        .call(features.getFeaturesTotal, { params: { project_id: world.projectId } }),
    ).toBe(before);
  });

  test('the project of a body must match the query', async () => {
    const call = world.as('project_editor').call(features.createFeature, {
      query: { project_id: world.projectId },
      body: {
        feature: {
          name: 'Sighting',
          geometry: { type: 'Point', coordinates: [0, 0] },
          project_id: world.siblingId,
        },
      },
    });
    await expect(call).rejects.toMatchObject({ status: 400, issues: [{ path: 'body.feature.project_id' }] });
  });

  test('malformed codes are not found', async () => {
    for (const code of ['1', 'x'.repeat(64), '%00', "' or 1=1", randomUUID().slice(1), randomUUID()]) {
      expect(await answered(world.as('super user').call(features.getFeature, { params: { code } }))).toBe(
        'feature_not_found',
      );
    }
  });

  test('a code in capitals is the same feature, and its events have the normal spelling', async () => {
    const code = await world.makeFeature();
    await world.as('project_editor').call(features.deleteFeature, { params: { code: code.toUpperCase() } });
    const event = await app.database.read
      .selectFrom('events')
      .select('payload')
      .where('topic', '=', `project:${world.projectId}`)
      .where('type', '=', 'feature.deleted')
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow();
    expect(event.payload).toEqual({ codes: [code] });
  });
});

describe('visibility', () => {
  test('members of the organization can read a feature while it is Public', async () => {
    const code = await world.makeFeature({ shared: true });
    const readBy = (kind: Parameters<AccessWorld['as']>[0]) =>
      answered(world.as(kind).call(features.getFeature, { params: { code } }));
    expect(await readBy('org_viewer')).toBe('allowed');
    expect(await readBy('org_member')).toBe('allowed');
    expect(await readBy('admin of another organization')).toBe('feature_not_found');
    // A role in a sibling project makes them a guest of the organization, not a member.
    expect(await readBy('admin of a sibling project')).toBe('feature_not_found');
    await world.as('project_editor').call(features.updateFeature, {
      params: { code },
      body: { feature: { version: 1, shared: false } },
    });
    expect(await readBy('org_member')).toBe('feature_not_found');
  });

  test('a Public feature gives no access to its project, lists or tiles', async () => {
    const code = await world.makeFeature({ shared: true });
    const { properties } = await world.as('org_viewer').call(features.getFeature, { params: { code } });
    const client = world.as('org_viewer');
    const params = { project_id: properties.project_id };
    expect(await answered(client.call(features.listFeatures, { params }))).toBe('project_not_found');
    expect(await answered(client.call(ENDPOINTS.tiles.getTileState, { params }))).toBe('project_not_found');
  });

  test('a guest sees the organization and their own projects in it, but not its members', async () => {
    const client = world.as('admin of a sibling project');
    const params = { org_id: world.organizationId };
    expect(await client.call(organizations.getOrganization, { params })).toMatchObject({
      current_member: { role: 'org_guest' },
    });
    const own = await client.call(projects.listProjects, { params });
    // The parent is not readable, so its name is not shown either.
    expect(own.map(({ project_id, parent_id }) => ({ project_id, parent_id }))).toEqual([
      { project_id: world.siblingId, parent_id: null },
    ]);
    expect(await answered(client.call(organizations.listOrganizationMembers, { params }))).toBe('forbidden');
  });

  test('an organization is listed for its own people only', async () => {
    const listed = async (kind: Parameters<AccessWorld['as']>[0]) =>
      (await world.as(kind).call(organizations.listOrganizations, {})).map((o) => o.organization_id);
    expect(await listed('org_viewer')).toEqual([world.organizationId]);
    expect(await listed('project_viewer')).toEqual([world.organizationId]);
    expect(await listed('removed member')).toEqual([]);
    expect(await listed('admin of another organization')).toEqual([world.otherOrganizationId]);
    expect(await listed('super user')).toEqual([world.organizationId, world.otherOrganizationId]);
  });
});
