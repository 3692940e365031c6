import type { Project } from '@waypost/contract';
import { hasAccess } from '../../../data/queries/access.ts';
import { listAncestors } from '../tree/build-project-tree.ts';
import type { ParentChoice } from '../tree/list-parents.ts';

/** Projects that may move below a new one: those one may change, except its parent and its ancestors. */
export function listGroupable(projects: readonly Project[], parentId: number | null): ParentChoice[] {
  const above = new Set(
    parentId === null ? [] : [parentId, ...listAncestors(projects, parentId).map((one) => one.project_id)],
  );
  return projects
    .filter((one) => !above.has(one.project_id) && hasAccess(one.current_member.access_map, 'project:update'))
    .map((one) => ({
      value: String(one.project_id),
      label: [...listAncestors(projects, one.project_id), one].map((step) => step.project_name).join(' / '),
    }));
}
