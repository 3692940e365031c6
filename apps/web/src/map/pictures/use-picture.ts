import { useQuery } from '@tanstack/react-query';
import { type PictureSize, resourceEndpoints } from '@waypost/contract';
import { useEffect, useState } from 'react';
import { queryKeys } from '../../data/queries/query-keys.ts';
import { getHttp } from '../../data/session/http.ts';

/** A photograph of a feature: the feature’s code and the file. */
export interface PictureOf {
  readonly code: string;
  readonly uuid: string;
}

/**
 * A blob URL of a photograph in a size, for an `img`: the request needs the access token, which a URL must not contain.
 * Null while loading.
 */
export function usePicture({ code, uuid }: PictureOf, size: PictureSize) {
  const query = useQuery({
    queryKey: queryKeys.picture(code, uuid, size),
    queryFn: async ({ signal }) => {
      const bytes = await getHttp().call(resourceEndpoints.getResource, {
        params: { code, uuid },
        query: { size },
        signal,
      });
      return new Blob([bytes], { type: 'image/webp' });
    },
    // The bytes of a file never change.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [url, setUrl] = useState<string | null>(null);
  const blob = query.data;
  useEffect(() => {
    if (blob === undefined) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return { url, isFailed: query.isError };
}
