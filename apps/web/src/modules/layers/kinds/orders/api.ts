import { queryOptions } from '@tanstack/react-query';
import {
  type ImageryOrder,
  type Layer,
  type SceneSearchInput,
  type SceneType,
  sceneEndpoints,
} from '@waypost/contract';
import { queryClient } from '../../../../data/queries/query-client.ts';
import { queryKeys } from '../../../../data/queries/query-keys.ts';
import { getHttp } from '../../../../data/session/http.ts';
import { refreshLayers } from '../../api.ts';

/** The addresses of thumbnails work for at least five minutes. */
const FRESH_MS = 4 * 60_000;

export const sceneSearchQuery = (org_id: number, body: SceneSearchInput) =>
  queryOptions({
    queryKey: queryKeys.sceneSearch(org_id, body),
    queryFn: ({ signal }) =>
      getHttp().call(sceneEndpoints.searchScenes, { params: { org_id }, body, signal }),
    staleTime: FRESH_MS,
    retry: false,
  });

/** The satellites whose scenes there are, the default first. */
export const sceneTypesQuery = (org_id: number) =>
  queryOptions({
    queryKey: queryKeys.sceneTypes(org_id),
    queryFn: ({ signal }) => getHttp().call(sceneEndpoints.listSceneTypes, { params: { org_id }, signal }),
    staleTime: FRESH_MS,
    retry: false,
  });

export const sceneQuery = (org_id: number, item_type: SceneType, item_id: string) =>
  queryOptions({
    queryKey: queryKeys.scene(org_id, item_type, item_id),
    queryFn: ({ signal }) =>
      getHttp().call(sceneEndpoints.getScene, { params: { org_id, item_type, item_id }, signal }),
    staleTime: FRESH_MS,
  });

const toParams = ({ code, properties }: Layer) => ({ org_id: properties.organization_id, layer_id: code });

/** The order of a layer, as of its status. */
export const orderQuery = (layer: Layer) =>
  queryOptions({
    queryKey: queryKeys.layerOrder(layer.code),
    queryFn: ({ signal }) => getHttp().call(sceneEndpoints.getOrder, { params: toParams(layer), signal }),
  });

async function change(layer: Layer, done: Promise<ImageryOrder>): Promise<void> {
  queryClient.setQueryData(orderQuery(layer).queryKey, await done);
  await refreshLayers(layer.properties.organization_id);
}

export const cancelOrder = (layer: Layer): Promise<void> =>
  change(layer, getHttp().call(sceneEndpoints.cancelOrder, { params: toParams(layer) }));

export const retryOrder = (layer: Layer): Promise<void> =>
  change(layer, getHttp().call(sceneEndpoints.retryOrder, { params: toParams(layer) }));
