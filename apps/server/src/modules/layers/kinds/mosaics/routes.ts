import type { mosaicLayerEndpoints } from '@waypost/contract';
import type { Handlers } from '../../../../platform/http/endpoints/handlers.ts';
import type { MosaicLayerService } from './service.ts';

export function createMosaicLayerRoutes(service: MosaicLayerService): Handlers<typeof mosaicLayerEndpoints> {
  return { chooseMosaic: ({ grant, params, body }) => service.choose(grant, params.layer_id, body) };
}
