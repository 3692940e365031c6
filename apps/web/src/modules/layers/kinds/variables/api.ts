import { type ImageryVariable, type Layer, variableEndpoints } from '@waypost/contract';
import { queryClient } from '../../../../data/queries/query-client.ts';
import { queryKeys } from '../../../../data/queries/query-keys.ts';
import { getHttp } from '../../../../data/session/http.ts';
import { refreshLayers } from '../../api.ts';

const toParams = ({ code, properties }: Layer) => ({ org_id: properties.organization_id, layer_id: code });

/** The variable of a layer, as of its status: an event of that has it loaded again, as it has an order. */
export const variableQuery = (layer: Layer) => ({
  queryKey: [...queryKeys.layerOrder(layer.code), 'variable'],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    getHttp().call(variableEndpoints.getVariable, { params: toParams(layer), signal }),
});

const FRESH_MS = 10 * 60_000;

/** The same for what is on the map, where it changes by an event alone. */
export const drawnVariableQuery = (layer: Layer) => ({ ...variableQuery(layer), staleTime: FRESH_MS });

async function change(layer: Layer, done: Promise<ImageryVariable>): Promise<void> {
  queryClient.setQueryData(variableQuery(layer).queryKey, await done);
  await refreshLayers(layer.properties.organization_id);
}

export const cancelVariable = (layer: Layer): Promise<void> =>
  change(layer, getHttp().call(variableEndpoints.cancelVariable, { params: toParams(layer) }));

export const retryVariable = (layer: Layer): Promise<void> =>
  change(layer, getHttp().call(variableEndpoints.retryVariable, { params: toParams(layer) }));
