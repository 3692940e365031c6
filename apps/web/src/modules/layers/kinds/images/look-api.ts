import { queryOptions } from '@tanstack/react-query';
import { type ImageLook, imageEndpoints, type Layer, LOOK_PART_HEADER } from '@waypost/contract';
import { getHttp } from '../../../../data/session/http.ts';
import { refreshImage } from './api.ts';

/** While smaller sizes are made in another look, how far it is is asked for this often. */
const POLL_MS = 1_500;
const KEPT_MS = 60_000;

const toParams = ({ code, properties }: Layer) => ({ org_id: properties.organization_id, layer_id: code });

/** What the file says of its bands, and how they are drawn. */
export const lookQuery = (layer: Layer) =>
  queryOptions({
    queryKey: ['layer-image', layer.code, 'look'],
    queryFn: ({ signal }) => getHttp().call(imageEndpoints.getImageLook, { params: toParams(layer), signal }),
    refetchInterval: ({ state }) => state.data?.state === 'preparing' && POLL_MS,
  });

/** A small picture in a look that nobody else sees. */
export const previewQuery = (layer: Layer, look: ImageLook | null) =>
  queryOptions({
    queryKey: ['layer-image-preview', layer.code, look],
    enabled: look !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_MS,
    retry: false,
    queryFn: async ({ signal }) => {
      if (look === null) throw new Error('A preview is of a look.');
      const response = await getHttp().fetch(imageEndpoints.previewImageLook, {
        params: toParams(layer),
        body: look,
        signal,
      });
      return {
        picture: await response.blob(),
        isMiddle: response.headers.get(LOOK_PART_HEADER) === 'middle',
      };
    },
  });

/** Draws it so for everybody. */
export async function chooseLook(layer: Layer, look: ImageLook): Promise<void> {
  await getHttp().call(imageEndpoints.putImageLook, { params: toParams(layer), body: look });
  await refreshImage(layer);
}
