import { useQuery } from '@tanstack/react-query';
import { featureEndpoints } from '@waypost/contract';
import { queryKeys } from '../../data/queries/query-keys.ts';
import { useFallbackInterval } from '../../data/realtime/realtime.ts';
import { getHttp } from '../../data/session/http.ts';

/** One feature with all its properties, for its popup and its page. */
export function useFeature(code: string) {
  return useQuery({
    queryKey: queryKeys.feature(code),
    queryFn: ({ signal }) => getHttp().call(featureEndpoints.getFeature, { params: { code }, signal }),
    refetchInterval: useFallbackInterval(),
  });
}
