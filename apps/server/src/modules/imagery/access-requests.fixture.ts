import {
  type AreaGeometry,
  ENDPOINTS,
  IMAGE_STATUS,
  type ImageLook,
  type LayerCreateInput,
  type SceneSearchInput,
  TUS,
  tileSourcesKind,
} from '@waypost/contract';
import { ofOrganization } from '../../../test/access/access-inputs.ts';
import type { AccessRequestsOf, OpenToKeys } from '../../../test/access/access-request.ts';
import type { AccessWorld, PrincipalKind } from '../../../test/access/access-world.ts';
import { createUuidV7 } from '../../platform/db/uuid-v7.ts';
import { insertImage } from './images/store.ts';
import { insertOrder } from './orders/store.ts';
import { putSource } from './tile-sources/store.ts';
import { insertVariable } from './variables/store.ts';

const { layers, scenes } = ENDPOINTS;
const TUS_HEADERS = { 'tus-resumable': TUS.version };
const BAY: AreaGeometry = {
  type: 'Polygon',
  coordinates: [
    [
      [-110.4, 24.1],
      [-110.3, 24.1],
      [-110.3, 24.2],
      [-110.4, 24.2],
      [-110.4, 24.1],
    ],
  ],
};
const search: SceneSearchInput = {
  filter: {
    type: 'AndFilter',
    config: [{ type: 'GeometryFilter', field_name: 'geometry', config: BAY }],
  },
};

/** The newest scene over the bay. */
async function findScene(world: AccessWorld) {
  const input = { ...ofOrganization(world), body: search };
  const [scene] = (await world.as('org_admin').call(scenes.searchScenes, input)).features;
  if (scene === undefined) throw new Error('There is no scene over the bay.');
  const params = {
    org_id: world.organizationId,
    item_type: scene.properties.item_type,
    item_id: scene.id,
  };
  return { params, token: new URL(scene.thumbnail, 'http://here').searchParams.get('token') ?? '' };
}

/** A layer with an order that no job works on. */
async function makeOrder(world: AccessWorld, status: number) {
  const made = await world.as('org_admin').call(layers.createLayer, {
    ...ofOrganization(world),
    body: { type: 100, name: 'Ordered', layer: {} },
  });
  await world.app.database.transaction(async (tx) => {
    await insertOrder(tx, {
      order_id: createUuidV7(),
      organization_id: world.organizationId,
      layer_code: made.code,
      member_id: null,
      item_type: 'PSScene',
      item_ids: ['20260101_120000_0278_0570_0'],
      product_bundle: 'visual',
      area: BAY,
    });
    await tx.updateTable('imagery_orders').set({ status }).where('layer_code', '=', made.code).execute();
  });
  return { params: { org_id: world.organizationId, layer_id: made.code } };
}

/** A layer with a variable that no job works on. */
async function makeVariable(world: AccessWorld, status: number) {
  const made = await world.as('org_admin').call(layers.createLayer, {
    ...ofOrganization(world),
    body: { type: 100, name: 'Measured', layer: {} },
  });
  await world.app.database.transaction(async (tx) => {
    await insertVariable(tx, {
      variable_id: createUuidV7(),
      organization_id: world.organizationId,
      layer_code: made.code,
      member_id: null,
      type: 'forest_carbon_diligence_30m',
      source_id: 'CANOPY_HEIGHT_v1.2.0_30',
      start_date: '2015-01-01',
      end_date: '2020-01-01',
      area: BAY,
    });
    await tx.updateTable('imagery_variables').set({ status }).where('layer_code', '=', made.code).execute();
  });
  return { params: { org_id: world.organizationId, layer_id: made.code } };
}

const IMAGE: LayerCreateInput = {
  type: 101,
  name: 'Orthophoto',
  layer: { data: { file_name: 'a.tif', byte_size: 10 } },
};

/** One band in greys. */
const LOOK: ImageLook = {
  bands: [1],
  ramp: null,
  stretch: { kind: 'percent', low: 2, high: 98 },
  nodata: null,
};
/** Of a picture that has not arrived. */
const NOT_SHOWN = { status: 409, reason: 'the picture of the layer has not arrived' };

