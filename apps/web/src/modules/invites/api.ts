import { useQuery } from '@tanstack/react-query';
import {
  type GivenOrganizationRole,
  inviteEndpoints,
  type OrganizationInvite,
  type ProjectInvite,
  type ProjectRole,
  sessionEndpoints,
} from '@waypost/contract';
import { queryKeys } from '../../data/queries/query-keys.ts';
import { useConnectionState } from '../../data/realtime/realtime.ts';
import { getHttp } from '../../data/session/http.ts';
import { POLL_MS, toPollInterval } from './poll-interval.ts';

/** The common part of both lists of invites. */
export type ListedInvite = Pick<
  ProjectInvite & OrganizationInvite,
  | 'uuid'
  | 'fullname'
  | 'email'
  | 'email_status'
  | 'is_accepted'
  | 'expires_at'
  | 'inviter_name'
  | 'created_at'
> & {
  readonly phone?: string | null;
  readonly role_name?: ProjectRole;
  readonly role?: GivenOrganizationRole;
};

const usePolling = () => toPollInterval(useConnectionState());

export function useProjectInvites(org_id: number, project_id: number) {
  return useQuery({
    queryKey: queryKeys.projectInvites(project_id),
    queryFn: ({ signal }) =>
      getHttp().call(inviteEndpoints.listProjectInvites, { params: { org_id, project_id }, signal }),
    refetchInterval: usePolling(),
  });
}

export function useOrganizationInvites(org_id: number) {
  return useQuery({
    queryKey: queryKeys.organizationInvites(org_id),
    queryFn: ({ signal }) =>
      getHttp().call(inviteEndpoints.listOrganizationInvites, { params: { org_id }, signal }),
    refetchInterval: usePolling(),
  });
}

export function useOutbox(org_id: number) {
  return useQuery({
    queryKey: queryKeys.outbox(org_id),
    queryFn: ({ signal }) => getHttp().call(inviteEndpoints.getOutbox, { params: { org_id }, signal }),
    refetchInterval: usePolling(),
  });
}

export function usePlatformOutbox() {
  return useQuery({
    queryKey: queryKeys.platformOutbox,
    queryFn: ({ signal }) => getHttp().call(inviteEndpoints.getPlatformOutbox, { signal }),
  });
}

export function useReceivedInvites() {
  return useQuery({
    queryKey: queryKeys.receivedInvites,
    queryFn: ({ signal }) => getHttp().call(inviteEndpoints.listReceivedInvites, { signal }),
    // Also while the socket is up: no event announces an invite that was not mailed or was withdrawn.
    refetchInterval: POLL_MS,
  });
}

/** What a link leads to; refetched whenever the page is opened, since a link is valid once. */
export function useInvitation(code: string) {
  return useQuery({
    queryKey: queryKeys.invitation(code),
    queryFn: ({ signal }) => getHttp().call(inviteEndpoints.getInvitation, { params: { code }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export interface ProjectInviteForm {
  readonly name: string;
  /** Empty if the invite goes to a phone. */
  readonly email: string;
  readonly phone: string;
  readonly role_name: ProjectRole;
  readonly include_in_org: boolean;
  readonly app_only: boolean;
  readonly auto_accept: boolean;
}

export function inviteToProject(project_id: number, form: ProjectInviteForm) {
  return getHttp().call(inviteEndpoints.createProjectInvite, { body: { project_id, ...form } });
}

export interface OrganizationInviteForm {
  readonly fullname: string;
  readonly email: string;
  readonly role: GivenOrganizationRole;
}

export function inviteToOrganization(org_id: number, form: OrganizationInviteForm) {
  return getHttp().call(inviteEndpoints.createOrganizationInvite, { params: { org_id }, body: { ...form } });
}

export function resendInvite(uuid: string) {
  return getHttp().call(inviteEndpoints.resendInvite, { params: { uuid } });
}

export function removeInvite(uuid: string) {
  return getHttp().call(inviteEndpoints.removeInvite, { params: { uuid } });
}

/** By the code of a link, or the uuid of a received invite. */
export function acceptInvite(key: string) {
  return getHttp().call(inviteEndpoints.acceptInvite, { params: { uuid: key } });
}

/** Accepts as someone with an identity and no member yet; without a name of their own, under that of the invite. */
export function joinAsNewcomer(firebase_token: string, invite_code: string, name: string | null) {
  return getHttp().call(sessionEndpoints.createTokenOfInvite, {
    body: { firebase_token, invite_code, ...(name !== null && { display_name: name }) },
  });
}
