import { useQuery } from '@tanstack/react-query';
import { featureEndpoints } from '@waypost/contract';
import { getHttp } from '../data/http.ts';
import { queryKeys } from '../data/query-keys.ts';
import { useFallbackInterval } from '../data/realtime.ts';

/** One feature, whole: what its popup and its page show. */
export function useFeature(code: string) {
  return useQuery({
    queryKey: queryKeys.feature(code),
    queryFn: ({ signal }) => getHttp().call(featureEndpoints.getFeature, { params: { code }, signal }),
    refetchInterval: useFallbackInterval(),
  });
}
