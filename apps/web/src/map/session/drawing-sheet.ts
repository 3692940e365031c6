import { useEffect } from 'react';
import { createStore } from '../../data/create-store.ts';

/** Whether drawing tools are open: on a small screen they need the space of drawer and pane. */
export const drawingSheet = createStore<{ readonly isOut: boolean }>({ isOut: false });

/** Keeps the drawer low and the pane collapsed while mounted. */
export function useDrawingSheet(): void {
  useEffect(() => {
    drawingSheet.set({ isOut: true });
    return () => drawingSheet.set({ isOut: false });
  }, []);
}
