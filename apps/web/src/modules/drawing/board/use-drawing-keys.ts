import type { DrawingTool } from '@waypost/map-engine';
import { useEffect, useEffectEvent } from 'react';
import { findMapElement } from '../../../map/engine/engine-holder.ts';
import { singleKeys } from '../../../map/session/single-keys.ts';
import type { Board } from './board.ts';
import { isPlacing, SELECT_TOOL } from './board-state.ts';

const TOOL_KEYS: Readonly<Record<string, DrawingTool>> = {
  p: { kind: 'draw', shape: 'Point' },
  l: { kind: 'draw', shape: 'LineString' },
  a: { kind: 'draw', shape: 'Polygon' },
  v: SELECT_TOOL,
};

/** Where keys are text input or handled by something else. */
function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const field =
    'input:not([type="radio"]):not([type="checkbox"]), textarea, select, [contenteditable="true"]';
  return (
    target.closest(field) !== null || document.querySelector('[role="dialog"][aria-modal="true"]') !== null
  );
}

function isActivated(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, [role="button"], summary, input') !== null;
}

interface DrawingKeys {
  readonly board: Board;
  /** Whether this board is active. */
  readonly isActive: boolean;
  /** Whether letters may open the board and start tools. */
  readonly canDraw: boolean;
  /** Esc with nothing left to cancel. */
  readonly onEscape: () => void;
}

/**
 * P, L, A, V start tools, and move the focus to the map; Enter finishes, Esc cancels, Delete removes a vertex, Ctrl/Cmd+Z undoes, with Shift redoes.
 */
export function useDrawingKeys({ board, isActive, canDraw, onEscape }: DrawingKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isActive || event.defaultPrevented || isElsewhere(event.target)) return;
    const state = board.store.get();
    const key = event.key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && !event.altKey && state.isOpen && (key === 'z' || key === 'y')) {
      event.preventDefault();
      if (key === 'y' || event.shiftKey) board.redo();
      else board.undo();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const tool = TOOL_KEYS[key];
    if (tool !== undefined && canDraw && singleKeys.get().isOn && (state.isOpen || tool !== SELECT_TOOL)) {
      event.preventDefault();
      board.setOpen(true);
      board.setTool(tool);
      // So that the arrow keys move it to where the next vertex shall be.
      findMapElement()?.querySelector('canvas')?.focus({ preventScroll: true });
      return;
    }
    if (!state.isOpen) return;
    if (event.key === 'Escape') {
      if (!board.cancel()) onEscape();
    } else if (event.key === 'Enter' && isPlacing(state) && !isActivated(event.target)) {
      event.preventDefault();
      board.finish();
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      if (state.vertex === null && state.path.length === 0) return;
      event.preventDefault();
      board.removeChosen();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
