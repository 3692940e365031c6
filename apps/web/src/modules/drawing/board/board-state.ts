import type { Template } from '@waypost/contract';
import {
  addHole,
  type DrawingFault,
  type DrawnGeometry,
  findDrawingFault,
  listVertexRings,
  removeVertex,
  toDrawnGeometry,
  type VertexPath,
  type VertexRing,
} from '@waypost/geo';
import type { DrawingScene, DrawingTool, LngLat } from '@waypost/map-engine';
import type { TypedVertex } from '../coordinates/typed-vertex.ts';
import type { FormValues } from '../form/form-values.ts';

/** One thing that was drawn, with what was filled in about it. */
export interface Drawing {
  /** Also the `local_uuid` of the feature that becomes of it, unless that has one of its own. */
  readonly id: string;
  /** Given when the server had the first one already and another feature is to become of it. */
  readonly localUuid?: string;
  readonly geometry: DrawnGeometry;
  /** When it was drawn, in milliseconds since 1970; the feature's time of observation. */
  readonly drawnAt: number;
  readonly form: FormValues;
}

/** A board to draw on: what is on it, what is chosen, and the tool in hand. */
export interface BoardState {
  readonly isOpen: boolean;
  readonly tool: DrawingTool;
  /** What a new drawing begins with. */
  readonly template: Template | null;
  /** The project a new drawing begins in; null is that of the page. */
  readonly targetId: number | null;
  readonly drawings: readonly Drawing[];
  readonly selectedId: string | null;
  readonly vertex: VertexPath | null;
  /** Vertices placed by a tool that draws. */
  readonly path: readonly LngLat[];
  /** The name of a place that is looked for. */
  readonly search: string;
  /** Coordinates that were typed and not taken over yet. */
  readonly typed: readonly TypedVertex[];
  /** Why the path cannot be finished; forgotten at its next change. */
  readonly refusal: DrawingFault | null;
}

export const SELECT_TOOL: DrawingTool = { kind: 'select' };

export const EMPTY_BOARD: BoardState = {
  isOpen: false,
  tool: SELECT_TOOL,
  template: null,
  targetId: null,
  drawings: [],
  selectedId: null,
  vertex: null,
  path: [],
  search: '',
  typed: [],
  refusal: null,
};

const DEFAULT_COLOR = '#0059ff';

export function findSelected({ drawings, selectedId }: BoardState): Drawing | null {
  return drawings.find(({ id }) => id === selectedId) ?? null;
}

const faults = new WeakMap<DrawnGeometry, { readonly fault: DrawingFault | null }>();

/** What keeps a geometry from being saved; looked for once a geometry. */
export function findFault(geometry: DrawnGeometry): DrawingFault | null {
  const known = faults.get(geometry) ?? { fault: findDrawingFault(geometry) };
  faults.set(geometry, known);
  return known.fault;
}

/** Whether vertices are being placed, or about to be. */
export function isPlacing({ tool }: BoardState): boolean {
  return tool.kind === 'hole' || (tool.kind === 'draw' && tool.shape !== 'Point');
}

const toPair = ([lng = 0, lat = 0]: readonly number[]): LngLat => [lng, lat];

const scenes = new WeakMap<BoardState, DrawingScene>();

/** The board as the map shows it; null while it is closed. The same state gives the same object. */
export function toDrawingScene(state: BoardState): DrawingScene | null {
  if (!state.isOpen) return null;
  const known = scenes.get(state);
  if (known) return known;
  const selected = findSelected(state);
  const fault = state.refusal ?? (selected && findFault(selected.geometry));
  const scene: DrawingScene = {
    tool: state.tool,
    shapes: state.drawings.map(({ id, geometry, form }) => ({ id, geometry, color: form.color })),
    selectedId: state.selectedId,
    vertex: state.vertex,
    path: state.path,
    color:
      state.tool.kind === 'hole'
        ? (selected?.form.color ?? DEFAULT_COLOR)
        : (state.template?.color ?? DEFAULT_COLOR),
    fault: fault && toPair(fault.at),
  };
  scenes.set(state, scene);
  return scene;
}

/** Without what was typed about vertices that a tool was placing: it ends with them. */
export function withoutPathTexts({ typed }: BoardState): readonly TypedVertex[] {
  return typed.some(({ of }) => of === null) ? typed.filter(({ of }) => of !== null) : typed;
}

/** The lines and rings whose vertices can be typed: of the path while one is drawn, else of what is chosen. */
export function listBoardRings(state: BoardState): readonly VertexRing[] {
  if (state.tool.kind !== 'select') {
    const isClosed = state.tool.kind === 'hole' || state.tool.shape === 'Polygon';
    return [{ part: 0, ring: 0, isClosed, positions: state.path.map((position) => [...position]) }];
  }
  const selected = findSelected(state);
  return selected === null ? [] : listVertexRings(selected.geometry);
}

/** The outcome of finishing what was placed. */
export type Finished =
  | { readonly ok: true; readonly geometry: DrawnGeometry }
  | { readonly ok: false; readonly fault: DrawingFault };

/** What the placed vertices make: a new geometry, or the chosen one with a hole. */
export function finishPath(state: BoardState): Finished {
  const { tool, path } = state;
  const selected = findSelected(state);
  const geometry =
    tool.kind === 'hole' && selected !== null
      ? addHole(selected.geometry, path)
      : toDrawnGeometry(tool.kind === 'draw' ? tool.shape : 'Polygon', path);
  const fault = path.length === 0 ? { reason: 'too_few' as const, at: [0, 0] } : findFault(geometry);
  return fault === null ? { ok: true, geometry } : { ok: false, fault };
}

/** Takes a drawing off; the first of the rest is chosen, none when the list is empty. */
export function removeDrawing(state: BoardState, id: string): BoardState {
  const drawings = state.drawings.filter((drawing) => drawing.id !== id);
  const isGone = state.selectedId === id;
  return {
    ...state,
    drawings,
    selectedId: isGone ? (drawings[0]?.id ?? null) : state.selectedId,
    vertex: isGone ? null : state.vertex,
    tool: isGone && state.tool.kind === 'hole' ? SELECT_TOOL : state.tool,
    path: isGone && state.tool.kind === 'hole' ? [] : state.path,
  };
}

/** Puts a geometry in place of that of a drawing. */
export function withGeometry(
  state: BoardState,
  id: string,
  geometry: DrawnGeometry,
  vertex: VertexPath | null,
): BoardState {
  return {
    ...state,
    selectedId: id,
    vertex,
    drawings: state.drawings.map((drawing) => (drawing.id === id ? { ...drawing, geometry } : drawing)),
  };
}

/** Takes out the chosen vertex, or the one placed last; null when there is none that can go. */
export function removeChosen(state: BoardState): BoardState | null {
  if (state.tool.kind !== 'select') {
    return state.path.length === 0 ? null : { ...state, path: state.path.slice(0, -1), refusal: null };
  }
  const selected = findSelected(state);
  const geometry = selected && state.vertex && removeVertex(selected.geometry, state.vertex);
  return selected && geometry ? withGeometry(state, selected.id, geometry, null) : null;
}
