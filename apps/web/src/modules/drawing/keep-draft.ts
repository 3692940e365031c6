import type { Board } from './board.ts';
import { EMPTY_BOARD } from './board-state.ts';
import { type DraftSlot, hasContent, mergeDraft, toDraft } from './draft.ts';
import { noteGone } from './gone-drawings.ts';

const PAUSE_MS = 300;

/** The keeping of one board. */
export interface DraftKeeper {
  /** Keeps at once what waits. */
  readonly flush: () => void;
  /** Takes leave of the board: what waits is kept, the board is emptied, and the draft stays for the next time. */
  readonly stop: () => void;
}

/** Brings a draft back to its board, and keeps what is drawn from now on. */
export function keepDraft(board: Board, slot: DraftSlot): DraftKeeper {
  const listIds = () => board.store.get().drawings.map(({ id }) => id);
  let before: readonly string[] = listIds();
  /** Drawings this page has had; all others of the slot are those of another tab. */
  const own = new Set(before);
  let hadPath = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let stopListening = () => {};

  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    const state = board.store.get();
    if (own.size === 0 && !hadPath && !hasContent(state)) return;
    const mine = toDraft(state);
    const known = { ids: new Set(own), hadPath };
    hadPath = mine.path.length > 0;
    slot
      .update((stored) => mergeDraft(stored, mine, known))
      .catch((error: unknown) => console.warn('The draft could not be kept.', error));
  };
  const listen = () => {
    stopListening = board.store.subscribe(() => {
      const now = listIds();
      const isFewer = now.length < before.length;
      for (const id of now) own.add(id);
      // What was saved or thrown away must not come back, however soon the page goes.
      noteGone(before, now);
      before = now;
      if (isFewer) keep();
      else timer ??= setTimeout(keep, PAUSE_MS);
    });
  };

  slot
    .load()
    // Without storage (a private window) one draws all the same.
    .catch(() => null)
    .then((draft) => {
      if (isStopped) return;
      if (draft !== null && !hasContent(board.store.get())) {
        board.load(draft);
        hadPath = draft.path.length > 0;
      }
      before = listIds();
      for (const id of before) own.add(id);
      listen();
    });
  return {
    flush: () => {
      if (timer !== undefined) keep();
    },
    stop() {
      isStopped = true;
      if (timer !== undefined) keep();
      // First, or the emptied board would look like drawings that were thrown away.
      stopListening();
      // Another member must not find it.
      board.load(EMPTY_BOARD);
    },
  };
}
