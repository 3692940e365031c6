import { useSyncExternalStore } from 'react';
import { getStoredSelection, setStoredSelection } from '../../../data/stored-selections.ts';
import { PROJECT_SORTS, type ProjectSort } from '../project-tree.ts';

interface TreeState {
  readonly sort: ProjectSort;
  readonly openIds: ReadonlySet<number>;
}

const listeners = new Set<() => void>();
let current: TreeState | null = null;
let source: string | null = null;

/** Reads remembered text; what is wrong in it takes its default. */
export function parseTreeState(text: string | null): TreeState {
  let stored: { sort?: unknown; open?: unknown } = {};
  try {
    stored = (JSON.parse(text ?? '{}') as typeof stored | null) ?? {};
  } catch {
    // Broken text counts as none.
  }
  const sort = PROJECT_SORTS.find((choice) => choice === stored.sort) ?? 'last_activity';
  const open = Array.isArray(stored.open) ? stored.open.filter((id) => typeof id === 'number') : [];
  return { sort, openIds: new Set(open) };
}

function getState(): TreeState {
  const text = getStoredSelection('projects');
  // Sign-out empties the storage below us.
  if (current === null || text !== source) {
    source = text;
    current = parseTreeState(text);
  }
  return current;
}

function setState(state: TreeState): void {
  setStoredSelection('projects', JSON.stringify({ sort: state.sort, open: [...state.openIds] }));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How the tree of projects is sorted and what in it is open; remembered. */
export function useTreeState() {
  const state = useSyncExternalStore(subscribe, getState);
  return {
    ...state,
    setSort: (sort: ProjectSort) => setState({ ...getState(), sort }),
    setOpen: (ids: readonly number[], isOpen: boolean) => {
      const openIds = new Set(getState().openIds);
      for (const id of ids) {
        if (isOpen) openIds.add(id);
        else openIds.delete(id);
      }
      setState({ ...getState(), openIds });
    },
  };
}
