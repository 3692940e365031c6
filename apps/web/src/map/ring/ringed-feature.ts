import type { Bbox } from '@waypost/map-engine';
import { createStore } from '../../data/create-store.ts';
import { mapSession, type OpenPopup } from '../session/map-session.ts';

/** A saved feature that a list or a page is about, and where it is. */
export interface RingedFeature {
  readonly code: string;
  readonly bbox: Bbox;
  readonly color: string;
  /** Whether a photograph of 40 px stands on the map for it. */
  readonly hasPicture: boolean;
}

/** The features that the map points out; the hovered one takes precedence. */
export const ringedFeatures = createStore<{
  /** Of the row under the pointer, or with the focus. */
  readonly hovered: RingedFeature | null;
  /** Of the page. */
  readonly selected: RingedFeature | null;
}>({ hovered: null, selected: null });

/** Points out the feature of a row; null when the pointer has left the list. */
export function hoverFeature(hovered: RingedFeature | null): void {
  ringedFeatures.set({ hovered });
  mapSession.set({ hoveredCode: hovered?.code ?? null });
}

/** The feature of a popup that a row has opened. */
export function toRinged(popup: OpenPopup | null): RingedFeature | null {
  const shown = popup?.pile.find(({ code }) => code === popup.code);
  if (shown === undefined || popup?.bbox === undefined) return null;
  const { code, color, hasPicture } = shown;
  return { code, color, hasPicture, bbox: popup.bbox };
}

/** Ends the hover of a feature, unless another row is hovered by now. */
export function leaveFeature(code: string): void {
  if (mapSession.get().hoveredCode === code) hoverFeature(null);
}
