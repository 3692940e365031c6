import type { tileSourceEndpoints } from '@waypost/contract';
import type { Handlers } from '../../../platform/http/endpoints/handlers.ts';
import type { TileSourceService } from './service.ts';
import type { SourceTiles } from './source-tiles.ts';

export function createTileSourceRoutes(
  service: TileSourceService,
  tiles: SourceTiles,
): Handlers<typeof tileSourceEndpoints> {
  return {
    probeTileSource: ({ grant, body }) => service.probe(grant, body.address),
    getTileSource: ({ grant, params }) => service.get(grant, params.layer_id),
    putTileSource: ({ grant, params, body }) => service.put(grant, params.layer_id, body),
    getSourceTile: ({ grant, params: { layer_id, z, x, y } }) => tiles.get(grant, layer_id, { z, x, y }),
  };
}
