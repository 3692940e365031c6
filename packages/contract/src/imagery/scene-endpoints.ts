import { z } from 'zod';
import { idParam } from '../common.ts';
import { binary, endpoint } from '../endpoint.ts';
import { MAX_PICTURE_ZOOM } from './images.ts';
import { imageryOrder, scene, sceneId, sceneList, sceneOffers, sceneSearch, sceneType } from './scenes.ts';

const ofOrganization = z.object({ org_id: idParam });
const ofScene = ofOrganization.extend({ item_type: sceneType, item_id: sceneId });
const ofLayer = ofOrganization.extend({ layer_id: z.uuid().transform((code) => code.toLowerCase()) });
const read = { kind: 'organization', needs: 'layer:read', organization_id: 'params.org_id' } as const;
const order = { ...read, needs: 'layer:create' } as const;
const tileNumber = z.coerce
  .number()
  .int()
  .min(0)
  .max(2 ** MAX_PICTURE_ZOOM - 1);
/** What a request to the provider may come to. */
const PROVIDER_ERRORS = [
  'organization_not_found',
  'imagery_access_required',
  'imagery_key_refused',
  'imagery_unavailable',
  'imagery_limited',
  'open_data_address_wrong',
] as const;
/** Searches per minute and client address. */
const SEARCHES_PER_MINUTE = 60;

/** Scenes of satellites: searched, and ordered by a layer. */
export const sceneEndpoints = {
  searchScenes: endpoint({
    method: 'POST',
    path: '/search/{org_id}',
    summary: 'Scenes that pass a filter, newest first',
    params: ofOrganization,
    body: sceneSearch,
    response: sceneList,
    errors: [...PROVIDER_ERRORS, 'search_refused', 'geometry_invalid'],
    access: order,
    ratePerMinute: SEARCHES_PER_MINUTE,
  }),
  listSceneTypes: endpoint({
    method: 'GET',
    path: '/search/types/{org_id}',
    summary: 'The satellites whose scenes can be searched for and ordered',
    params: ofOrganization,
    response: sceneOffers,
    errors: PROVIDER_ERRORS,
    access: order,
  }),
  getScene: endpoint({
    method: 'GET',
    path: '/search/item/{org_id}/{item_type}/{item_id}',
    summary: 'One scene',
    params: ofScene,
    response: scene,
    errors: [...PROVIDER_ERRORS, 'scene_not_found'],
    access: read,
  }),
  getSceneThumbnail: endpoint({
    method: 'GET',
    path: '/tulum/search/thumb/{org_id}/{item_type}/{item_id}',
    summary: 'A small picture of a scene',
    params: ofScene,
    query: z.object({ token: z.string().min(1).max(200) }),
    response: binary('image/png'),
    errors: [...PROVIDER_ERRORS, 'scene_not_found'],
    access: {
      kind: 'public',
      reason: 'pages show pictures by address alone; the token names the member, and is signed for minutes',
    },
  }),
  getOrder: endpoint({
    method: 'GET',
    path: '/org/{org_id}/layers/{layer_id}/order',
    summary: 'What a layer ordered, by whom, and how far it is',
    params: ofLayer,
    response: imageryOrder,
    errors: ['organization_not_found', 'layer_not_found', 'layer_without_order'],
    access: read,
  }),
  cancelOrder: endpoint({
    method: 'POST',
    path: '/org/{org_id}/layers/{layer_id}/order/cancel',
    summary: 'Cancel an order that the provider has not begun',
    params: ofLayer,
    response: imageryOrder,
    errors: [
      ...PROVIDER_ERRORS,
      'layer_not_found',
      'layer_without_order',
      'order_not_running',
      'order_has_begun',
    ],
    access: order,
  }),
  getOrderTile: endpoint({
    method: 'GET',
    path: '/tulum/tiles/orders/{planet_order_id}/{z}/{x}/{y}.png',
    summary:
      'A tile of what an order of an organization delivered, once it is done, or of the picture of a layer, by its code (of an archive of tiles as it is there; WebP only for `Accept: image/webp`), or of a variable, by the code of its layer and a day (`CODE_2013-01-01`)',
    params: z.object({
      planet_order_id: z.string().regex(/^[\w-]{1,100}$/),
      z: z.coerce.number().int().min(0).max(MAX_PICTURE_ZOOM),
      x: tileNumber,
      y: tileNumber,
    }),
    query: z.object({ org_id: idParam, m: idParam.optional() }),
    response: binary('image/png'),
    withoutBody: [204],
    errors: ['organization_not_found', 'imagery_access_required', 'order_not_found'],
    access: { ...read, organization_id: 'query.org_id' },
    takesKeyAnyhow: true,
    isAskedOften: true,
  }),
  retryOrder: endpoint({
    method: 'POST',
    path: '/org/{org_id}/layers/{layer_id}/order/retry',
    summary: 'Go on with an order that failed, from the step that failed',
    params: ofLayer,
    response: imageryOrder,
    errors: [
      ...PROVIDER_ERRORS,
      'layer_not_found',
      'layer_without_order',
      'order_not_failed',
      'imagery_ceiling_reached',
    ],
    access: order,
  }),
};
