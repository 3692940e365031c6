import type { Template } from '@waypost/contract';
import {
  besidePosition,
  type DrawnGeometry,
  insertVertex,
  moveVertex,
  removeRing,
  removeVertex,
  reorderVertex,
  type VertexPath,
} from '@waypost/geo';
import type { DrawingEvent, DrawingTool, LngLat } from '@waypost/map-engine';
import { createStore, type Store } from '../../../data/create-store.ts';
import type { ParentFeature } from '../../../map/session/drawing-opener.ts';
import { createFormValues, type FormValues, isTemplateFor } from '../form/form-values.ts';
import {
  type BoardState,
  type Drawing,
  EMPTY_BOARD,
  findSelected,
  finishPath,
  removeChosen,
  removeDrawing,
  SELECT_TOOL,
  withGeometry,
  withoutPathTexts,
} from './board-state.ts';

/** The number of undo steps. */
const MAX_STEPS = 100;

/** The part of the state that undo restores; form values stay. */
type Step = Pick<
  BoardState,
  'tool' | 'template' | 'targetId' | 'drawings' | 'selectedId' | 'vertex' | 'path'
>;

/** Separate from the board, because it changes on each pointer move. */
export interface BoardPointer {
  /** The position of the next vertex. */
  readonly lngLat: LngLat | null;
}

