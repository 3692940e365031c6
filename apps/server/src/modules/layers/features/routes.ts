import type { layerFeatureEndpoints } from '@waypost/contract';
import type { Handlers } from '../../../platform/http/endpoints/handlers.ts';
import { chooseEncoding } from '../../../platform/http/responses/accepted-encoding.ts';
import type { LayerFeatureService } from './service.ts';

export function createLayerFeatureRoutes(
  service: LayerFeatureService,
): Handlers<typeof layerFeatureEndpoints> {
  return {
    listLayerFeatures: ({ grant, params, query }) => service.list(grant, params.layer_id, query),
    downloadLayerCsv: ({ grant, params, query }) => service.exportFile(grant, params.layer_id, query, 'csv'),
    exportLayerFeatures: ({ grant, params, query: { format, ...range } }) =>
      service.exportFile(grant, params.layer_id, range, format),
    getLayerTimeline: ({ grant, params, query }) => service.getTimeline(grant, params.layer_id, query.range),
    getLayerLegend: ({ grant, params }) => service.getLegend(grant, params.layer_id),
    listLayerFields: ({ grant, params }) => service.listFields(grant, params.layer_id),
    getLayerTile: ({ grant, params, query: { v, m: _member, ...range }, request }) =>
      service.getTile(grant, params.layer_id, {
        ...range,
        z: params.z,
        x: params.x,
        y: params.y,
        version: v,
        encoding: chooseEncoding(request.headers['accept-encoding']),
        ifNoneMatch: request.headers['if-none-match'],
      }),
    getLayerTileState: ({ grant, params, query }) => service.getState(grant, params.layer_id, query),
  };
}
