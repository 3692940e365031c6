import type { tileEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { TileService } from './service.ts';

export function createTileRoutes(service: TileService): Handlers<typeof tileEndpoints> {
  return {
    getTileState: ({ grant }) => service.getState(grant),
    getFeatureTile: ({ grant, params, query, request }) =>
      service.getTile(grant, {
        z: params.z,
        x: params.x,
        y: params.y,
        version: query.v,
        acceptsGzip: /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? '')),
        ifNoneMatch: request.headers['if-none-match'],
      }),
  };
}
