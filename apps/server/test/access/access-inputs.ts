import { randomUUID } from 'node:crypto';
import type { AccessWorld } from './access-world.ts';

/** Path parameters of a project alone. */
export const inProject = (world: AccessWorld) => ({ params: { project_id: world.projectId } });

/** Path parameters of an organization alone. */
export const ofOrganization = (world: AccessWorld) => ({ params: { org_id: world.organizationId } });

/** Path parameters of an organization and its project. */
export const orgAndProject = (world: AccessWorld) => ({
  org_id: world.organizationId,
  project_id: world.projectId,
});

/** An unused e-mail address. */
export const uniqueEmail = () => `${randomUUID()}@example.com`;

/** Calls an endpoint with a new feature, once private to the project and once Public. */
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
