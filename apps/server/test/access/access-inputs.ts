import { randomUUID } from 'node:crypto';
import type { AccessWorld } from './access-world.ts';

/** The path of what names a project alone. */
export const inProject = (world: AccessWorld) => ({ params: { project_id: world.projectId } });

/** The path of what names an organization alone. */
export const ofOrganization = (world: AccessWorld) => ({ params: { org_id: world.organizationId } });

/** The parameters of a path that names an organization and a project of it. */
export const orgAndProject = (world: AccessWorld) => ({
  org_id: world.organizationId,
  project_id: world.projectId,
});

/** An address that nobody has yet. */
export const uniqueEmail = () => `${randomUUID()}@example.com`;

/** A call on a feature of its own, once of the project alone and once Public. */
export function ofFeature<P extends object, B>(more: { params?: P; body?: B } = {}) {
  return [false, true].map((isShared) => ({
    title: isShared ? 'Public' : 'of the project alone',
    isShared,
    input: async (world: AccessWorld) => ({
      params: { ...(more.params as P), code: await world.makeFeature({ shared: isShared }) },
      body: more.body as B,
    }),
  }));
}
