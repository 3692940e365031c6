import { useEffect } from 'react';
import type { Board } from '../board/board.ts';
import { toDraftSlot } from './draft-slot.ts';
import { keepDraft } from './keep-draft.ts';

/** Brings back what a member was drawing when the page or the session went, and keeps what is drawn from now on. */
export function useDraft(board: Board, memberId: number | undefined): void {
  useEffect(() => {
    if (memberId === undefined) return;
    const { leave, stop } = keepDraft(board, toDraftSlot(memberId));
    // What waits is written down before the page goes to the background or away.
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', leave);
      stop();
    };
  }, [board, memberId]);
}
