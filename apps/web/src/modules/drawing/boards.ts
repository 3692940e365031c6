import { translate } from '../../i18n/i18n.ts';
import { createStore } from '../../map/create-store.ts';
import { mapWhereabouts } from '../../map/map-session.ts';
import { showToast } from '../../ui/toaster.ts';
import { createLocalUuid } from '../imports/index.ts';
import { type Board, createBoard } from './board.ts';

const refusalKeys = {
  self_crossing: 'drawing.refused.selfCrossing',
  hole_outside: 'drawing.refused.holeOutside',
  too_few: 'drawing.refused.tooFew',
} as const;

/** Says why something was refused; the map shows where. */
function tellRefusal(reason: keyof typeof refusalKeys): void {
  showToast({ tone: 'info', message: translate(refusalKeys[reason]) });
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
