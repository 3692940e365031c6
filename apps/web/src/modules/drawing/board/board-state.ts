import type { Template } from '@waypost/contract';
import {
  addHole,
  type DrawingFault,
  type DrawnGeometry,
  findDrawingFault,
  listVertexRings,
  removeVertex,
  toDrawnGeometry,
  toRectangle,
  type VertexPath,
  type VertexRing,
} from '@waypost/geo';
import type { DrawingScene, DrawingTool, LngLat } from '@waypost/map-engine';
import type { ParentFeature } from '../../../map/session/drawing-opener.ts';
import type { TypedVertex } from '../coordinates/typed-vertex.ts';
import type { FormValues } from '../form/form-values.ts';

/** One drawing, with the values of its form. */
export interface Drawing {
  /** Also the `local_uuid` of its feature, unless `localUuid` is set. */
  readonly id: string;
  /** Set when the server has a feature for the id already and another one is to be created. */
  readonly localUuid?: string;
  readonly geometry: DrawnGeometry;
  /** When it was drawn, in milliseconds since 1970; the feature's time of observation. */
  readonly drawnAt: number;
  readonly form: FormValues;
}

/** The state of a board: its drawings, the selection and the tool in use. */
export interface BoardState {
  readonly isOpen: boolean;
  readonly tool: DrawingTool;
  /** The initial values of a new drawing. */
  readonly template: Template | null;
  /** The initial project of a new drawing; null is that of the page. */
  readonly targetId: number | null;
  /** The feature to which new drawings belong; absent in drafts from before the last release. */
  readonly parent?: ParentFeature | null | undefined;
  readonly drawings: readonly Drawing[];
  readonly selectedId: string | null;
  readonly vertex: VertexPath | null;
  /** Vertices placed by a drawing tool. */
  readonly path: readonly LngLat[];
  /** The name of a searched place. */
  readonly search: string;
  /** Typed coordinates that were not applied yet. */
  readonly typed: readonly TypedVertex[];
  /** Why the path cannot be finished; cleared at its next change. */
  readonly refusal: DrawingFault | null;
}

export const SELECT_TOOL: DrawingTool = { kind: 'select' };

export const EMPTY_BOARD: BoardState = {
  isOpen: false,
  tool: SELECT_TOOL,
  template: null,
  targetId: null,
  parent: null,
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

/** The error that keeps a geometry from being saved; computed once per geometry. */
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

/** The board as the map shows it; null while it is closed. Equal state gives the same object. */
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

/** Removes typed coordinates of vertices that a tool was placing, since they end with it. */
export function withoutPathTexts({ typed }: BoardState): readonly TypedVertex[] {
  return typed.some(({ of }) => of === null) ? typed.filter(({ of }) => of !== null) : typed;
}

/** The lines and rings whose vertices can be typed: of the path while drawing, else of the selected drawing. */
export function listBoardRings(state: BoardState): readonly VertexRing[] {
  if (state.tool.kind !== 'select') {
    const isClosed = state.tool.kind === 'hole' || state.tool.shape === 'Polygon';
    return [{ part: 0, ring: 0, isClosed, positions: state.path.map((position) => [...position]) }];
  }
  const selected = findSelected(state);
  return selected === null ? [] : listVertexRings(selected.geometry);
}

/** The result of finishing a path. */
export type Finished =
  | { readonly ok: true; readonly geometry: DrawnGeometry }
  | { readonly ok: false; readonly fault: DrawingFault };

/** The result of the placed vertices: a new geometry, or the selected one with a hole. */
export function finishPath(state: BoardState): Finished {
  const { tool } = state;
  const [corner, opposite] = state.path;
  const isBox = tool.kind === 'draw' && tool.isBox === true && corner !== undefined && opposite !== undefined;
  const path = isBox ? toRectangle(corner, opposite) : state.path;
  const selected = findSelected(state);
  const geometry =
    tool.kind === 'hole' && selected !== null
      ? addHole(selected.geometry, path)
      : toDrawnGeometry(tool.kind === 'draw' ? tool.shape : 'Polygon', path);
  const fault = path.length === 0 ? { reason: 'too_few' as const, at: [0, 0] } : findFault(geometry);
  return fault === null ? { ok: true, geometry } : { ok: false, fault };
}

/** Removes a drawing; selects the first remaining one, if any. */
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

/** Replaces the geometry of a drawing. */
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

/** Removes the selected vertex, or the last placed one; null if none can be removed. */
export function removeChosen(state: BoardState): BoardState | null {
  if (state.tool.kind !== 'select') {
    return state.path.length === 0 ? null : { ...state, path: state.path.slice(0, -1), refusal: null };
  }
  const selected = findSelected(state);
  const geometry = selected && state.vertex && removeVertex(selected.geometry, state.vertex);
  return selected && geometry ? withGeometry(state, selected.id, geometry, null) : null;
}
