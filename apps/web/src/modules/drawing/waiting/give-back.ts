import { createLocalUuid } from '../../../data/local-uuid.ts';
import type { Board } from '../board/board.ts';
import { type Drawing, isPlacing } from '../board/board-state.ts';
import { hasContent, toDraft } from '../draft/draft.ts';
import { toDraftSlot } from '../draft/draft-slot.ts';
import { toLocalUuid } from '../form/form-values.ts';

/**
 * Puts a drawing back on the board, first in the draft on disk, and opens it; what somebody is drawing now stays selected.
 * Its feature on the server remains the same. On boards it has a new id: the tab that sent it would remove the old one
 * from the draft.
 */
export async function giveBack(board: Board, memberId: number, drawing: Drawing): Promise<void> {
  const returned = { ...drawing, id: createLocalUuid(), localUuid: toLocalUuid(drawing) };
  await toDraftSlot(memberId).update((stored) => {
    const draft = stored ?? toDraft(board.store.get());
    return { ...draft, drawings: [...draft.drawings, returned] };
  });
  const state = board.store.get();
  const isBusy = state.isOpen && (isPlacing(state) || hasContent(state));
  const drawings = [...state.drawings, returned];
  board.load({
    ...state,
    isOpen: true,
    drawings,
    ...(isBusy ? {} : { selectedId: returned.id, vertex: null }),
  });
}
