import type { Project } from '@waypost/contract';
import { useState } from 'react';
import { mapWhereabouts } from '../../../map/session/map-session.ts';
import { useProjects } from '../../projects/index.ts';

const NONE: readonly Project[] = [];

/** The projects that a new layer starts with: the one that was open last, or the only one there is. */
function toFirst(projects: readonly Project[], openId: number | null): number[] {
  const [only] = projects.length === 1 ? projects : [];
  const first = projects.find(({ project_id }) => project_id === openId) ?? only;
  return first === undefined ? [] : [first.project_id];
}

/** The projects of a new layer. */
export function useNewProjects(organizationId: number) {
  const { data: projects = NONE } = useProjects(organizationId);
  const [chosen, choose] = useState<readonly number[] | null>(null);
  // Beside the layers, the map keeps the project that was open.
  const [openId] = useState(() => mapWhereabouts.get().place?.projectId ?? null);
  return {
    projects,
    projectIds: chosen ?? toFirst(projects, openId),
    isChanged: chosen !== null,
    choose,
  };
}
