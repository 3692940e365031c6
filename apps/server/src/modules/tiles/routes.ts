import type { tileEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import { originOf } from '../../platform/http/requests/origin-of.ts';
import { chooseEncoding } from '../../platform/http/responses/accepted-encoding.ts';
import type { TileService } from './service.ts';
import { createTileJson } from './tile-json.ts';

export function createTileRoutes(
  service: TileService,
  publicUrl: string | null,
): Handlers<typeof tileEndpoints> {
  return {
    getTileState: ({ grant }) => service.getState(grant),
    async getTileJson({ grant, request, setHeader }) {
      setHeader('cache-control', 'private, no-cache');
      const { bbox } = await service.getState(grant);
      const credits = await service.getCredits(grant);
      return createTileJson(originOf(request, publicUrl), grant.projectId, credits, bbox);
    },
    getLegend: ({ grant, query }) => service.getLegend(grant, query.color_by),
    getFeatureTile: ({ grant, params, query: { v, m: _member, color_by, ...selection }, request }) =>
      service.getTile(grant, {
        z: params.z,
        x: params.x,
        y: params.y,
        version: v,
        selection,
        colorBy: color_by,
        encoding: chooseEncoding(request.headers['accept-encoding']),
        ifNoneMatch: request.headers['if-none-match'],
      }),
  };
}
