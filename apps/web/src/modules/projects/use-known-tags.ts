import type { Project } from '@waypost/contract';
import { useMemo } from 'react';
import { useOrganizationTags } from '../tags/index.ts';

/** Words to describe a project by that the organization uses already: its tags, and what its projects carry. */
export function useKnownTags(organizationId: number, projects: readonly Project[]): readonly string[] {
  const tags = useOrganizationTags(organizationId).data;
  return useMemo(() => {
    const names = [
      ...(tags ?? []).filter((tag) => tag.object_type === 'project').map((tag) => tag.name),
      ...projects.flatMap((project) => project.project_tags),
    ];
    return [...new Set(names)].sort((a, b) => a.localeCompare(b));
  }, [tags, projects]);
}
