import { useQuery } from '@tanstack/react-query';
import { organizationEndpoints, projectEndpoints } from '@waypost/contract';
import { useMemo } from 'react';
import { getHttp } from '../../../data/http.ts';
import { queryKeys } from '../../../data/query-keys.ts';
import { type Candidate, joinCandidates, toCandidates, toInherited } from '../first-members.ts';

/**
 * Whom a new project may begin with: the people of its parent, who are in it anyway, and those of all projects, where
 * the member may see them.
 */
export function useCandidates(
  organizationId: number,
  parentId: number | null,
  canSeeAll: boolean,
): readonly Candidate[] | undefined {
  const ofParent = useQuery({
    queryKey: queryKeys.projectMembers(parentId ?? 0),
    queryFn: ({ signal }) =>
      getHttp().call(projectEndpoints.listProjectMembers, {
        params: { org_id: organizationId, project_id: parentId ?? 0 },
        signal,
      }),
    enabled: parentId !== null,
    select: toInherited,
  }).data;
  const ofAll = useQuery({
    queryKey: queryKeys.organizationProjectMembers(organizationId),
    queryFn: ({ signal }) =>
      getHttp().call(organizationEndpoints.listOrganizationProjectMembers, {
        params: { org_id: organizationId },
        signal,
      }),
    enabled: canSeeAll,
    select: toCandidates,
  }).data;
  return useMemo(() => {
    const isWaiting = (parentId !== null && ofParent === undefined) || (canSeeAll && ofAll === undefined);
    return isWaiting ? undefined : joinCandidates(parentId === null ? [] : (ofParent ?? []), ofAll ?? []);
  }, [parentId, ofParent, canSeeAll, ofAll]);
}
