import { useInfiniteQuery } from '@tanstack/react-query';
import { administrationEndpoints, type OrganizationOrder } from '@waypost/contract';
import { queryKeys } from '../../../data/queries/query-keys.ts';
import { getHttp } from '../../../data/session/http.ts';

/** Every organization with what it holds. @param part of a name; empty: of any. */
export function useAdministeredOrganizations(part: string, order: OrganizationOrder) {
  return useInfiniteQuery({
    queryKey: queryKeys.administeredOrganizations(part, order),
    queryFn: ({ pageParam, signal }) =>
      getHttp().call(administrationEndpoints.listAdministeredOrganizations, {
        query: {
          order,
          ...(part === '' ? {} : { q: part }),
          ...(pageParam === null ? {} : { after: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    // Typing asks for others: the last ones stay until those are there.
    placeholderData: (before) => before,
  });
}
