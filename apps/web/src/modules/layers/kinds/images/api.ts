import { queryOptions } from '@tanstack/react-query';
import { IMAGE_STATUS, imageEndpoints, jobEndpoints, type Layer, type LayerImage } from '@waypost/contract';
import { queryClient } from '../../../../data/queries/query-client.ts';
import { getHttp } from '../../../../data/session/http.ts';
import { refreshLayers } from '../../api.ts';

/** While it is made ready, how far it is is asked for this often. */
const POLL_MS = 1_500;

const toParams = ({ code, properties }: Layer) => ({ org_id: properties.organization_id, layer_id: code });

/** The picture of a layer, as of its status. */
export const imageQuery = (layer: Layer) =>
  queryOptions({
    queryKey: ['layer-image', layer.code, layer.status],
    queryFn: ({ signal }) =>
      getHttp().call(imageEndpoints.getLayerImage, { params: toParams(layer), signal }),
    // Another status asks anew: what is being filled in meanwhile stays.
    placeholderData: (before, query) => (query?.queryKey[1] === layer.code ? before : undefined),
    refetchInterval: ({ state }) => state.data?.status === IMAGE_STATUS.preparing && POLL_MS,
  });

async function refresh({ code, properties }: Layer): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['layer-image', code] });
  await refreshLayers(properties.organization_id);
}

/** Makes it ready again. @param epsg the system of the picture; absent: as before. */
export async function retryImage(layer: Layer, epsg: number | undefined): Promise<void> {
  const body = epsg === undefined ? {} : { epsg };
  await getHttp().call(imageEndpoints.retryImage, { params: toParams(layer), body });
  await refresh(layer);
}

export async function cancelImage(layer: Layer, { job_id }: LayerImage): Promise<void> {
  if (job_id !== null) await getHttp().call(jobEndpoints.cancelJob, { params: { job_id } });
  await refresh(layer);
}

/** The list of layers and the picture are read anew. */
export const refreshImage = refresh;
