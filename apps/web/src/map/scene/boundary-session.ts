import type { AreaGeometry, Feature } from '@waypost/contract';
import { createStore } from '../../data/create-store.ts';

/** Which boundaries this tab shows besides that of the open project. */
export interface BoundarySession {
  /** The outline of an unsaved form, in place of the project's boundary; `geometry` null while it has none. */
  readonly draft: { readonly geometry: AreaGeometry | null } | null;
  /** The boundary that was last zoomed to, of any project. */
  readonly visited: Feature | null;
  /** Other outlines of a form. */
  readonly outlines: readonly BoundaryOutline[];
}

export interface BoundaryOutline {
  readonly geometry: AreaGeometry;
  readonly color: string;
}

export const boundarySession = createStore<BoundarySession>({ draft: null, visited: null, outlines: [] });

/** Shows the outline of a form; null when the form closes. */
export function setBoundaryDraft(draft: BoundarySession['draft']): void {
  boundarySession.set({ draft });
}

/** Removes a boundary that no longer exists from the map. */
export function forgetVisitedBoundary(code: string): void {
  if (boundarySession.get().visited?.properties.code === code) boundarySession.set({ visited: null });
}

/** Keeps a boundary on the map after zooming to it. */
export function showVisitedBoundary(visited: Feature): void {
  boundarySession.set({ visited });
}

/** Shows other outlines of a form. */
export function setBoundaryOutlines(outlines: readonly BoundaryOutline[]): void {
  boundarySession.set({ outlines });
}
