import type { imageryEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { ImageryCostService } from './costs/service.ts';
import type { MosaicService } from './mosaics/service.ts';
import type { ImageryService } from './service.ts';

export function createImageryRoutes(
  service: ImageryService,
  mosaics: MosaicService,
  costs: ImageryCostService,
): Handlers<typeof imageryEndpoints> {
  return {
    getImageryAccess: ({ grant }) => service.getAccess(grant),
    getImageryKey: ({ grant }) => service.getKey(grant),
    putImageryKey: ({ grant, body }) => service.putKey(grant, body.apikey),
    deleteImageryKey: async ({ grant }) => {
      await service.deleteKey(grant);
      return undefined;
    },
    getImageryCosts: ({ grant, query }) => costs.list(grant, query.month),
    getImageryAllowance: ({ grant }) => costs.getAllowance(grant),
    putImageryCeiling: ({ grant, body }) => costs.putCeiling(grant, body),
    listMosaics: ({ grant }) => mosaics.list(grant),
    getMosaicTile: ({ grant, params: { mosaic_name, z, x, y } }) =>
      mosaics.getTile(grant, mosaic_name, { z, x, y }),
  };
}
