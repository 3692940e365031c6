import type { VertexPath, VertexRing } from '@waypost/geo';
import type { LngLat } from '@waypost/map-engine';
import type { Board } from '../board/board.ts';
import { type BoardState, type Drawing, listBoardRings, SELECT_TOOL } from '../board/board-state.ts';
import { coordinatePanel } from './coordinate-panel-state.ts';
import { parseVertex } from './parse-vertex.ts';
import type { TypedVertex, VertexField } from './typed-vertex.ts';

/** The result of applying typed vertices. */
export function toTarget({ tool, selectedId }: BoardState): string | null {
  return tool.kind === 'select' ? selectedId : null;
}

const isSame = (a: VertexField, b: VertexField) =>
  a.of === b.of &&
  a.isNew === b.isNew &&
  a.path.part === b.path.part &&
  a.path.ring === b.path.ring &&
  (a.isNew || a.path.index === b.path.index);

function findRing(state: BoardState, { part, ring }: VertexPath): VertexRing | null {
  return listBoardRings(state).find((one) => one.part === part && one.ring === ring) ?? null;
}

function findPosition(state: BoardState, path: VertexPath): readonly number[] | null {
  return findRing(state, path)?.positions[path.index] ?? null;
}

const isAt = (a: readonly number[] | null, b: readonly number[] | null) =>
  a?.[0] === b?.[0] && a?.[1] === b?.[1];

/** Whether a text still refers to the board; always for the selected drawing or the path. */
function isCurrent(state: BoardState, typed: TypedVertex): boolean {
  if (typed.of !== toTarget(state)) return false;
  return typed.isNew
    ? findRing(state, typed.path) !== null
    : isAt(typed.from, findPosition(state, typed.path));
}

/** Whether leaving now would lose typed input. */
export function hasTyped({ typed }: BoardState): boolean {
  return typed.some(({ text }) => text.trim() !== '');
}

/** The text typed into a field of the selected drawing or the path; null if it equals the board. */
export function findTyped(state: BoardState, path: VertexPath, isNew = false): TypedVertex | null {
  const field = { of: toTarget(state), path, isNew };
  return state.typed.find((one) => isSame(one, field) && isCurrent(state, one)) ?? null;
}

/** Stores the text of a field; null if unchanged. */
export function typeVertex(board: Board, path: VertexPath, text: string | null, isNew = false): void {
  const state = board.store.get();
  const field = { of: toTarget(state), path, isNew };
  const others = state.typed.filter((one) => !isSame(one, field));
  const from = isNew ? null : findPosition(state, path);
  board.store.set({ typed: text === null ? others : [...others, { ...field, text, from, fault: null }] });
}

function setTyped(board: Board, typed: TypedVertex, next: TypedVertex | null): void {
  const others = board.store.get().typed.filter((one) => one !== typed);
  board.store.set({ typed: next === null ? others : [...others, next] });
}

/**
 * Applies a typed text as a vertex.
 * @returns its position; null if invalid, with the error in its field from now on.
 */
export function commitVertex(board: Board, typed: TypedVertex): LngLat | null {
  const parsed = parseVertex(typed.text);
  if (!parsed.ok) {
    setTyped(board, typed, { ...typed, fault: parsed.message });
    return null;
  }
  setTyped(board, typed, null);
  const { part, ring } = typed.path;
  if (!typed.isNew) board.moveVertex(typed.path, parsed.position);
  else {
    const count = findRing(board.store.get(), typed.path)?.positions.length ?? 0;
    board.insertVertex({ part, ring, index: count }, parsed.position);
  }
  return parsed.position;
}

/**
 * Applies all typed texts of the selected drawing or the path, new vertices last.
 * @returns false if one is invalid; its field shows the error, and all texts are kept.
 */
export function commitTyped(board: Board): boolean {
  const state = board.store.get();
  const waiting = state.typed.filter(
    (one) => isCurrent(state, one) && !(one.isNew && one.text.trim() === ''),
  );
  const order = waiting.toSorted((a, b) => Number(a.isNew) - Number(b.isNew));
  return order.map((typed) => commitVertex(board, typed) !== null).every(Boolean);
}

/**
 * Applies the typed texts of a drawing before it is saved.
 * @returns the updated drawing; null if a text is invalid, with the drawing selected and its rows expanded.
 */
export function settleTyped(board: Board, id: string): Drawing | null {
  if (board.store.get().typed.some((one) => one.of === id)) {
    if (board.store.get().tool.kind !== 'select') board.setTool(SELECT_TOOL);
    board.select(id);
    if (!commitTyped(board)) {
      coordinatePanel.set({ isOpen: true });
      return null;
    }
  }
  return board.store.get().drawings.find((drawing) => drawing.id === id) ?? null;
}

/** How many rows of a line or ring are needed to show all its typed texts. */
export function countTypedRows(state: BoardState, part: number, ring: number): number {
  const rows = state.typed.filter(
    (one) => !one.isNew && one.path.part === part && one.path.ring === ring && isCurrent(state, one),
  );
  return Math.max(0, ...rows.map(({ path }) => path.index + 1));
}
