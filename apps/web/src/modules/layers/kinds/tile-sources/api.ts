import { queryOptions } from '@tanstack/react-query';
import {
  type Layer,
  type TileSourceChange,
  type TileSourceOffer,
  tileSourceEndpoints,
} from '@waypost/contract';
import { queryClient } from '../../../../data/queries/query-client.ts';
import { getHttp } from '../../../../data/session/http.ts';
import { refreshLayers } from '../../api.ts';

/** Whether the server answers is found out by those who look at the map. */
const POLL_MS = 30_000;

const toParams = ({ code, properties }: Layer) => ({ org_id: properties.organization_id, layer_id: code });

/** Where the tiles of a layer come from. */
export const tileSourceQuery = (layer: Layer) =>
  queryOptions({
    queryKey: ['tile-source', layer.code, layer.updated_at],
    queryFn: ({ signal }) =>
      getHttp().call(tileSourceEndpoints.getTileSource, { params: toParams(layer), signal }),
    refetchInterval: POLL_MS,
  });

/** What is at an address. */
export const probeAddress = (organizationId: number, address: string): Promise<TileSourceOffer> =>
  getHttp().call(tileSourceEndpoints.probeTileSource, {
    params: { org_id: organizationId },
    body: { address },
  });

export async function changeTileSource(layer: Layer, change: TileSourceChange): Promise<void> {
  await getHttp().call(tileSourceEndpoints.putTileSource, { params: toParams(layer), body: change });
  await queryClient.invalidateQueries({ queryKey: ['tile-source', layer.code] });
  await refreshLayers(layer.properties.organization_id);
}
