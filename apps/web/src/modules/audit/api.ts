import { useInfiniteQuery } from '@tanstack/react-query';
import { auditEndpoints } from '@waypost/contract';
import { queryKeys } from '../../data/queries/query-keys.ts';
import { getHttp } from '../../data/session/http.ts';

/** The audit log of an organization, or of the whole installation; `about` is the part of an action before its dot. */
export function useAudit(org_id: number | null, about: string | null) {
  return useInfiniteQuery({
    queryKey: queryKeys.audit(org_id, about),
    queryFn: ({ pageParam, signal }) => {
      const query = {
        ...(about === null ? {} : { about }),
        ...(pageParam === null ? {} : { before: pageParam }),
      };
      return org_id === null
        ? getHttp().call(auditEndpoints.listAudit, { query, signal })
        : getHttp().call(auditEndpoints.listOrganizationAudit, { params: { org_id }, query, signal });
    },
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
  });
}
