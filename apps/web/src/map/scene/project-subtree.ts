/** The part of a project that determines its place in the tree. */
interface ProjectNode {
  readonly project_id: number;
  readonly parent_id: number | null;
}

/** Ids of a project and its descendants, the project first; only itself while the list is unknown. */
export function listSubtreeIds(projects: readonly ProjectNode[], rootId: number): number[] {
  const children = new Map<number, number[]>();
  for (const { project_id: id, parent_id: parentId } of projects) {
    if (parentId === null) continue;
    const siblings = children.get(parentId) ?? [];
    siblings.push(id);
    children.set(parentId, siblings);
  }
  const found = new Set([rootId]);
  // A set may grow during iteration; present items are not added again, so a cycle ends.
  for (const id of found) for (const child of children.get(id) ?? []) found.add(child);
  return [...found];
}