export interface BoardHistory {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export interface BoardOptions {
  readonly createId: () => string;
  /** The initial project of a new drawing. */
  readonly getProjectId: () => number | null;
  /** Called with rejected actions; texts are up to the owner. */
  readonly onRefused?: (reason: 'self_crossing' | 'hole_outside' | 'too_few') => void;
}

/** A board and its actions. */
export interface Board {
  readonly store: Store<BoardState>;
  readonly pointer: Store<BoardPointer>;
  readonly history: Store<BoardHistory>;
  readonly handle: (event: DrawingEvent) => void;
  /** Adds a geometry that was not drawn by hand, with an initial name; observed now unless it says otherwise. */
  readonly add: (geometry: DrawnGeometry, name: string, observedAt?: number) => void;
  readonly setSearch: (search: string) => void;
  readonly setOpen: (isOpen: boolean) => void;
  /** New drawings belong to a feature until the tools are closed. */
  readonly setParent: (parent: ParentFeature | null) => void;
  readonly setTool: (tool: DrawingTool, template?: Template | null, targetId?: number | null) => void;
  readonly select: (id: string | null, vertex?: VertexPath | null) => void;
  readonly remove: (id: string) => void;
  /** Creates another feature from a drawing that was saved before. @returns the drawing as it is sent from now on. */
  readonly renew: (id: string) => Drawing | null;
  readonly setForm: (id: string, change: (form: FormValues) => FormValues) => void;
  readonly moveVertex: (path: VertexPath, to: LngLat) => void;
  readonly insertVertex: (path: VertexPath, position: LngLat) => void;
  readonly reorderVertex: (path: VertexPath, to: number) => void;
  readonly removeVertex: (path: VertexPath) => void;
  readonly removeRing: (path: VertexPath) => void;
  /** Removes the selected vertex, or the last placed one. */
  readonly removeChosen: () => void;
  readonly finish: () => void;
  /** Discards the path; without one, deselects the tool. @returns false if there was nothing to cancel. */
  readonly cancel: () => boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Empties the board. */
  readonly reset: () => void;
  /** Fills an empty board, for example with a draft; cannot be undone. */
  readonly load: (state: Partial<BoardState>) => void;
}

function toStep({ tool, template, targetId, drawings, selectedId, vertex, path }: BoardState): Step {
  return { tool, template, targetId, drawings, selectedId, vertex, path };
}

/** Undoes or redoes a step. */
function createHistory(store: Store<BoardState>) {
  const shown = createStore<BoardHistory>({ canUndo: false, canRedo: false });
  let past: Step[] = [];
  let future: Step[] = [];
  const publish = () => shown.set({ canUndo: past.length > 0, canRedo: future.length > 0 });
  const bring = (step: Step) => {
    const { drawings } = store.get();
    /** With the current form values and the current id for the server. */
    const asNow = (drawing: Drawing): Drawing => {
      const now = drawings.find(({ id }) => id === drawing.id);
      return now === undefined ? drawing : { ...now, geometry: drawing.geometry };
    };
    store.set({
      ...step,
      drawings: step.drawings.map(asNow),
      refusal: null,
    });
    publish();
  };
  return {
    shown,
    push(step: Step) {
      past = [...past, step].slice(-MAX_STEPS);
      future = [];
      publish();
    },
    clear() {
      past = [];
      future = [];
      publish();
    },
    undo() {
      const step = past.pop();
      if (step === undefined) return;
      future.push(toStep(store.get()));
      bring(step);
    },
    redo() {
      const step = future.pop();
      if (step === undefined) return;
      past.push(toStep(store.get()));
      bring(step);
    },
  };
}

/** Creates a board. Its state is kept in `store`; the map shows `toDrawingScene` of it. */
export function createBoard({ createId, getProjectId, onRefused }: BoardOptions): Board {
  const store = createStore<BoardState>(EMPTY_BOARD);
  const pointer = createStore<BoardPointer>({ lngLat: null });
  const history = createHistory(store);
  let dragStart: Step | null = null;

  /** A change that can be undone. */
  const change = (next: Partial<BoardState>, from: Step = toStep(store.get())) => {
    history.push(from);
    store.set({ refusal: null, ...next });
  };
  const add = (geometry: DrawnGeometry, from = toStep(store.get()), name = '', drawnAt = Date.now()) => {
    const { drawings, template, targetId, parent } = store.get();
    const fitting = template !== null && isTemplateFor(template, geometry) ? template : null;
    const projectId = targetId ?? parent?.projectId ?? getProjectId();
    const empty = { ...createFormValues(projectId, fitting), parent };
    // The name is given by the template.
    const form = fitting === null ? { ...empty, name } : empty;
    const drawing: Drawing = { id: createId(), geometry, drawnAt, form };
    pointer.set({ lngLat: null });
    change(
      {
        drawings: [...drawings, drawing],
        selectedId: drawing.id,
        vertex: null,
        path: [],
        tool: SELECT_TOOL,
        typed: withoutPathTexts(store.get()),
      },
      from,
    );
  };
  const edit = (id: string, geometry: DrawnGeometry, vertex: VertexPath | null, isFinal: boolean) => {
    const state = store.get();
    dragStart ??= toStep(state);
    const typed = withoutPathTexts(state);
    const next = { ...withGeometry(state, id, geometry, vertex), path: [], tool: SELECT_TOOL, typed };
    if (!isFinal) {
      store.set(next);
      return;
    }
    change(next, dragStart);
    dragStart = null;
  };
  const setPath = (path: readonly LngLat[]) => {
    if (path !== store.get().path) change({ path });
  };
  /** Changes the path while drawing, else the selected geometry. */
  const changeVertices = (
    onPath: (path: readonly LngLat[]) => readonly LngLat[],
    onGeometry: (geometry: DrawnGeometry) => DrawnGeometry | null,
    vertex: VertexPath | null,
  ) => {
    const state = store.get();
    if (state.tool.kind !== 'select') {
      change({ path: onPath(state.path) });
      return;
    }
    const selected = findSelected(state);
    const geometry = selected && onGeometry(selected.geometry);
    if (selected && geometry) change(withGeometry(state, selected.id, geometry, vertex));
    else if (selected) onRefused?.('too_few');
  };
  const refuse = (fault: NonNullable<BoardState['refusal']>) => {
    store.set({ refusal: fault.reason === 'too_few' ? null : fault });
    onRefused?.(fault.reason);
  };

  return {
    store,
    pointer,
    history: history.shown,
    handle(event) {
      switch (event.type) {
        case 'drawing.changed':
          pointer.set({ lngLat: event.pointer });
          setPath(event.path);
          return;
        case 'drawing.finished':
          add(event.geometry);
          return;
        case 'drawing.edited':
          edit(event.id, event.geometry, event.vertex, event.isFinal);
          return;
        case 'drawing.selected':
          store.set({ selectedId: event.id, vertex: event.vertex });
          return;
        case 'drawing.refused':
          refuse({ reason: event.reason, at: event.at });
      }
    },
    add: (geometry, name, observedAt) => add(geometry, toStep(store.get()), name, observedAt),
    setSearch: (search) => store.set({ search }),
    // Closed, the tools are used for something else next.
    setOpen: (isOpen) => store.set(isOpen ? { isOpen } : { isOpen, parent: null }),
    setParent: (parent) => store.set({ parent }),
    setTool(tool, template = null, targetId = null) {
      const { path } = store.get();
      const typed = withoutPathTexts(store.get());
      pointer.set({ lngLat: null });
      if (path.length > 0) change({ tool, template, targetId, path: [], vertex: null, typed });
      else store.set({ tool, template, targetId, vertex: null, refusal: null, typed });
    },
    select: (selectedId, vertex = null) => store.set({ selectedId, vertex }),
    remove: (id) => change(removeDrawing(store.get(), id)),
    renew(id) {
      const localUuid = createId();
      const { drawings } = store.get();
      store.set({ drawings: drawings.map((one) => (one.id === id ? { ...one, localUuid } : one)) });
      return store.get().drawings.find((one) => one.id === id) ?? null;
    },
    setForm: (id, toForm) =>
      store.set({
        drawings: store
          .get()
          .drawings.map((drawing) =>
            drawing.id === id ? { ...drawing, form: toForm(drawing.form) } : drawing,
          ),
      }),
    moveVertex: (path, to) =>
      changeVertices(
        (all) =>
          all.map((position, index) => (index === path.index ? besidePosition(to, position) : position)),
        (geometry) => moveVertex(geometry, path, to),
        path,
      ),
    insertVertex: (path, position) =>
      changeVertices(
        (all) => all.toSpliced(path.index, 0, besidePosition(position, all.at(path.index - 1))),
        (geometry) => insertVertex(geometry, path, position),
        path,
      ),
    reorderVertex: (path, to) =>
      changeVertices(
        (all) => moveItem(all, path.index, to),
        (geometry) => reorderVertex(geometry, path, to),
        { ...path, index: to },
      ),
    removeVertex: (path) =>
      changeVertices(
        (all) => all.toSpliced(path.index, 1),
        (geometry) => removeVertex(geometry, path),
        null,
      ),
    removeRing: (path) =>
      changeVertices(
        (all) => all,
        (geometry) => removeRing(geometry, path),
        null,
      ),
    removeChosen() {
      const next = removeChosen(store.get());
      if (next !== null) change(next);
      else if (store.get().vertex !== null) onRefused?.('too_few');
    },
    finish() {
      const state = store.get();
      if (state.tool.kind === 'select') return;
      const finished = finishPath(state);
      if (!finished.ok) refuse(finished.fault);
      else if (state.tool.kind === 'hole' && state.selectedId !== null) {
        edit(state.selectedId, finished.geometry, null, true);
      } else add(finished.geometry);
    },
    cancel() {
      const { path, tool } = store.get();
      const typed = withoutPathTexts(store.get());
      if (path.length > 0) change({ path: [], typed });
      else if (tool.kind !== 'select') store.set({ tool: SELECT_TOOL, template: null, typed });
      else return false;
      pointer.set({ lngLat: null });
      return true;
    },
    undo: history.undo,
    redo: history.redo,
    reset() {
      const { isOpen } = store.get();
      store.set({ ...EMPTY_BOARD, isOpen });
      pointer.set({ lngLat: null });
      history.clear();
    },
    load(state) {
      store.set({ ...EMPTY_BOARD, ...state });
      history.clear();
    },
  };
}

function moveItem(all: readonly LngLat[], from: number, to: number): readonly LngLat[] {
  const moved = all[from];
  if (moved === undefined || to < 0 || to >= all.length) return all;
  return all.toSpliced(from, 1).toSpliced(to, 0, moved);
}
