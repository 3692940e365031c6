import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@waypost/contract';
import { putProjectMember } from '../../src/modules/projects/index.ts';
import { makePicture } from '../pictures/picture.ts';
import { type AccessWorld, type PrincipalKind, STANDINGS } from './access-world.ts';

/** A child of the project in question, for one call. */
export async function makeProject(world: AccessWorld) {
  const { project_id } = await world.as('org_admin').call(ENDPOINTS.projects.createProject, {
    params: { org_id: world.organizationId },
    body: { name: 'Child for one call', parentId: world.projectId },
  });
  return { org_id: world.organizationId, project_id };
}

/** A project that the caller administers, if they know the organization, for one call. */
export async function makeProjectOf(world: AccessWorld, kind: PrincipalKind): Promise<number> {
  const { project_id } = await makeProject(world);
  // Anybody else would become a guest of the organization by it.
  if (kind !== 'anonymous' && STANDINGS[kind].organization !== null) {
    const { memberId } = world.people[kind];
    await world.app.database.transaction((tx) =>
      putProjectMember(tx, project_id, memberId, 'project_admin', false),
    );
  }
  return project_id;
}

/** Gives the project in question a boundary. @returns the project. */
export async function makeBoundary(world: AccessWorld): Promise<number> {
  const ring: [number, number][] = [
    [-91.9, 42.6],
    [-91.7, 42.6],
    [-91.7, 42.8],
    [-91.9, 42.6],
  ];
  await world.as('org_admin').call(ENDPOINTS.projects.updateProject, {
    params: { org_id: world.organizationId, project_id: world.projectId },
    body: { geometry: { type: 'Polygon', coordinates: [ring] } },
  });
  return world.projectId;
}

/** A deleted project that the caller administered, in an organization apart so that nobody gains a role in this one. */
export async function makeDeletedProject(world: AccessWorld, kind: PrincipalKind) {
  const admin = world.as('org_admin');
  const { organization_id: org_id } = await admin.call(ENDPOINTS.organizations.createOrganization, {
    body: { organization_name: `Team ${randomUUID()}` },
  });
  const { project_id } = await admin.call(ENDPOINTS.projects.createProject, {
    params: { org_id },
    body: { name: 'Deleted project' },
  });
  if (kind !== 'anonymous') {
    const { memberId } = world.people[kind];
    await world.app.database.transaction((tx) =>
      putProjectMember(tx, project_id, memberId, 'project_admin', false),
    );
  }
  const { deletion_id } = await admin.call(ENDPOINTS.projects.deleteProject, {
    params: { org_id, project_id },
  });
  return { params: { deletion_id } };
}

export async function makeTag(world: AccessWorld) {
  const params = { org_id: world.organizationId, project_id: world.projectId };
  const { tag_id } = await world
    .as('org_admin')
    .call(ENDPOINTS.tags.createTag, { params, body: { name: `Tag ${randomUUID()}` } });
  return { ...params, tag_id };
}

const pointTemplate = { name: 'Bird count', geometry_type: 'Point' as const };

export async function makeTemplate(world: AccessWorld) {
  const params = { project_id: world.projectId };
  const { id } = await world
    .as('org_admin')
    .call(ENDPOINTS.templates.createTemplate, { params, body: pointTemplate });
  return { ...params, template_id: id };
}

/** The code in the address of a template's icon. */
export async function makeIcon(world: AccessWorld): Promise<string> {
  const { s3_icon } = await world.as('org_admin').call(ENDPOINTS.templates.updateTemplateIcon, {
    params: await makeTemplate(world),
    files: [await makePicture()],
  });
  return s3_icon?.split('/').at(-1) ?? '';
}

export async function makeDeletedFeature(world: AccessWorld) {
  const code = await world.makeFeature();
  await world.as('org_admin').call(ENDPOINTS.features.deleteFeature, { params: { code } });
  return { params: { project_id: world.projectId, code } };
}

/** An area that watches who comes in and goes out. @returns its code. */
export async function makeGeofence(world: AccessWorld, shared: boolean): Promise<string> {
  const ring: [number, number][] = [
    [-91.8, 42.7],
    [-91.7, 42.7],
    [-91.7, 42.8],
    [-91.8, 42.7],
  ];
  const { properties } = await world.as('org_admin').call(ENDPOINTS.features.createFeature, {
    query: { project_id: world.projectId },
    body: {
      feature: {
        name: 'Watched bay',
        geometry: { type: 'Polygon', coordinates: [ring] },
        geofence: true,
        geofence_events: ['in', 'out'],
        shared,
      },
    },
  });
  return properties.code;
}

/** A note that somebody of a kind wrote, while they could. */
export async function makeNote(world: AccessWorld, kind: PrincipalKind) {
  const author = kind === 'anonymous' ? 'org_admin' : kind;
  const { id } = await world.app.database.read
    .insertInto('notes')
    .values({
      feature_code: await world.makeFeature(),
      member_id: world.people[author].memberId,
      text: 'Seen again today',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { note_id: id };
}
