import type { tagEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { TagService } from './service.ts';

export function createTagRoutes(service: TagService): Handlers<typeof tagEndpoints> {
  return {
    listOrganizationTags: ({ grant }) => service.listOfOrganization(grant),
    listTags: ({ grant }) => service.list(grant),
    createTag: ({ grant, body }) => service.create(grant, body),
    updateTag: ({ grant, params, body }) => service.update(grant, params.tag_id, body),
    deleteTag: async ({ grant, params }) => {
      await service.delete(grant, params.tag_id);
      return undefined;
    },
  };
}
