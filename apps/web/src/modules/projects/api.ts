import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import {
  type ComponentName,
  featureEndpoints,
  type ProjectCreateInput,
  type ProjectGroupCreateInput,
  type ProjectRole,
  type ProjectUpdate,
  projectEndpoints,
} from '@waypost/contract';
import { queryKeys } from '../../data/queries/query-keys.ts';
import { useFallbackInterval } from '../../data/realtime/realtime.ts';
import { getHttp } from '../../data/session/http.ts';

export const projectsQuery = (organizationId: number) =>
  queryOptions({
    queryKey: queryKeys.projects(organizationId),
    queryFn: ({ signal }) =>
      getHttp().call(projectEndpoints.listProjects, { params: { org_id: organizationId }, signal }),
  });

/** The readable projects of an organization, as a flat list. */
export function useProjects(organizationId: number | undefined) {
  const interval = useFallbackInterval();
  return useQuery({
    ...projectsQuery(organizationId ?? 0),
    enabled: organizationId !== undefined,
    refetchInterval: interval,
  });
}

export const projectQuery = (organizationId: number, projectId: number) =>
  queryOptions({
    queryKey: queryKeys.project(projectId),
    queryFn: ({ signal }) =>
      getHttp().call(projectEndpoints.getProject, {
        params: { org_id: organizationId, project_id: projectId },
        signal,
      }),
  });

/** One project; its errors say why it cannot be read. */
export function useProject(organizationId: number, projectId: number) {
  return useQuery({ ...projectQuery(organizationId, projectId), refetchInterval: useFallbackInterval() });
}

export function useProjectMembers(organizationId: number, projectId: number) {
  return useQuery({
    queryKey: queryKeys.projectMembers(projectId),
    queryFn: ({ signal }) =>
      getHttp().call(projectEndpoints.listProjectMembers, {
        params: { org_id: organizationId, project_id: projectId },
        signal,
      }),
    refetchInterval: useFallbackInterval(),
  });
}

/** The areas of a project that could be its boundary; if there are many, those whose name matches. */
export function useBoundaryCandidates(projectId: number, text: string) {
  return useQuery({
    queryKey: queryKeys.boundaryCandidates(projectId, text),
    queryFn: ({ signal }) =>
      getHttp().call(projectEndpoints.listBoundaryCandidates, {
        params: { project_id: projectId },
        query: text === '' ? {} : { text },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Makes an area the boundary of its project, or an ordinary feature again. */
export function pairFeature(code: string, is_boundary: boolean) {
  return getHttp().call(featureEndpoints.pairFeature, { params: { code }, body: { is_boundary } });
}

export function createProject(organizationId: number, body: ProjectCreateInput) {
  return getHttp().call(projectEndpoints.createProject, { params: { org_id: organizationId }, body });
}

/** Creates a project and moves others below it. */
export function createProjectGroup(body: ProjectGroupCreateInput) {
  return getHttp().call(projectEndpoints.createProjectGroup, { body });
}

export function updateProject(organizationId: number, projectId: number, body: ProjectUpdate) {
  return getHttp().call(projectEndpoints.updateProject, {
    params: { org_id: organizationId, project_id: projectId },
    body,
  });
}

export function deleteProject(organizationId: number, projectId: number) {
  return getHttp().call(projectEndpoints.deleteProject, {
    params: { org_id: organizationId, project_id: projectId },
  });
}

export function restoreProject(deletion_id: string) {
  return getHttp().call(projectEndpoints.restoreProject, { params: { deletion_id } });
}

/** The deleted projects of an organization that the member may restore. */
export function useDeletedProjects(organizationId: number) {
  return useQuery({
    queryKey: queryKeys.projectTrash(organizationId),
    queryFn: ({ signal }) =>
      getHttp().call(projectEndpoints.listDeletedProjects, { query: { org_id: organizationId }, signal }),
    refetchInterval: useFallbackInterval(),
  });
}

/** Shows or hides a part of the product in a project. */
export function setComponent(
  organizationId: number,
  projectId: number,
  name: ComponentName,
  isShown: boolean,
) {
  const endpoint = isShown ? projectEndpoints.addComponent : projectEndpoints.removeComponent;
  return getHttp().call(endpoint, { params: { org_id: organizationId, project_id: projectId, name } });
}

/** The path parameters of one member of one project. */
export interface MembershipPath {
  readonly org_id: number;
  readonly project_id: number;
  readonly member_id: number;
}

export interface MembershipChange {
  readonly role_name?: ProjectRole;
  readonly manage_members?: boolean;
}

export function updateProjectMember(path: MembershipPath, change: MembershipChange) {
  return getHttp().call(projectEndpoints.updateProjectMember, { params: { ...path }, body: { ...change } });
}

/** Adds a member of the organization, or invites someone else: the response tells which. */
export function addProjectMember(
  path: Omit<MembershipPath, 'member_id'>,
  body: { readonly email: string } & Required<MembershipChange>,
) {
  return getHttp().call(projectEndpoints.addProjectMember, { params: { ...path }, body });
}

export function removeProjectMember(path: MembershipPath) {
  return getHttp().call(projectEndpoints.removeProjectMember, { params: { ...path } });
}
