import type { templateEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { TemplateService } from './service.ts';

export function createTemplateRoutes(service: TemplateService): Handlers<typeof templateEndpoints> {
  return {
    listTemplates: ({ grant }) => service.list(grant),
    createTemplate: ({ grant, body }) => service.create(grant, body),
  };
}
