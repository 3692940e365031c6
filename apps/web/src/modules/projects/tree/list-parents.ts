import type { Project } from '@waypost/contract';
import { hasAccess } from '../../../data/queries/access.ts';
import { listAncestors, listWithDescendants } from './build-project-tree.ts';

/** The option for no parent: the top of the organization. */
export const NO_PARENT = 'none';

export interface ParentChoice {
  readonly value: string;
  readonly label: string;
}

/**
 * The possible parents of a project: every project in which one may create, except its descendants. Always includes the
 * current parent. Names include the ancestors.
 */
export function listParents(
  projects: readonly Project[],
  project: Project | undefined,
  top: { readonly label: string; readonly isAllowed: boolean },
): ParentChoice[] {
  const below = new Set(project === undefined ? [] : listWithDescendants(projects, project.project_id));
  const current = project?.parent_id ?? null;
  const mayHold = projects.filter(
    (one) =>
      !below.has(one.project_id) &&
      (one.project_id === current || hasAccess(one.current_member.access_map, 'project:create')),
  );
  const toLabel = (one: Project) =>
    [...listAncestors(projects, one.project_id), one].map((step) => step.project_name).join(' / ');
  const named = mayHold.map((one) => ({ value: String(one.project_id), label: toLabel(one) }));
  const isTop = project !== undefined && current === null;
  return top.isAllowed || isTop ? [{ value: NO_PARENT, label: top.label }, ...named] : named;
}
