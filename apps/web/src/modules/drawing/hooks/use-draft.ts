import { useEffect } from 'react';
import type { Board } from '../board.ts';
import { toDraftSlot } from '../draft.ts';
import { keepDraft } from '../keep-draft.ts';

/** Brings back what a member was drawing when the page or the session went, and keeps what is drawn from now on. */
export function useDraft(board: Board, memberId: number | undefined): void {
  useEffect(() => {
    if (memberId === undefined) return;
    const { flush, stop } = keepDraft(board, toDraftSlot(memberId));
    // What waits is kept before the page goes to the background or away.
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', flush);
      stop();
    };
  }, [board, memberId]);
}
