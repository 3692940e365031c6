import { useInfiniteQuery } from '@tanstack/react-query';
import { type AuditFilter, auditEndpoints } from '@waypost/contract';
import { queryKeys } from '../../data/queries/query-keys.ts';
import { getHttp } from '../../data/session/http.ts';

/** Which entries of an organization's log, or of the whole one. */
export type AuditQuery = AuditFilter & { readonly organization_id?: number };

/** The audit log of an organization, or of the whole installation. */
export function useAudit(org_id: number | null, filter: AuditQuery) {
  return useInfiniteQuery({
    queryKey: queryKeys.audit(org_id, filter),
    queryFn: ({ pageParam, signal }) => {
      const query = { ...filter, ...(pageParam === null ? {} : { before: pageParam }) };
      return org_id === null
        ? getHttp().call(auditEndpoints.listAudit, { query, signal })
        : getHttp().call(auditEndpoints.listOrganizationAudit, { params: { org_id }, query, signal });
    },
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
    // Typing a name asks for other entries: the last ones stay until those are there.
    placeholderData: (before) => before,
  });
}

/** The entries of a filter as the text of a CSV file. @throws ApiError. */
export async function downloadAudit(org_id: number | null, query: AuditQuery): Promise<string> {
  const response = await (org_id === null
    ? getHttp().fetch(auditEndpoints.downloadAudit, { query })
    : getHttp().fetch(auditEndpoints.downloadOrganizationAudit, { params: { org_id }, query }));
  // Decoded as text it would lose its byte order mark.
  return `\ufeff${await response.text()}`;
}
