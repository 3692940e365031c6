import type { AreaGeometry } from '@waypost/contract';
import { createStore } from '../../data/create-store.ts';

/** A request to draw an outline on the map: made by a form, answered by the drawing tools. */
export interface OutlineRequest {
  /** The initial geometry; null to start empty. */
  readonly start: AreaGeometry | null;
  /** Begins with the tool for a rectangle instead of that for any area. */
  readonly isBox?: boolean;
  /** What the outline is for: the title of the tools. */
  readonly title: string;
  readonly onDone: (outline: AreaGeometry) => void;
  readonly onCancel: () => void;
}

/** The only request at a time. */
export const outlineRequest = createStore<{ readonly request: OutlineRequest | null }>({ request: null });

/** Requests an outline, replacing any earlier request. */
export function requestOutline(request: OutlineRequest): void {
  outlineRequest.get().request?.onCancel();
  outlineRequest.set({ request });
}

/** Withdraws a request, for example when its form closes; another's stays. */
export function withdrawOutline(request: OutlineRequest): void {
  if (outlineRequest.get().request === request) outlineRequest.set({ request: null });
}
