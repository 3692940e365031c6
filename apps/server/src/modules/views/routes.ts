import type { viewEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { ViewService } from './service.ts';

export function createViewRoutes(service: ViewService): Handlers<typeof viewEndpoints> {
  return {
    listViews: ({ grant }) => service.list(grant),
    createView: ({ grant, body }) => service.create(grant, body),
    updateView: ({ grant, params, body }) => service.update(grant, params.view_id, body),
    deleteView: async ({ grant, params }) => {
      await service.delete(grant, params.view_id);
      return undefined;
    },
  };
}
