import type { Project } from '@waypost/contract';

export const PROJECT_SORTS = ['name_asc', 'name_desc', 'created_at', 'last_activity'] as const;
export type ProjectSort = (typeof PROJECT_SORTS)[number];

export interface ProjectNode {
  readonly project: Project;
  readonly children: readonly ProjectNode[];
}

/** One visible row of the tree. `position` and `setSize` count its siblings from 1. */
export interface ProjectRow {
  readonly project: Project;
  readonly level: number;
  readonly hasChildren: boolean;
  readonly isOpen: boolean;
  readonly position: number;
  readonly setSize: number;
}

function toComparison(sort: ProjectSort, locale: string): (a: Project, b: Project) => number {
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const byName = (a: Project, b: Project) =>
    collator.compare(a.project_name, b.project_name) || a.project_id - b.project_id;
  switch (sort) {
    case 'name_asc':
      return byName;
    case 'name_desc':
      return (a, b) => -byName(a, b);
    case 'created_at':
      return (a, b) => Date.parse(b.created_at) - Date.parse(a.created_at) || byName(a, b);
    case 'last_activity':
      return (a, b) => Date.parse(b.last_activity) - Date.parse(a.last_activity) || byName(a, b);
  }
}

/**
 * Builds the tree of a flat list, sorted at every level. A project whose parent is not in the list (because it is not
 * readable) is at the top.
 */
export function buildProjectTree(
  projects: readonly Project[],
  sort: ProjectSort,
  locale: string,
): ProjectNode[] {
  const known = new Set(projects.map((project) => project.project_id));
  const byParent = new Map<number | null, Project[]>();
  for (const project of projects) {
    const isNested = project.parent_id !== null && known.has(project.parent_id);
    const parent = isNested ? project.parent_id : null;
    const siblings = byParent.get(parent);
    if (siblings === undefined) byParent.set(parent, [project]);
    else siblings.push(project);
  }
  const compare = toComparison(sort, locale);
  const toNodes = (parent: number | null): ProjectNode[] =>
    (byParent.get(parent) ?? [])
      .sort(compare)
      .map((project) => ({ project, children: toNodes(project.project_id) }));
  return toNodes(null);
}

/** The visible rows: children only below open projects. */
export function toVisibleRows(
  nodes: readonly ProjectNode[],
  openIds: ReadonlySet<number>,
  level = 1,
): ProjectRow[] {
  return nodes.flatMap(({ project, children }, index) => {
    const hasChildren = children.length > 0;
    const isOpen = hasChildren && openIds.has(project.project_id);
    const row = { project, level, hasChildren, isOpen, position: index + 1, setSize: nodes.length };
    return [row, ...(isOpen ? toVisibleRows(children, openIds, level + 1) : [])];
  });
}

/** The ancestors of a project, outermost first; ends where a parent is not in the list. */
export function listAncestors(projects: readonly Project[], projectId: number): Project[] {
  const byId = new Map(projects.map((project) => [project.project_id, project]));
  const chain: Project[] = [];
  let parent = byId.get(projectId)?.parent_id ?? null;
  while (parent !== null) {
    const project = byId.get(parent);
    if (project === undefined || chain.includes(project)) break;
    chain.unshift(project);
    parent = project.parent_id;
  }
  return chain;
}

/** The ids of a project and its descendants. */
export function listWithDescendants(projects: readonly Project[], projectId: number): number[] {
  const ids = [projectId];
  const seen = new Set(ids);
  for (const id of ids) {
    for (const project of projects) {
      if (project.parent_id !== id || seen.has(project.project_id)) continue;
      seen.add(project.project_id);
      ids.push(project.project_id);
    }
  }
  return ids;
}
