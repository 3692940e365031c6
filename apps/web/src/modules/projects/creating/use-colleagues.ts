import { queryOptions, useQuery } from '@tanstack/react-query';
import { type OrganizationMember, organizationEndpoints } from '@waypost/contract';
import { queryKeys } from '../../../data/queries/query-keys.ts';
import { getHttp } from '../../../data/session/http.ts';

/** The people of an organization. */
export const colleaguesQuery = (organizationId: number) =>
  queryOptions({
    queryKey: queryKeys.organizationMembers(organizationId),
    queryFn: ({ signal }) =>
      getHttp().call(organizationEndpoints.listOrganizationMembers, {
        params: { org_id: organizationId },
        signal,
      }),
  });

/** The people of an organization, if visible to the member; otherwise empty. */
export function useColleagues(organizationId: number, canSee: boolean): readonly OrganizationMember[] {
  return useQuery({ ...colleaguesQuery(organizationId), enabled: canSee }).data ?? [];
}
