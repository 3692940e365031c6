import { useMemo, useSyncExternalStore } from 'react';
import { getStoredSelection, setStoredSelection } from '../../../data/session/stored-selections.ts';

const STORED = 'layers';
const listeners = new Set<() => void>();

/** Parses the stored codes of groups that are closed; anything invalid counts as none. */
export function parseClosed(text: string | null): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((code) => typeof code === 'string') : []);
  } catch {
    return new Set();
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The groups of layers that this person has closed; all others are open. Sign-out forgets them. */
export function useClosedGroups(): ReadonlySet<string> {
  const text = useSyncExternalStore(subscribe, () => getStoredSelection(STORED));
  return useMemo(() => parseClosed(text), [text]);
}

/** Opens or closes groups, here and for the next visit. */
export function setClosed(codes: readonly string[], isClosed: boolean): void {
  const next = new Set(parseClosed(getStoredSelection(STORED)));
  for (const code of codes) {
    if (isClosed) next.add(code);
    else next.delete(code);
  }
  setStoredSelection(STORED, JSON.stringify([...next]));
  for (const listener of listeners) listener();
}
