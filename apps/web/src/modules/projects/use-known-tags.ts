import type { Project } from '@waypost/contract';
import { useMemo } from 'react';
import { useOrganizationTags } from '../tags/index.ts';

/** Suggested words for a project: the organization's tags, and words of its projects. */
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
