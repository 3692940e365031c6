import type { AreaGeometry, Feature } from '@waypost/contract';
import { createStore } from '../../data/create-store.ts';

/** What this tab shows of boundaries beside that of the open project. */
export interface BoundarySession {
  /** The outline of a form that is not saved yet, in place of the project's own; `geometry` null while it has none. */
  readonly draft: { readonly geometry: AreaGeometry | null } | null;
  /** The boundary that was zoomed to last, of whatever project. */
  readonly visited: Feature | null;
}

export const boundarySession = createStore<BoundarySession>({ draft: null, visited: null });

/** Shows the outline of a form; null when the form is gone. */
export function setBoundaryDraft(draft: BoundarySession['draft']): void {
  boundarySession.set({ draft });
}

/** Takes a boundary off the map that is none any more. */
export function forgetVisitedBoundary(code: string): void {
  if (boundarySession.get().visited?.properties.code === code) boundarySession.set({ visited: null });
}

/** Keeps a boundary on the map after zooming to it. */
export function showVisitedBoundary(visited: Feature): void {
  boundarySession.set({ visited });
}
