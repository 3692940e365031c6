import { useEffect } from 'react';
import type { Board } from '../board/board.ts';
import { toDraftSlot } from './draft-slot.ts';
import { keepDraft } from './keep-draft.ts';

/** Restores the draft that a member left, and stores what is drawn from now on. */
export function useDraft(board: Board, memberId: number | undefined): void {
  useEffect(() => {
    if (memberId === undefined) return;
    const { leave, stop } = keepDraft(board, toDraftSlot(memberId));
    // Pending changes are written before the page is hidden or closed.
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', leave);
      stop();
    };
  }, [board, memberId]);
}
