import { resourceEndpoints } from '@waypost/contract';
import { queryClient } from '../../data/queries/query-client.ts';
import { queryKeys } from '../../data/queries/query-keys.ts';
import { getHttp } from '../../data/session/http.ts';

const SIZE = 'thumbnail';

/**
 * The thumbnail of a feature's photograph for its marker: requested with the access token, and shared between markers.
 */
export function loadPicture({ code, uuid }: { code: string; uuid: string }): Promise<Blob> {
  return queryClient.fetchQuery({
    queryKey: queryKeys.picture(code, uuid, SIZE),
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
    retry: false,
  });
}
