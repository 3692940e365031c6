import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SEARCH_MIN_LENGTH, searchEndpoints } from '@waypost/contract';
import { queryKeys } from '../../data/queries/query-keys.ts';
import { getHttp } from '../../data/session/http.ts';
import { useSettled } from '../../ui/people/use-settled.ts';

const DEBOUNCE_MS = 300;

/** Search results for a text, with debounced requests; the previous answer stays until the next is loaded. */
export function useSearch(text: string) {
  const wanted = text.trim().slice(0, 200);
  const settled = useSettled(wanted, DEBOUNCE_MS);
  const isEnough = settled.length >= SEARCH_MIN_LENGTH && wanted.length >= SEARCH_MIN_LENGTH;
  const query = useQuery({
    queryKey: queryKeys.search(settled),
    queryFn: ({ signal }) => getHttp().call(searchEndpoints.search, { query: { q: settled }, signal }),
    enabled: isEnough,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  const isWaiting = wanted.length >= SEARCH_MIN_LENGTH && (wanted !== settled || query.isFetching);
  return {
    suggestions: isEnough ? query.data?.suggestions : undefined,
    error: isEnough && !isWaiting ? query.error : null,
    isWaiting,
    retry: () => void query.refetch(),
  };
}
