import { queryClient } from '../../data/queries/query-client.ts';

/** Queries that show projects or their contents, for a change of the tree. */
const TREE_KEYS = ['projects', 'project', 'project-trash', 'features', 'tile-state', 'organizations'];

/** Refetches what a deletion, a restoration or a move affects. */
export async function refreshProjects(): Promise<void> {
  await Promise.all(TREE_KEYS.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}
