/** The part of a project that its place in the tree is told from. */
interface ProjectNode {
  readonly project_id: number;
  readonly parent_id: number | null;
}

/** Ids of a project and of all below it, the project first; only itself while the list is not known. */
export function listSubtreeIds(projects: readonly ProjectNode[], rootId: number): number[] {
  const children = new Map<number, number[]>();
  for (const { project_id: id, parent_id: parentId } of projects) {
    if (parentId === null) continue;
    const siblings = children.get(parentId) ?? [];
    siblings.push(id);
    children.set(parentId, siblings);
  }
  const found = new Set([rootId]);
  // A set may grow while it is walked; what is in it already is not added again, so a cycle ends.
  for (const id of found) for (const child of children.get(id) ?? []) found.add(child);
  return [...found];
}
