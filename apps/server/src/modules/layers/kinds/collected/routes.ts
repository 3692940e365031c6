import type { collectedLayerEndpoints } from '@waypost/contract';
import type { Handlers } from '../../../../platform/http/endpoints/handlers.ts';
import type { CollectedLayerService } from './service.ts';

export function createCollectedLayerRoutes(
  service: CollectedLayerService,
): Handlers<typeof collectedLayerEndpoints> {
  return {
    updateCollectedData: ({ grant, params, body }) => service.update(grant, params.layer_id, body.filter),
  };
}
