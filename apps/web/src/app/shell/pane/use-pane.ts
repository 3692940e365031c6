import { useEffect, useState } from 'react';
import { useWindowWidth } from '../../../ui/page/use-media.ts';
import { clampPaneWidth, readPane, rememberPane, type StoredPane } from './pane-width.ts';

/** Below this width the pane would leave the tools to draw with on all of the map. */
const PANE_AND_TOOLS_PX = 1360;

/** Where the left pane stands; `narrowWidth` is a share of the window. */
export interface Pane {
  readonly isOpen: boolean;
  /** There is no room for it beside the rest: it is closed unless the person opens it all the same. */
  readonly givesRoom: boolean;
  readonly widthPx: number;
  setOpen(isOpen: boolean): void;
  setWidth(widthPx: number): void;
}

/**
 * The left pane's state: remembered on wide screens, closed at first on narrow ones. Between the two it makes room
 * while somebody draws, and comes back afterwards.
 */
export function usePane(isNarrow: boolean, isDrawing: boolean): Pane {
  const [stored, setStored] = useState<StoredPane>(readPane);
  const windowPx = useWindowWidth();
  const givesRoom = isNarrow || (isDrawing && windowPx < PANE_AND_TOOLS_PX);
  const [isOpenAnyway, setIsOpenAnyway] = useState(false);
  useEffect(() => {
    rememberPane(stored);
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
