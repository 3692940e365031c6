import { queryOptions, useQuery } from '@tanstack/react-query';
import { type GivenOrganizationRole, type KeySetting, organizationEndpoints } from '@waypost/contract';
import { queryKeys } from '../../data/queries/query-keys.ts';
import { useFallbackInterval } from '../../data/realtime/realtime.ts';
import { getHttp } from '../../data/session/http.ts';

export const organizationsQuery = queryOptions({
  queryKey: queryKeys.organizations,
  queryFn: ({ signal }) => getHttp().call(organizationEndpoints.listOrganizations, { signal }),
});

export function useOrganizations() {
  return useQuery({ ...organizationsQuery, refetchInterval: useFallbackInterval() });
}

export function useOrganizationMembers(organizationId: number) {
  return useQuery({
    queryKey: queryKeys.organizationMembers(organizationId),
    queryFn: ({ signal }) =>
      getHttp().call(organizationEndpoints.listOrganizationMembers, {
        params: { org_id: organizationId },
        signal,
      }),
    refetchInterval: useFallbackInterval(),
  });
}

/** People with a role in the organization's readable projects. */
export function useOrganizationProjectMembers(organizationId: number) {
  return useQuery({
    queryKey: queryKeys.organizationProjectMembers(organizationId),
    queryFn: ({ signal }) =>
      getHttp().call(organizationEndpoints.listOrganizationProjectMembers, {
        params: { org_id: organizationId },
        signal,
      }),
    refetchInterval: useFallbackInterval(),
  });
}

export function createOrganization(organization_name: string) {
  return getHttp().call(organizationEndpoints.createOrganization, { body: { organization_name } });
}

export function updateOrganization(organizationId: number, organization_name: string) {
  return getHttp().call(organizationEndpoints.updateOrganization, {
    params: { org_id: organizationId },
    body: { organization_name },
  });
}

export function updateOrganizationAvatar(organizationId: number, file: File) {
  return getHttp().call(organizationEndpoints.updateOrganizationAvatar, {
    params: { org_id: organizationId },
    files: [file],
  });
}

export interface OrganizationMemberChange {
  readonly display_name: string;
  readonly role: GivenOrganizationRole;
  readonly key_settings: KeySetting[];
}

export function updateOrganizationMember(
  organizationId: number,
  memberId: number,
  body: OrganizationMemberChange,
) {
  return getHttp().call(organizationEndpoints.updateOrganizationMember, {
    params: { org_id: organizationId, member_id: memberId },
    body,
  });
}

export function removeOrganizationMember(organizationId: number, memberId: number) {
  return getHttp().call(organizationEndpoints.removeOrganizationMember, {
    params: { org_id: organizationId, member_id: memberId },
  });
}
