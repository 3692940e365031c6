import type { templateEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import { readStartedFrom } from '../../platform/http/requests/read-started-from.ts';
import type { TemplateService } from './service.ts';

export function createTemplateRoutes(service: TemplateService): Handlers<typeof templateEndpoints> {
  return {
    listTemplates: ({ grant }) => service.list(grant),
    listOrganizationTemplates: ({ grant }) => service.listOfOrganization(grant),
    createTemplate: ({ grant, body }) => service.create(grant, body),
    updateTemplate: ({ grant, params, body: { version, ...change }, request }) =>
      service.update(grant, params.template_id, readStartedFrom(request, version), change),
    updateTemplateIcon: ({ grant, params, files }) => service.updateIcon(grant, params.template_id, files),
    deleteTemplate: async ({ grant, params }) => {
      await service.delete(grant, params.template_id);
      return undefined;
    },
    getTemplateIcon: ({ params }) => service.getIcon(params.code),
  };
}
