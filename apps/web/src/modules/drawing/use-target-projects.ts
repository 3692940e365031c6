import type { Project } from '@waypost/contract';
import { useMemo } from 'react';
import { useStore } from '../../data/create-store.ts';
import { hasAccess } from '../../data/queries/access.ts';
import { mapWhereabouts } from '../../map/session/map-session.ts';
import { useCurrentOrganization } from '../organizations/index.ts';
import { useProjects } from '../projects/index.ts';

/** Projects of the organization in which the member may create features, and that of the page. */
export function useTargetProjects() {
  const { current } = useCurrentOrganization();
  const query = useProjects(current?.organization_id);
  const placeId = useStore(mapWhereabouts, (where) => where.place?.projectId ?? null);
  const projects = useMemo(
    () => (query.data ?? []).filter((one) => hasAccess(one.current_member.access_map, 'feature:create')),
    [query.data],
  );
  return { all: query.data ?? noProjects, projects, placeId, organizationId: current?.organization_id };
}

const noProjects: readonly Project[] = [];
