import { useEffect } from 'react';
import { createStore } from './create-store.ts';

/** Whether tools to draw with are out: on a small screen the map behind them needs the room of the drawer. */
export const drawingSheet = createStore<{ readonly isOut: boolean }>({ isOut: false });

/** Keeps the drawer low while mounted. */
export function useDrawingSheet(): void {
  useEffect(() => {
    drawingSheet.set({ isOut: true });
    return () => drawingSheet.set({ isOut: false });
  }, []);
}
