import { useEffect } from 'react';
import { removeDrawing, setDrawing } from '../../../map/session/map-session.ts';
import type { Board } from './board.ts';
import { toDrawingScene } from './board-state.ts';

/** Shows a board on the map, in place of the saved feature being edited. */
export function useBoardOnMap(board: Board, isShown: boolean, redrawnCode: string | null = null): void {
  useEffect(() => {
    if (!isShown) return;
    const apply = () => setDrawing(toDrawingScene(board.store.get()), board.handle, redrawnCode);
    apply();
    const stop = board.store.subscribe(apply);
    return () => {
      stop();
      removeDrawing(board.handle);
    };
  }, [board, isShown, redrawnCode]);
}