/** A layer that waits for its picture: of the caller, if they may make one, else of nobody. */
async function makeImage(world: AccessWorld, kind: PrincipalKind) {
  const toParams = (layer_id: string) => ({ params: { org_id: world.organizationId, layer_id } });
  const own = await world
    .as(kind)
    .call(layers.createLayer, { ...ofOrganization(world), body: IMAGE })
    .catch(() => null);
  if (own !== null) return toParams(own.code);
  const { code } = await world.as('org_admin').call(layers.createLayer, {
    ...ofOrganization(world),
    body: { type: 100, name: 'Orthophoto', layer: {} },
  });
  await world.app.database.transaction((tx) =>
    insertImage(tx, {
      image_id: createUuidV7(),
      organization_id: world.organizationId,
      layer_code: code,
      member_id: null,
      file_name: 'a.tif',
      byte_size: 10,
      epsg: null,
    }),
  );
  return toParams(code);
}

/** A layer with an address of tiles that nobody asks: it does not open. */
async function makeSource(world: AccessWorld) {
  const { code } = await world.as('org_admin').call(layers.createLayer, {
    ...ofOrganization(world),
    body: { type: 100, name: 'Tiles', layer: {} },
  });
  const facts = {
    form: 'xyz',
    host: 'tiles.example',
    wmts_layer: null,
    attribution: '',
    min_zoom: 1,
    max_zoom: 9,
  };
  await world.app.database.transaction(async (tx) => {
    const data = { data: { ...facts, version: '1' } };
    await tx
      .updateTable('layers')
      .set({ type: tileSourcesKind.type, layer: JSON.stringify(data) })
      .where('code', '=', code)
      .execute();
    await putSource(tx, {
      source_id: createUuidV7(),
      organization_id: world.organizationId,
      layer_code: code,
      sealed: 'sealed',
      fault: null,
    });
  });
  return code;
}

/** Valid requests to the endpoints of imagery. The world has no account with a provider. */
export const accessRequests: AccessRequestsOf<
  'imagery' | 'scenes' | 'variables' | 'layerImages' | 'tileSources'
