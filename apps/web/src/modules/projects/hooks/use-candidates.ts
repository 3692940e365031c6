import { useQuery } from '@tanstack/react-query';
import { organizationEndpoints, projectEndpoints } from '@waypost/contract';
import { getHttp } from '../../../data/http.ts';
import { queryKeys } from '../../../data/query-keys.ts';
import { type Candidate, toCandidates, toRootCandidates } from '../first-members.ts';

/** Whom a new project may begin with: the people of its parent, or of all projects where it stands at the top. */
export function useCandidates(
  organizationId: number,
  parentId: number | null,
  isEnabled: boolean,
): readonly Candidate[] | undefined {
  const ofParent = useQuery({
    queryKey: queryKeys.projectMembers(parentId ?? 0),
    queryFn: ({ signal }) =>
      getHttp().call(projectEndpoints.listProjectMembers, {
        params: { org_id: organizationId, project_id: parentId ?? 0 },
        signal,
      }),
    enabled: isEnabled && parentId !== null,
    select: toCandidates,
  });
  const ofAll = useQuery({
    queryKey: queryKeys.organizationProjectMembers(organizationId),
    queryFn: ({ signal }) =>
      getHttp().call(organizationEndpoints.listOrganizationProjectMembers, {
        params: { org_id: organizationId },
        signal,
      }),
    enabled: isEnabled && parentId === null,
    select: toRootCandidates,
  });
  return parentId === null ? ofAll.data : ofParent.data;
}
