import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/**
 * Marks queries as stale, as `invalidateQueries` does. One whose first answer is still under way is asked again after
 * it: the query client would take that answer, which may be of before, for the new one.
 */
export async function invalidateAfterFirst(
  queryClient: QueryClient,
  filters: InvalidateQueryFilters,
): Promise<void> {
  const first = queryClient
    .getQueryCache()
    .findAll(filters)
    .filter(({ state }) => state.data === undefined && state.fetchStatus === 'fetching');
  const others = queryClient.invalidateQueries(filters);
  await Promise.allSettled(first.map((query) => query.promise));
  await Promise.all([
    others,
    ...first.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey, exact: true })),
  ]);
}
