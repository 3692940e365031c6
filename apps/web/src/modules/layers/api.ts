import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  type Layer,
  type LayerChoice,
  type LayerCreateInput,
  type LayerMove,
  type LayerUpdate,
  layerEndpoints,
  layerFeatureEndpoints,
  type TimelineRange,
} from '@waypost/contract';
import { queryClient } from '../../data/queries/query-client.ts';
import { queryKeys } from '../../data/queries/query-keys.ts';
import { useFallbackInterval } from '../../data/realtime/realtime.ts';
import { getHttp } from '../../data/session/http.ts';
import { createOrder } from './in-order.ts';

/** The times of which a layer shows features, in milliseconds since 1970; an absent end is open. */
export interface LayerRange {
  readonly startDate?: number;
  readonly endDate?: number;
}

/** Each move of a layer is of the order that the one before it left. */
export const inOrderOfMoves = createOrder();

/** The layers of an organization in the order of the tree, each group before what is in it. */
export const layersQuery = (organizationId: number) =>
  queryOptions({
    queryKey: queryKeys.layers(organizationId),
    queryFn: async ({ signal }) => {
      // What is loaded during a move may be of the order before it, and would take the move back on the screen.
      await inOrderOfMoves(() => Promise.resolve());
      return getHttp().call(layerEndpoints.listLayers, { params: { org_id: organizationId }, signal });
    },
  });

/** While a layer is being made, its status is asked for this often, should no event tell of it. */
const STATUS_POLL_MS = 30_000;

export function useLayers(organizationId: number) {
  const fallback = useFallbackInterval();
  return useQuery({
    ...layersQuery(organizationId),
    refetchInterval: ({ state }) =>
      fallback || (state.data?.some(({ status }) => status > 0) === true && STATUS_POLL_MS),
  });
}

/** Changes the list of layers in the cache. */
export function changeLayers(organizationId: number, change: (layers: Layer[]) => Layer[]): void {
  queryClient.setQueryData(layersQuery(organizationId).queryKey, (layers) => layers && change(layers));
}

/** Loads the list of layers again. */
export function refreshLayers(organizationId: number): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: queryKeys.layers(organizationId) });
}

const toParams = ({ code, properties }: Layer) => ({ org_id: properties.organization_id, layer_id: code });

export function createLayer(organizationId: number, body: LayerCreateInput): Promise<Layer> {
  return getHttp().call(layerEndpoints.createLayer, { params: { org_id: organizationId }, body });
}

export function updateLayer(layer: Layer, body: LayerUpdate): Promise<Layer> {
  return getHttp().call(layerEndpoints.updateLayer, { params: toParams(layer), body });
}

export function moveLayer(layer: Layer, body: LayerMove): Promise<Layer> {
  return getHttp().call(layerEndpoints.moveLayer, { params: toParams(layer), body });
}

export function chooseLayer(layer: Layer, body: LayerChoice): Promise<undefined> {
  return getHttp().call(layerEndpoints.chooseLayer, { params: toParams(layer), body });
}

/** @param body null: that of the layer. */
export function chooseOpacity(layer: Layer, body: { readonly opacity: number | null }): Promise<undefined> {
  return getHttp().call(layerEndpoints.chooseOpacity, { params: toParams(layer), body });
}

export function deleteLayer(layer: Layer): Promise<undefined> {
  return getHttp().call(layerEndpoints.deleteLayer, { params: toParams(layer) });
}

/** What tiles of a layer show: a range of time, and of other projects than one and those below it. */
export interface LayerTilesShown extends LayerRange {
  readonly beside?: number;
}

/** The version of a layer's tiles for this member, how many features they have, and where. */
export const layerTilesQuery = (layer: Layer, shown: LayerTilesShown) =>
  queryOptions({
    queryKey: queryKeys.layerTiles(layer.code, shown),
    queryFn: ({ signal }) =>
      getHttp().call(layerFeatureEndpoints.getLayerTileState, {
        params: toParams(layer),
        query: shown,
        signal,
      }),
  });

/** What the colours of a layer mean, of the features that this member may read. */
export const layerLegendQuery = (layer: Layer) =>
  queryOptions({
    // Below the features: each change of them may change it.
    queryKey: queryKeys.layerFeatures(layer.code, { legend: layer.color_by }),
    queryFn: ({ signal }) =>
      getHttp().call(layerFeatureEndpoints.getLayerLegend, { params: toParams(layer), signal }),
  });

/** The keys of collected data by which the features of a layer can be coloured. */
export const layerFieldsQuery = (layer: Layer) =>
  queryOptions({
    queryKey: queryKeys.layerFeatures(layer.code, { data: 'fields' }),
    queryFn: ({ signal }) =>
      getHttp().call(layerFeatureEndpoints.listLayerFields, { params: toParams(layer), signal }),
  });

/** When the features of a layer that this member may read were observed. */
export const layerTimelineQuery = (layer: Layer, range: TimelineRange) => ({
  queryKey: queryKeys.layerFeatures(layer.code, { timeline: range }),
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    getHttp().call(layerFeatureEndpoints.getLayerTimeline, {
      params: toParams(layer),
      query: { range },
      signal,
    }),
});

/** Rows of a page of features. */
export const LAYER_PAGE_SIZE = 50;

/** A page of the features of a layer that this member may read. */
export const layerPageQuery = (layer: Layer, range: LayerRange, page: number) =>
  queryOptions({
    queryKey: queryKeys.layerFeatures(layer.code, { ...range, page }),
    queryFn: ({ signal }) =>
      getHttp().call(layerFeatureEndpoints.listLayerFeatures, {
        params: toParams(layer),
        query: { ...range, limit: LAYER_PAGE_SIZE, offset: page * LAYER_PAGE_SIZE },
        signal,
      }),
  });
