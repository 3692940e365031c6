import { type RefObject, useEffect, useRef } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { mayTakeFocus } from '../../../ui/forms/may-take-focus.ts';
import type { Board } from '../board/board.ts';
import { findSelected } from '../board/board-state.ts';
import { findFirstField } from '../form/find-first-field.ts';

/** Moves the focus from the map to the name of a point that was just placed there. A point that returns keeps it where it is. */
export function useNamePlaced(board: Board, box: RefObject<HTMLElement | null>): void {
  const state = useStore(board.store, (all) => all);
  const known = useRef(new Set(state.drawings.map(({ id }) => id)));
  const placed = findSelected(state);
  useEffect(() => {
    if (placed === null || known.current.has(placed.id)) return;
    known.current.add(placed.id);
    const isOnMap = document.activeElement?.matches('canvas, body') === true;
    if (placed.geometry.type !== 'Point' || !isOnMap || !mayTakeFocus() || box.current === null) return;
    findFirstField(box.current)?.focus({ preventScroll: true });
  }, [placed, box]);
}
