import type { AreaGeometry } from '@waypost/contract';
import { createStore } from '../../data/create-store.ts';

/** Somebody’s wish for an outline drawn on the map: a form asks, the drawing tools answer. */
export interface OutlineRequest {
  /** What there is to begin with; null for an empty map. */
  readonly start: AreaGeometry | null;
  /** What the outline is for, as the title of the tools. */
  readonly title: string;
  readonly onDone: (outline: AreaGeometry) => void;
  readonly onCancel: () => void;
}

/** The one wish there is at a time. */
export const outlineRequest = createStore<{ readonly request: OutlineRequest | null }>({ request: null });

/** Asks for an outline, in place of whoever asked before. */
export function requestOutline(request: OutlineRequest): void {
  outlineRequest.get().request?.onCancel();
  outlineRequest.set({ request });
}

/** Takes a wish back, as when its form is gone; another's stays. */
export function withdrawOutline(request: OutlineRequest): void {
  if (outlineRequest.get().request === request) outlineRequest.set({ request: null });
}
