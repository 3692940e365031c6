import type { Project } from '@waypost/contract';
import { useMemo } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { hasAccess } from '../../../data/queries/access.ts';
import { mapWhereabouts } from '../../../map/session/map-session.ts';
import { useCurrentOrganization } from '../../organizations/index.ts';
import { useProjects } from '../../projects/index.ts';
import { importStore } from '../items/import-store.ts';

/**
 * The projects of the organization in which the member may create features, and the target of the upload. `firstOf` is
 * the organization if it has no project yet and the member may make one.
 */
export function useTargetProject() {
  const { current } = useCurrentOrganization();
  const query = useProjects(current?.organization_id);
  const chosenId = useStore(importStore, (state) => state.projectId);
  const placeId = useStore(mapWhereabouts, (where) => where.place?.projectId ?? null);
  const projects = useMemo(
    () =>
      (query.data ?? []).filter((project) => hasAccess(project.current_member.access_map, 'feature:create')),
    [query.data],
  );
  const find = (id: number | null): Project | undefined =>
    projects.find((project) => project.project_id === id);
  const canBegin = hasAccess(current?.current_member.access_map, 'project:create');
  const firstOf = query.data?.length === 0 && canBegin ? (current?.organization_id ?? null) : null;
  const chosen = find(chosenId);
  const origin = find(placeId);
  return { projects, isLoading: query.isPending, chosen, origin, target: chosen ?? origin, firstOf };
}
