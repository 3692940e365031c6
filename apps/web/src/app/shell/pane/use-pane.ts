import { useEffect, useState } from 'react';
import { useWindowWidth } from '../../../ui/page/use-media.ts';
import { clampPaneWidth, readPane, rememberPane, type StoredPane } from './pane-width.ts';

/** Below this width the pane would leave no map beside the drawing tools. */
const PANE_AND_TOOLS_PX = 1360;
/** Below this width the pane would leave less than half the window to the map beside a page. */
const PANE_AND_PAGE_PX = 1200;

/** The state of the left pane; `narrowWidth` is a share of the window. */
export interface Pane {
  readonly isOpen: boolean;
  /** No room beside the rest: closed unless the person opens it. */
  readonly givesRoom: boolean;
  readonly widthPx: number;
  setOpen(isOpen: boolean): void;
  setWidth(widthPx: number): void;
}

interface PaneRoom {
  readonly isNarrow: boolean;
  readonly isDrawing: boolean;
  readonly isBesidePage: boolean;
}

/**
 * The left pane's state: stored on wide screens, closed initially on narrow ones. In between it closes beside a page or
 * while drawing, and reopens afterwards.
 */
export function usePane({ isNarrow, isDrawing, isBesidePage }: PaneRoom): Pane {
  const [stored, setStored] = useState<StoredPane>(readPane);
  const windowPx = useWindowWidth();
  const givesRoom =
    isNarrow || (isDrawing && windowPx < PANE_AND_TOOLS_PX) || (isBesidePage && windowPx < PANE_AND_PAGE_PX);
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
