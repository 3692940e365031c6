import type { ListedProject, Project } from '@waypost/contract';

/**
 * Nests projects into the `children` of their parents, keeping their order. Projects without their parent in the list
 * are at the top.
 */
export function nestProjects(projects: readonly Project[]): ListedProject[] {
  const nodes = new Map(
    projects.map((project) => [project.project_id, { ...project, children: [] as ListedProject[] }]),
  );
  const top: ListedProject[] = [];
  for (const node of nodes.values()) {
    const parent = node.parent_id === null ? undefined : nodes.get(node.parent_id);
    (parent?.children ?? top).push(node);
  }
  return top;
}
