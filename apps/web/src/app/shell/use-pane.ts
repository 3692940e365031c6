import { useEffect, useState } from 'react';
import { useWindowWidth } from '../../ui/use-media.ts';

export const PANE_DEFAULT_PX = 330;
export const PANE_MIN_PX = 10;
/** What the panel (340 px), the map (220 px) and the line between keep when the pane is drawn out. */
const PANE_REST_PX = 561;
/** Below this width the pane would leave the tools to draw with on all of the map. */
const PANE_AND_TOOLS_PX = 1240;
const STORAGE_KEY = 'waypost.pane';

/** Where the left pane stands; `narrowWidth` is a share of the window. */
export interface Pane {
  readonly isOpen: boolean;
  /** There is no room for it beside the rest: it is closed unless the person opens it all the same. */
  readonly givesRoom: boolean;
  readonly widthPx: number;
  setOpen(isOpen: boolean): void;
  setWidth(widthPx: number): void;
}

/** A width within the limits of the window. */
export function clampPaneWidth(widthPx: number, windowPx: number): number {
  const max = Math.max(PANE_MIN_PX, windowPx - PANE_REST_PX);
  return Math.round(Math.min(Math.max(widthPx, PANE_MIN_PX), max));
}

/** Reads what was remembered; what is wrong in it takes its default. */
export function parsePane(text: string | null): { isOpen: boolean; widthPx: number } {
  let stored: { isOpen?: unknown; widthPx?: unknown } = {};
  try {
    stored = (JSON.parse(text ?? '{}') as typeof stored | null) ?? {};
  } catch {
    // Broken text counts as none.
  }
  const widthPx =
    typeof stored.widthPx === 'number' && Number.isFinite(stored.widthPx) ? stored.widthPx : PANE_DEFAULT_PX;
  return { isOpen: stored.isOpen !== false, widthPx: Math.max(widthPx, PANE_MIN_PX) };
}

/**
 * The left pane's state: remembered on wide screens, closed at first on narrow ones. Between the two it makes room
 * while somebody draws, and comes back afterwards.
 */
export function usePane(isNarrow: boolean, isDrawing: boolean): Pane {
  const [stored, setStored] = useState(() => parsePane(localStorage.getItem(STORAGE_KEY)));
  const windowPx = useWindowWidth();
  const givesRoom = isNarrow || (isDrawing && windowPx < PANE_AND_TOOLS_PX);
  const [isOpenAnyway, setIsOpenAnyway] = useState(false);
  useEffect(() => {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(stored));
  }, [stored]);
  useEffect(() => {
    if (!givesRoom) setIsOpenAnyway(false);
  }, [givesRoom]);
  return {
    isOpen: givesRoom ? isOpenAnyway : stored.isOpen,
    givesRoom,
    widthPx: clampPaneWidth(stored.widthPx, windowPx),
    setOpen: (isOpen) => (givesRoom ? setIsOpenAnyway(isOpen) : setStored((old) => ({ ...old, isOpen }))),
    setWidth: (widthPx) => setStored((old) => ({ ...old, widthPx: clampPaneWidth(widthPx, windowPx) })),
  };
}
