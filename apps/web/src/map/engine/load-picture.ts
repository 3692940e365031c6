import { resourceEndpoints } from '@waypost/contract';
import { firstQueryKeys } from '../../data/queries/first-query-keys.ts';
import { queryClient, retryPassing } from '../../data/queries/query-client.ts';
import { mayComeLater } from '../../data/queries/retry-failed.ts';
import { getHttp } from '../../data/session/http.ts';

const SIZE = 'thumbnail';

interface PictureOfFeature {
  readonly code: string;
  readonly uuid: string;
}

/**
 * The thumbnail of a feature's photograph for its marker: with the session's token, and once for all who show it. Null
 * where there is none to be had. Rejects where there may be later.
 */
export async function loadPicture(picture: PictureOfFeature): Promise<Blob | null> {
  try {
    return await fetchPicture(picture);
  } catch (error) {
    if (mayComeLater(error)) throw error;
    return null;
  }
}

function fetchPicture({ code, uuid }: PictureOfFeature): Promise<Blob> {
  return queryClient.fetchQuery({
    queryKey: firstQueryKeys.picture(code, uuid, SIZE),
    queryFn: async ({ signal }) => {
      const bytes = await getHttp().call(resourceEndpoints.getResource, {
        params: { code, uuid },
        query: { size: SIZE },
        signal,
      });
      return new Blob([bytes], { type: 'image/webp' });
    },
    // The bytes of a file never change.
    staleTime: Number.POSITIVE_INFINITY,
    retry: retryPassing,
  });
}
