import { useQuery } from '@tanstack/react-query';
import {
  MAX_PROJECTS_ASKED,
  type MembersOfProject,
  type Project,
  projectEndpoints,
  templateEndpoints,
} from '@waypost/contract';
import { useMemo } from 'react';
import { queryKeys } from '../../../../../data/queries/query-keys.ts';
import { getHttp } from '../../../../../data/session/http.ts';
import { useProjects } from '../../../../projects/index.ts';

export interface FilterChoice {
  readonly id: number;
  readonly label: string;
}

/** Choices that depend on the projects; undefined while they load. */
export interface LoadedChoices {
  readonly choices: readonly FilterChoice[] | undefined;
  readonly isFailed: boolean;
}

/** The projects and those above them, whose templates they use too. */
function withAncestors(projects: readonly Project[], ids: readonly number[]): Set<number> {
  const byId = new Map(projects.map((project) => [project.project_id, project]));
  const all = new Set<number>();
  for (const id of ids) {
    for (let at: number | null = id; at !== null && !all.has(at); at = byId.get(at)?.parent_id ?? null)
      all.add(at);
  }
  return all;
}

/** The templates of the chosen projects. */
export function useTemplateChoices(organizationId: number, projectIds: readonly number[]): LoadedChoices {
  const projects = useProjects(organizationId).data;
  const query = useQuery({
    queryKey: queryKeys.organizationTemplates(organizationId),
    queryFn: ({ signal }) =>
      getHttp().call(templateEndpoints.listOrganizationTemplates, {
        params: { org_id: organizationId },
        signal,
      }),
    enabled: projectIds.length > 0,
  });
  const choices = useMemo(() => {
    if (projectIds.length === 0) return [];
    if (query.data === undefined || projects === undefined) return undefined;
    const ids = withAncestors(projects, projectIds);
    const isAmbiguous = projectIds.length > 1;
    return query.data
      .filter(({ project_id }) => ids.has(project_id))
      .map(({ id, name, project_name }) => ({ id, label: isAmbiguous ? `${name} (${project_name})` : name }));
  }, [query.data, projects, projectIds]);
  return { choices, isFailed: query.isError };
}

/** Who is in each of several projects; the server answers for some at a time. */
async function listMembers(projectIds: readonly number[], signal: AbortSignal): Promise<MembersOfProject[]> {
  const requests = Math.ceil(projectIds.length / MAX_PROJECTS_ASKED);
  const answers = await Promise.all(
    Array.from({ length: requests }, (_, index) => {
      const body = projectIds.slice(index * MAX_PROJECTS_ASKED, (index + 1) * MAX_PROJECTS_ASKED);
      return getHttp().call(projectEndpoints.listMembersByProjects, { body, signal });
    }),
  );
  return answers.flat();
}

/** The people of the chosen projects. */
export function useMemberChoices(projectIds: readonly number[]): LoadedChoices {
  const query = useQuery({
    queryKey: queryKeys.membersOfProjects(projectIds),
    queryFn: ({ signal }) => listMembers(projectIds, signal),
    enabled: projectIds.length > 0,
  });
  const choices = useMemo(() => {
    if (projectIds.length === 0) return [];
    if (query.data === undefined) return undefined;
    const byId = new Map(
      query.data.flatMap(({ members }) =>
        members.map(({ member_id, display_name }) => [member_id, { id: member_id, label: display_name }]),
      ),
    );
    return [...byId.values()].toSorted((a, b) => a.label.localeCompare(b.label));
  }, [query.data, projectIds]);
  return { choices, isFailed: query.isError };
}

/** The chosen values that are still offered; all of them while the choices load. */
export function keepOffered(chosen: readonly number[], { choices }: LoadedChoices): readonly number[] {
  if (choices === undefined) return chosen;
  const offered = new Set(choices.map(({ id }) => id));
  const kept = chosen.filter((id) => offered.has(id));
  return kept.length === chosen.length ? chosen : kept;
}
