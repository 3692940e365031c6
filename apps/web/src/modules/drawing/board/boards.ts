import { createStore } from '../../../data/create-store.ts';
import { createLocalUuid } from '../../../data/local-uuid.ts';
import { translate } from '../../../i18n/i18n.ts';
import { mapWhereabouts } from '../../../map/session/map-session.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { type Board, createBoard } from './board.ts';

/** What can be seen is told beside the tools and marked on the map; what was merely not done is told here. */
function tellRefusal(reason: 'self_crossing' | 'hole_outside' | 'too_few'): void {
  if (reason === 'too_few') showToast({ tone: 'info', message: translate('drawing.refused.tooFew') });
}

/** The board of the create button. It outlives screens: one draws, looks something up, and goes on. */
export const newBoard: Board = createBoard({
  createId: () => createLocalUuid(),
  getProjectId: () => mapWhereabouts.get().place?.projectId ?? null,
  onRefused: tellRefusal,
});

/** Whether a saved feature is being changed; new drawings wait meanwhile. */
export const boardSession = createStore<{ readonly isEditing: boolean }>({ isEditing: false });

/** A board for the change of one saved feature. */
export function createEditBoard(): Board {
  return createBoard({ createId: () => createLocalUuid(), getProjectId: () => null, onRefused: tellRefusal });
}
