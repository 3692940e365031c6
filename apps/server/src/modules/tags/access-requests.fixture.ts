import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@waypost/contract';
import { ofOrganization, orgAndProject } from '../../../test/access/access-inputs.ts';
import type { AccessRequestsOf, OpenToKeys } from '../../../test/access/access-request.ts';
import type { AccessWorld } from '../../../test/access/access-world.ts';

async function makeTag(world: AccessWorld) {
  const params = { org_id: world.organizationId, project_id: world.projectId };
  const { tag_id } = await world
    .as('org_admin')
    .call(ENDPOINTS.tags.createTag, { params, body: { name: `Tag ${randomUUID()}` } });
  return { ...params, tag_id };
}

/** Valid requests to the endpoints of `tags`. */
export const accessRequests: AccessRequestsOf<'tags'> = {
  tags: {
    listOrganizationTags: [{ input: async (world) => ofOrganization(world) }],
    listTags: [{ input: async (world) => ({ params: orgAndProject(world) }) }],
    createTag: [
      { input: async (world) => ({ params: orgAndProject(world), body: { name: `Tag ${randomUUID()}` } }) },
    ],
    updateTag: [
      { input: async (world) => ({ params: await makeTag(world), body: { name: `Tag ${randomUUID()}` } }) },
    ],
    deleteTag: [{ input: async (world) => ({ params: await makeTag(world) }) }],
  },
};

/** Endpoints that accept an API key, which acts with the rights of its creator. */
export const openToKeys: OpenToKeys<'tags'> = [
  'tags.listTags',
  'tags.listOrganizationTags',
  'tags.createTag',
  'tags.updateTag',
  'tags.deleteTag',
];
