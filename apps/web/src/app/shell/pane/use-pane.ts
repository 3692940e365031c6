import { useEffect, useState } from 'react';
import { useWindowWidth } from '../../../ui/page/use-media.ts';
import { clampPaneWidth, readPane, rememberPane, type StoredPane } from './pane-width.ts';

/** Below this width the pane would leave no map beside the drawing tools. */
const PANE_AND_TOOLS_PX = 1360;

/** The state of the left pane; `narrowWidth` is a share of the window. */
export interface Pane {
  readonly isOpen: boolean;
  /** No room beside the rest: closed unless the person opens it. */
  readonly givesRoom: boolean;
  readonly widthPx: number;
  setOpen(isOpen: boolean): void;
  setWidth(widthPx: number): void;
}

/**
 * The left pane's state: stored on wide screens, closed initially on narrow ones. In between it closes while drawing
 * and reopens afterwards.
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
