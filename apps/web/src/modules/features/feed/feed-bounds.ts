import type { Bbox } from '@waypost/map-engine';

let last: { readonly projectId: number; readonly bounds: Bbox | null } | null = null;

/** Notes the view that the list of a project was narrowed to; null when it was not. */
export function rememberFeedBounds(projectId: number, bounds: Bbox | null): void {
  last = { projectId, bounds };
}

/** The view of the list that a person came from. */
export function recallFeedBounds(projectId: number): Bbox | null {
  return last?.projectId === projectId ? last.bounds : null;
}
