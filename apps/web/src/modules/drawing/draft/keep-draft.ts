import type { Board } from '../board/board.ts';
import { EMPTY_BOARD } from '../board/board-state.ts';
import { hasContent, mergeDraft, toDraft } from './draft.ts';
import type { DraftSlot } from './draft-slot.ts';
import { noteGone } from './gone-drawings.ts';

const PAUSE_MS = 300;

/** Stores the draft of one board. */
export interface DraftKeeper {
  /** Synchronously writes what is not stored yet, then stores it: the page may close at any time. */
  readonly leave: () => void;
  /** Detaches from the board: stores pending changes, empties the board, and keeps the draft for next time. */
  readonly stop: () => void;
}

/** Restores a draft to its board, and stores later changes. */
export function keepDraft(board: Board, slot: DraftSlot): DraftKeeper {
  const listIds = () => board.store.get().drawings.map(({ id }) => id);
  let before: readonly string[] = listIds();
  /** Drawings that this page has had; all others in the slot are of another tab. */
  const own = new Set(before);
  let keeps = 0;
  /** The write that stored this page's vertices, and 0 once they are known to be removed. */
  let pathKeep = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Writes in progress, which are lost if the page closes now. */
  let underWay = 0;
  let isStopped = false;
  let stopListening = () => {};

  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    const state = board.store.get();
    if (own.size === 0 && pathKeep === 0 && !hasContent(state)) return;
    const mine = toDraft(state);
    const known = { ids: new Set(own), hadPath: pathKeep > 0 };
    keeps += 1;
    const turn = keeps;
    if (mine.path.length > 0) pathKeep = turn;
    underWay += 1;
    slot
      .update((stored) => mergeDraft(stored, mine, known))
      .then(
        () => {
          if (pathKeep < turn) pathKeep = 0;
        },
        (error: unknown) => console.warn('The draft could not be kept.', error),
      )
      .finally(() => {
        underWay -= 1;
      });
  };
  const listen = () => {
    stopListening = board.store.subscribe(() => {
      const now = listIds();
      const isFewer = now.length < before.length;
      for (const id of now) own.add(id);
      // A saved or discarded drawing must not be restored, however soon the page closes.
      noteGone(before, now);
      before = now;
      if (isFewer) keep();
      else timer ??= setTimeout(keep, PAUSE_MS);
    });
  };

  // Immediately: the store may take longer than drawing and closing the page.
  listen();
  slot
    .load()
    // Drawing works without storage (a private window).
    .catch(() => null)
    .then((draft) => {
      const state = board.store.get();
      if (isStopped || draft === null || hasContent(state)) return;
      // A restored draft is not stored again, to keep its page.
      stopListening();
      // If the tools were opened meanwhile, they stay open.
      board.load({ ...draft, isOpen: draft.isOpen || state.isOpen });
      keeps += 1;
      pathKeep = draft.path.length > 0 ? keeps : 0;
      before = listIds();
      for (const id of before) own.add(id);
      listen();
    });
  return {
    leave: () => {
      if (timer === undefined && underWay === 0) return;
      slot.leave(toDraft(board.store.get()), { ids: new Set(own), hadPath: pathKeep > 0 });
      if (timer !== undefined) keep();
    },
    stop() {
      isStopped = true;
      if (timer !== undefined) keep();
      // First, otherwise the emptied board would look like discarded drawings.
      stopListening();
      // Another member must not find it.
      board.load(EMPTY_BOARD);
    },
  };
}
