import type { Board } from '../board/board.ts';
import { EMPTY_BOARD } from '../board/board-state.ts';
import { hasContent, mergeDraft, toDraft } from './draft.ts';
import type { DraftSlot } from './draft-slot.ts';
import { noteGone } from './gone-drawings.ts';

const PAUSE_MS = 300;

/** The keeping of one board. */
export interface DraftKeeper {
  /** Writes down what is not kept yet before anything else happens, and keeps it: the page may go the next moment. */
  readonly leave: () => void;
  /** Takes leave of the board: what waits is kept, the board is emptied, and the draft stays for the next time. */
  readonly stop: () => void;
}

/** Brings a draft back to its board, and keeps what is drawn from now on. */
export function keepDraft(board: Board, slot: DraftSlot): DraftKeeper {
  const listIds = () => board.store.get().drawings.map(({ id }) => id);
  let before: readonly string[] = listIds();
  /** Drawings this page has had; all others of the slot are those of another tab. */
  const own = new Set(before);
  let keeps = 0;
  /** The keep by which vertices of this page came to the slot, and 0 once it is known to have forgotten them. */
  let pathKeep = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What is on its way to the slot, and lost when the page goes now. */
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
      // What was saved or thrown away must not come back, however soon the page goes.
      noteGone(before, now);
      before = now;
      if (isFewer) keep();
      else timer ??= setTimeout(keep, PAUSE_MS);
    });
  };

  // At once: the store may take longer to answer than somebody who draws and goes.
  listen();
  slot
    .load()
    // Without storage (a private window) one draws all the same.
    .catch(() => null)
    .then((draft) => {
      const state = board.store.get();
      if (isStopped || draft === null || hasContent(state)) return;
      // What comes from the slot is not kept again: it says where it was left.
      stopListening();
      // Whoever took the tools out meanwhile keeps them.
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
      // First, or the emptied board would look like drawings that were thrown away.
      stopListening();
      // Another member must not find it.
      board.load(EMPTY_BOARD);
    },
  };
}
