import type { resourceEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { ResourceEditor, ResourceService } from './service.ts';

export function createResourceRoutes(
  service: ResourceService,
  editor: ResourceEditor,
): Handlers<typeof resourceEndpoints> {
  return {
    getResource: ({ grant, params, query }) => service.get(grant, params.uuid, query.size ?? null),
    addResource: ({ grant, query, files }) => editor.add(grant, query.uuid.toLowerCase(), files),
    removeResource: async ({ grant, params }) => {
      await editor.remove(grant, params.uuid);
      return undefined;
    },
    restoreResource: ({ grant, params }) => editor.restore(grant, params.uuid.toLowerCase()),
    orderResources: ({ grant, body }) => editor.order(grant, body.uuids),
  };
}
