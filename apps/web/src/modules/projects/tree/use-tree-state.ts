import { useSyncExternalStore } from 'react';
import { getStoredSelection, setStoredSelection } from '../../../data/session/stored-selections.ts';
import { PROJECT_SORTS, type ProjectSort } from './build-project-tree.ts';

interface TreeState {
  readonly sort: ProjectSort;
  /** Null until the person opened or closed one: then every project at the top is open. */
  readonly openIds: ReadonlySet<number> | null;
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
  if (!Array.isArray(stored.open)) return { sort, openIds: null };
  return { sort, openIds: new Set(stored.open.filter((id) => typeof id === 'number')) };
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

/** How the tree of projects is sorted and what in it is open; remembered. */
export function useTreeState() {
  const state = useSyncExternalStore(subscribe, getState);
  return {
    ...state,
    setSort: (sort: ProjectSort) => setState({ ...getState(), sort }),
    setOpenIds: (openIds: ReadonlySet<number>) => setState({ ...getState(), openIds }),
  };
}
