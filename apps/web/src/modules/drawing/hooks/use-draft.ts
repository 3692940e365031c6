import { useEffect, useState } from 'react';
import type { Board } from '../board.ts';
import { EMPTY_BOARD } from '../board-state.ts';
import { deleteDraft, hasContent, loadDraft, saveDraft, toDraft } from '../draft.ts';
import { noteGone } from '../gone-drawings.ts';

const PAUSE_MS = 300;

/** Brings back what a member was drawing when the page went, and keeps what is drawn from now on. */
export function useDraft(board: Board, memberId: number | undefined): void {
  const [readyFor, setReadyFor] = useState<number | null>(null);
  useEffect(() => {
    if (memberId === undefined) return;
    let isGone = false;
    loadDraft(memberId)
      // Without storage (a private window) one draws all the same.
      .catch(() => null)
      .then((draft) => {
        if (isGone) return;
        if (draft !== null && !hasContent(board.store.get())) board.load(draft);
        setReadyFor(memberId);
      });
    return () => {
      isGone = true;
      setReadyFor(null);
      // Another member must not find it.
      board.load(EMPTY_BOARD);
    };
  }, [board, memberId]);
  useEffect(() => {
    if (readyFor === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      const state = board.store.get();
      const done = hasContent(state) ? saveDraft(readyFor, toDraft(state)) : deleteDraft(readyFor);
      done.catch((error: unknown) => console.warn('The draft could not be kept.', error));
    };
    const listIds = () => board.store.get().drawings.map(({ id }) => id);
    let before = listIds();
    const stop = board.store.subscribe(() => {
      const now = listIds();
      const isFewer = now.length < before.length;
      // What was saved or thrown away must not come back, however soon the page goes.
      noteGone(before, now);
      before = now;
      if (isFewer) keep();
      else timer ??= setTimeout(keep, PAUSE_MS);
    });
    // What waits is kept before the page goes to the background or away.
    const onHide = () => {
      if (timer !== undefined) keep();
    };
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', onHide);
    return () => {
      stop();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', onHide);
    };
  }, [board, readyFor]);
}
