import { useEffect } from 'react';
import { createStore } from '../../data/create-store.ts';

/** Whether tools to draw with are out: on a small screen the map behind them needs the room of drawer and pane. */
export const drawingSheet = createStore<{ readonly isOut: boolean }>({ isOut: false });

/** Keeps the drawer low and the pane folded, where they would be in the way, while mounted. */
export function useDrawingSheet(): void {
  useEffect(() => {
    drawingSheet.set({ isOut: true });
    return () => drawingSheet.set({ isOut: false });
  }, []);
}
