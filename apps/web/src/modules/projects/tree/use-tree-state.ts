import { useSyncExternalStore } from 'react';
import { getStoredSelection, setStoredSelection } from '../../../data/session/stored-selections.ts';
import { PROJECT_SORTS, type ProjectSort } from './build-project-tree.ts';

interface TreeState {
  readonly sort: ProjectSort;
  /** Null until the person opens or closes one: by default every project at the top is open. */
  readonly openIds: ReadonlySet<number> | null;
}

const listeners = new Set<() => void>();
let current: TreeState | null = null;
let source: string | null = null;

/** Parses stored text; invalid values take their defaults. */
export function parseTreeState(text: string | null): TreeState {
  let stored: { sort?: unknown; open?: unknown } = {};
  try {
    stored = (JSON.parse(text ?? '{}') as typeof stored | null) ?? {};
  } catch {
    // Invalid JSON counts as none.
  }
  const sort = PROJECT_SORTS.find((choice) => choice === stored.sort) ?? 'last_activity';
  if (!Array.isArray(stored.open)) return { sort, openIds: null };
  return { sort, openIds: new Set(stored.open.filter((id) => typeof id === 'number')) };
}

function getState(): TreeState {
  const text = getStoredSelection('projects');
  // Sign-out clears the storage.
  if (current === null || text !== source) {
    source = text;
    current = parseTreeState(text);
  }
  return current;
}

function setState(state: TreeState): void {
  setStoredSelection(
    'projects',
    JSON.stringify({ sort: state.sort, open: state.openIds === null ? null : [...state.openIds] }),
  );
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The sort order and open projects of the tree; stored. */
export function useTreeState() {
  const state = useSyncExternalStore(subscribe, getState);
  return {
    ...state,
    setSort: (sort: ProjectSort) => setState({ ...getState(), sort }),
    setOpenIds: (openIds: ReadonlySet<number>) => setState({ ...getState(), openIds }),
  };
}
