import type { Bbox } from '@waypost/map-engine';

let last: { readonly projectId: number; readonly bounds: Bbox | null } | null = null;

/** Stores the bounds that narrowed the list of a project; null without any. */
export function rememberFeedBounds(projectId: number, bounds: Bbox | null): void {
  last = { projectId, bounds };
}

/** The bounds of the list from which a person came. */
export function recallFeedBounds(projectId: number): Bbox | null {
  return last?.projectId === projectId ? last.bounds : null;
}
