import { ENDPOINTS } from '@waypost/contract';
import { inProject, ofOrganization } from '../../../test/access/access-inputs.ts';
import type { AccessRequestsOf, OpenToKeys } from '../../../test/access/access-request.ts';
import type { AccessWorld } from '../../../test/access/access-world.ts';
import { makePicture } from '../../../test/pictures/picture.ts';

const pointTemplate = { name: 'Bird count', geometry_type: 'Point' as const };

async function makeTemplate(world: AccessWorld) {
  const params = { project_id: world.projectId };
  const { id } = await world
    .as('org_admin')
    .call(ENDPOINTS.templates.createTemplate, { params, body: pointTemplate });
  return { ...params, template_id: id };
}

/** The code in the URL of a template’s icon. */
async function makeIcon(world: AccessWorld): Promise<string> {
  const { s3_icon } = await world.as('org_admin').call(ENDPOINTS.templates.updateTemplateIcon, {
    params: await makeTemplate(world),
    files: [await makePicture()],
  });
  return s3_icon?.split('/').at(-1) ?? '';
}

/** Valid requests to the endpoints of `templates`. */
export const accessRequests: AccessRequestsOf<'templates'> = {
  templates: {
    listTemplates: [{ input: async (world) => inProject(world) }],
    createTemplate: [
      {
        input: async (world) => ({
          ...inProject(world),
          body: { name: 'Bird count', geometry_type: 'Point' },
        }),
      },
    ],
    listOrganizationTemplates: [{ input: async (world) => ofOrganization(world) }],
    updateTemplate: [
      { input: async (world) => ({ params: await makeTemplate(world), body: { name: 'Bird census' } }) },
    ],
    updateTemplateIcon: [
      { input: async (world) => ({ params: await makeTemplate(world), files: [await makePicture()] }) },
    ],
    deleteTemplate: [{ input: async (world) => ({ params: await makeTemplate(world) }) }],
    getTemplateIcon: [{ input: async (world) => ({ params: { code: await makeIcon(world) } }) }],
  },
};

/** Endpoints that accept an API key, which acts with the rights of its creator. */
export const openToKeys: OpenToKeys<'templates'> = [
  'templates.listOrganizationTemplates',
  'templates.listTemplates',
];
