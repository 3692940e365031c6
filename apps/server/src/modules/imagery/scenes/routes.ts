import type { sceneEndpoints } from '@waypost/contract';
import type { Handlers } from '../../../platform/http/endpoints/handlers.ts';
import type { OrderService } from '../orders/service.ts';
import type { PictureTiles } from '../pictures/picture-tiles.ts';
import type { SceneService } from './service.ts';

export function createSceneRoutes(
  scenes: SceneService,
  orders: OrderService,
  tiles: PictureTiles,
): Handlers<typeof sceneEndpoints> {
  return {
    searchScenes: ({ grant, body }) => scenes.search(grant, body),
    listSceneTypes: ({ grant }) => scenes.listTypes(grant),
    getScene: ({ grant, params }) => scenes.get(grant, params.item_type, params.item_id),
    getSceneThumbnail: ({ params: { org_id, item_type, item_id }, query }) =>
      scenes.getThumbnail(org_id, item_type, item_id, query.token),
    getOrder: ({ grant, params }) => orders.get(grant, params.layer_id),
    cancelOrder: ({ grant, params }) => orders.cancel(grant, params.layer_id),
    getOrderTile: ({ grant, params: { planet_order_id, z, x, y }, request }) =>
      tiles.get(
        grant,
        planet_order_id,
        { z, x, y },
        {
          accept: request.headers.accept,
          isGone: () => request.raw.socket.destroyed,
        },
      ),
    retryOrder: ({ grant, params }) => orders.retry(grant, params.layer_id),
  };
}
