import { queryOptions, useQuery } from '@tanstack/react-query';
import { ENDPOINTS } from '@waypost/contract';
import { getHttp } from '../../data/http.ts';
import { queryKeys } from '../../data/query-keys.ts';
import { useFallbackInterval } from '../../data/realtime.ts';

export const organizationsQuery = queryOptions({
  queryKey: queryKeys.organizations,
  queryFn: ({ signal }) => getHttp().call(ENDPOINTS.organizations.listOrganizations, { signal }),
});

export function useOrganizations() {
  return useQuery({ ...organizationsQuery, refetchInterval: useFallbackInterval() });
}

export function useOrganizationMembers(organizationId: number) {
  return useQuery({
    queryKey: queryKeys.organizationMembers(organizationId),
    queryFn: ({ signal }) =>
      getHttp().call(ENDPOINTS.organizations.listOrganizationMembers, {
        params: { org_id: organizationId },
        signal,
      }),
    refetchInterval: useFallbackInterval(),
  });
}

export function createOrganization(organization_name: string) {
  return getHttp().call(ENDPOINTS.organizations.createOrganization, { body: { organization_name } });
}
