import { useQuery } from '@tanstack/react-query';
import { organizationEndpoints, projectEndpoints } from '@waypost/contract';
import { useMemo } from 'react';
import { queryKeys } from '../../../data/queries/query-keys.ts';
import { getHttp } from '../../../data/session/http.ts';
import { type Candidate, joinCandidates, toCandidates, toColleagues, toInherited } from './first-members.ts';
import { colleaguesQuery } from './use-colleagues.ts';

/**
 * Candidates for a new project: the people of its parent, who are in it anyway, and those of all projects and the
 * organization, if visible to the member.
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
  const colleagues = useQuery({
    ...colleaguesQuery(organizationId),
    enabled: canSeeAll,
    select: toColleagues,
  }).data;
  return useMemo(() => {
    const isWaiting =
      (parentId !== null && ofParent === undefined) ||
      (canSeeAll && (ofAll === undefined || colleagues === undefined));
    if (isWaiting) return undefined;
    return joinCandidates(parentId === null ? [] : (ofParent ?? []), ofAll ?? [], colleagues ?? []);
  }, [parentId, ofParent, canSeeAll, ofAll, colleagues]);
}
