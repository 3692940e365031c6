import { queryClient } from '../../data/queries/query-client.ts';

/** After a change of the tree: everything that shows projects, or what is in them. */
const TREE_KEYS = ['projects', 'project', 'project-trash', 'features', 'tile-state', 'organizations'];

/** Asks anew for what a deletion, a restoration or a move changed. */
export async function refreshProjects(): Promise<void> {
  await Promise.all(TREE_KEYS.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}
