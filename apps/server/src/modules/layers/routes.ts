import type { layerEndpoints } from '@waypost/contract';
import { invalid } from '../../platform/app-error.ts';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { LayerService } from './service.ts';

export function createLayerRoutes(service: LayerService): Handlers<typeof layerEndpoints> {
  return {
    listLayers: ({ grant }) => service.list(grant),
    listLayersByOrganization: ({ grant }) => service.list(grant),
    getLayer: ({ grant, params }) => service.get(grant, params.layer_id),
    createLayer: ({ grant, body }) => {
      if (body.org_id !== undefined && body.org_id !== grant.organizationId) {
        throw invalid([{ path: 'body.org_id', message: 'This is not the organization of the path.' }]);
      }
      return service.create(grant, body);
    },
    createLayerAnywhere: ({ grant, body }) => service.create(grant, body),
    updateLayer: ({ grant, params, body }) => service.update(grant, params.layer_id, body),
    moveLayer: ({ grant, params, body }) => service.move(grant, params.layer_id, body),
    chooseLayer: async ({ grant, params, body }) => {
      await service.choose(grant, params.layer_id, body);
      return undefined;
    },
    chooseOpacity: async ({ grant, params, body }) => {
      await service.chooseOpacity(grant, params.layer_id, body.opacity);
      return undefined;
    },
    deleteLayer: async ({ grant, params }) => {
      await service.delete(grant, params.layer_id);
      return undefined;
    },
  };
}
