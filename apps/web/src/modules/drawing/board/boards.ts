import { createStore } from '../../../data/create-store.ts';
import { createLocalUuid } from '../../../data/local-uuid.ts';
import { translate } from '../../../i18n/i18n.ts';
import { mapWhereabouts } from '../../../map/session/map-session.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { type Board, createBoard } from './board.ts';

/** Visible errors are shown beside the tools and on the map; actions that were not carried out are reported here. */
function tellRefusal(reason: 'self_crossing' | 'hole_outside' | 'too_few'): void {
  if (reason === 'too_few') showToast({ tone: 'info', message: translate('drawing.refused.tooFew') });
}

/** The board of the create button. It outlives screens, so that a drawing can be continued after navigating. */
export const newBoard: Board = createBoard({
  createId: () => createLocalUuid(),
  getProjectId: () => mapWhereabouts.get().place?.projectId ?? null,
  onRefused: tellRefusal,
});

/** Whether a saved feature is being edited; new drawings wait meanwhile. */
export const boardSession = createStore<{ readonly isEditing: boolean }>({ isEditing: false });

/** A board for editing one saved feature. */
export function createEditBoard(): Board {
  return createBoard({ createId: () => createLocalUuid(), getProjectId: () => null, onRefused: tellRefusal });
}