> = {
  imagery: {
    getImageryAccess: [{ input: async (world) => ofOrganization(world) }],
    getImageryKey: [{ input: async (world) => ofOrganization(world) }],
    putImageryKey: [
      { input: async (world) => ({ ...ofOrganization(world), body: { apikey: 'PLAK-0123456789' } }) },
    ],
    deleteImageryKey: [{ input: async (world) => ofOrganization(world) }],
    getImageryCosts: [{ input: async (world) => ofOrganization(world) }],
    getImageryAllowance: [{ input: async (world) => ofOrganization(world) }],
    // One that the other requests do not reach.
    putImageryCeiling: [
      { input: async (world) => ({ ...ofOrganization(world), body: { monthly_km2: 1_000_000 } }) },
    ],
    listMosaics: [{ input: async (world) => ofOrganization(world) }],
    getMosaicTile: [
      {
        input: async (world) => ({
          params: {
            org_id: world.organizationId,
            mosaic_name: 'global_monthly_2024_01_mosaic',
            z: 0,
            x: 0,
            y: 0,
          },
        }),
      },
    ],
  },
  scenes: {
    searchScenes: [{ input: async (world) => ({ ...ofOrganization(world), body: search }) }],
    listSceneTypes: [{ input: async (world) => ofOrganization(world) }],
    getScene: [{ input: async (world) => ({ params: (await findScene(world)).params }) }],
    getSceneThumbnail: [
      {
        input: async (world) => {
          const { params, token } = await findScene(world);
          return { params, query: { token } };
        },
      },
    ],
    getOrder: [{ input: (world) => makeOrder(world, 0) }],
    cancelOrder: [{ input: (world) => makeOrder(world, 1) }],
    getOrderTile: [
      {
        always: { status: 404, reason: 'nothing was delivered' },
        input: async (world) => ({
          params: { planet_order_id: 'none', z: 0, x: 0, y: 0 },
          query: { org_id: world.organizationId },
        }),
      },
    ],
    retryOrder: [{ input: (world) => makeOrder(world, -1) }],
  },
  variables: {
    getVariable: [{ input: (world) => makeVariable(world, 0) }],
    listVariableResults: [{ input: (world) => makeVariable(world, 0) }],
    cancelVariable: [{ input: (world) => makeVariable(world, 1) }],
    retryVariable: [{ input: (world) => makeVariable(world, -1) }],
  },
  layerImages: {
    getLayerImage: [{ input: (world, kind) => makeImage(world, kind) }],
    getImageOffset: [
      { input: async (world, kind) => ({ ...(await makeImage(world, kind)), headers: TUS_HEADERS }) },
    ],
    appendImage: [
      {
        input: async (world, kind) => ({
          ...(await makeImage(world, kind)),
          headers: { ...TUS_HEADERS, 'upload-offset': '0' },
          files: [new File(['bytes'], 'piece')],
        }),
      },
    ],
    retryImage: [
      {
        input: async (world, kind) => {
          const made = await makeImage(world, kind);
          // Of a picture whose upload is complete: one of which bytes are missing cannot be tried again.
          await world.app.database.transaction((tx) =>
            tx
              .updateTable('layer_images')
              .set({ status: IMAGE_STATUS.failed, digest: 'a'.repeat(64) })
              .where('layer_code', '=', made.params.layer_id)
              .execute(),
          );
          return { ...made, body: {} };
        },
      },
    ],
    getImageLook: [{ input: (world, kind) => makeImage(world, kind), always: NOT_SHOWN }],
    previewImageLook: [
      {
        input: async (world, kind) => ({ ...(await makeImage(world, kind)), body: LOOK }),
        always: NOT_SHOWN,
      },
    ],
    putImageLook: [
      {
        input: async (world, kind) => ({ ...(await makeImage(world, kind)), body: LOOK }),
        always: NOT_SHOWN,
      },
    ],
  },
  tileSources: {
    probeTileSource: [
      {
        input: async (world) => ({
          ...ofOrganization(world),
          body: { address: 'https://tiles.example/{z}/{x}/{y}.png' },
        }),
      },
    ],
    getTileSource: [
      {
        input: async (world) => ({
          params: { org_id: world.organizationId, layer_id: await makeSource(world) },
        }),
      },
    ],
    putTileSource: [
      {
        input: async (world) => ({
          params: { org_id: world.organizationId, layer_id: await makeSource(world) },
          body: { attribution: 'Survey' },
        }),
      },
    ],
    // Of a zoom that has none.
    getSourceTile: [
      {
        input: async (world) => ({
          params: { layer_id: await makeSource(world), z: 0, x: 0, y: 0 },
          query: { org_id: world.organizationId },
        }),
      },
    ],
  },
};

/** Endpoints that accept an API key, which acts with the rights of its creator. */
export const openToKeys: OpenToKeys<'imagery' | 'scenes' | 'variables' | 'layerImages' | 'tileSources'> = [
  'imagery.getImageryAccess',
  'imagery.getImageryAllowance',
  'imagery.listMosaics',
  'imagery.getMosaicTile',
  'scenes.searchScenes',
  'scenes.listSceneTypes',
  'scenes.getScene',
  'scenes.getOrder',
  'scenes.getOrderTile',
  'scenes.cancelOrder',
  'scenes.retryOrder',
  'variables.getVariable',
  'variables.listVariableResults',
  'variables.cancelVariable',
  'variables.retryVariable',
  'layerImages.getLayerImage',
  'layerImages.getImageOffset',
  'layerImages.appendImage',
  'layerImages.retryImage',
  'layerImages.getImageLook',
  'layerImages.previewImageLook',
  'layerImages.putImageLook',
  'tileSources.probeTileSource',
  'tileSources.getTileSource',
  'tileSources.putTileSource',
  'tileSources.getSourceTile',
];
