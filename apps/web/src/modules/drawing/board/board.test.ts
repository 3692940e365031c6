import type { LngLat } from '@waypost/map-engine';
import { beforeEach, describe, expect, it } from 'vitest';
import { toFeatureCreate } from '../form/form-values.ts';
import { type Board, createBoard } from './board.ts';
import { SELECT_TOOL, toDrawingScene } from './board-state.ts';

const square: LngLat[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];
const bow: LngLat[] = [
  [0, 0],
  [10, 10],
  [10, 0],
  [0, 10],
];

let board: Board;
let refusals: string[];
beforeEach(() => {
  refusals = [];
  let count = 0;
  board = createBoard({
    createId: () => {
      count += 1;
      return `drawing-${count}`;
    },
    getProjectId: () => 7,
    onRefused: (reason) => refusals.push(reason),
  });
  board.setOpen(true);
});

/** Places vertices as the coordinates panel does. */
function draw(shape: 'LineString' | 'Polygon', path: readonly LngLat[]): void {
  board.setTool({ kind: 'draw', shape });
  path.forEach((position, index) => {
    board.insertVertex({ part: 0, ring: 0, index }, position);
  });
  board.finish();
}

const state = () => board.store.get();
const geometries = () => state().drawings.map(({ geometry }) => geometry);

describe('a board', () => {
  it('adds an outline with its name as a drawing that can be undone', () => {
    board.setSearch('fin');
    board.add({ type: 'Polygon', coordinates: [[...square, [0, 0]]] }, 'Finland');
    expect(state().drawings.map(({ form }) => [form.name, form.projectId])).toEqual([['Finland', 7]]);
    expect(state()).toMatchObject({ selectedId: 'drawing-1', tool: SELECT_TOOL });
    board.undo();
    expect(geometries()).toEqual([]);
    board.reset();
    expect(state().search).toBe('');
  });

  it("selects a finished drawing in the page's project, and deselects the tool", () => {
    draw('Polygon', square);
    expect(state()).toMatchObject({ selectedId: 'drawing-1', tool: SELECT_TOOL, path: [] });
    expect(state().drawings[0]?.form.projectId).toBe(7);
    board.remove('drawing-1');
    expect(state().selectedId).toBeNull();
  });

  it('rejects a self-intersecting area, keeps its vertices and marks the crossing', () => {
    draw('Polygon', bow);
    expect(refusals).toEqual(['self_crossing']);
    expect(state().path).toHaveLength(4);
    expect(toDrawingScene(state())?.fault).toEqual([5, 5]);
    board.moveVertex({ part: 0, ring: 0, index: 1 }, [-5, 5]);
    expect(toDrawingScene(state())?.fault).toBeNull();
  });

  it('rejects too few vertices and continues drawing', () => {
    draw('Polygon', square.slice(0, 2));
    expect(refusals).toEqual(['too_few']);
    expect(state().tool.kind).toBe('draw');
  });

  it('undoes and redoes tool and path, and leaves forms alone', () => {
    draw('LineString', square.slice(0, 2));
    board.setForm('drawing-1', (form) => ({ ...form, name: 'Typed' }));
    board.moveVertex({ part: 0, ring: 0, index: 0 }, [1, 1]);
    board.undo();
    expect(geometries()).toEqual([{ type: 'LineString', coordinates: square.slice(0, 2) }]);
    expect(state().drawings[0]?.form.name).toBe('Typed');
    board.undo();
    expect(state()).toMatchObject({ drawings: [], path: { length: 2 }, tool: { kind: 'draw' } });
    board.redo();
    board.redo();
    expect(geometries()).toEqual([
      {
        type: 'LineString',
        coordinates: [
          [1, 1],
          [10, 0],
        ],
      },
    ]);
    expect(board.history.get()).toEqual({ canUndo: true, canRedo: false });
  });

  it('records a drag as one step', () => {
    draw('Polygon', square);
    const [before] = geometries();
    const moved = {
      type: 'Polygon' as const,
      coordinates: [
        [
          [0, 0],
          [20, 0],
          [10, 10],
          [0, 0],
        ],
      ],
    };
    const edited = { type: 'drawing.edited' as const, id: 'drawing-1', geometry: moved, vertex: null };
    for (const isFinal of [false, false, true]) board.handle({ ...edited, isFinal });
    expect(geometries()).toEqual([moved]);
    board.undo();
    expect(geometries()).toEqual([before]);
  });

  it('cancels first the path, then the tool, then nothing', () => {
    board.setTool({ kind: 'draw', shape: 'Polygon' });
    board.handle({ type: 'drawing.changed', path: square, pointer: null });
    expect([board.cancel(), state().path.length, state().tool.kind]).toEqual([true, 0, 'draw']);
    expect([board.cancel(), state().tool.kind]).toEqual([true, 'select']);
    expect(board.cancel()).toBe(false);
    board.undo();
    expect(state().path).toEqual(square);
  });

  it('draws a hole into the selected area, and removes it', () => {
    draw('Polygon', square);
    board.setTool({ kind: 'hole' });
    for (const [index, position] of (
      [
        [2, 2],
        [4, 2],
        [4, 4],
      ] as LngLat[]
    ).entries()) {
      board.insertVertex({ part: 0, ring: 0, index }, position);
    }
    board.finish();
    expect(geometries()[0]).toMatchObject({ coordinates: { length: 2 } });
    expect(state().tool).toEqual(SELECT_TOOL);
    board.removeRing({ part: 0, ring: 1, index: 0 });
    expect(geometries()[0]).toMatchObject({ coordinates: { length: 1 } });
  });

  it('removes the selected or last placed vertex, but never too many', () => {
    draw('Polygon', square.slice(0, 3));
    board.select('drawing-1', { part: 0, ring: 0, index: 1 });
    board.removeChosen();
    expect(refusals).toEqual(['too_few']);
    board.setTool({ kind: 'draw', shape: 'LineString' });
    board.handle({ type: 'drawing.changed', path: square, pointer: null });
    board.removeChosen();
    expect(state().path).toHaveLength(3);
  });

  it('shows nothing while closed, and the same scene while nothing changes', () => {
    draw('Polygon', square);
    expect(toDrawingScene(state())).toBe(toDrawingScene(state()));
    board.setOpen(false);
    expect(toDrawingScene(state())).toBeNull();
  });

  it('creates another feature from a drawing on request, which undo does not revert', () => {
    draw('LineString', square);
    const [drawing] = state().drawings;
    expect(drawing && toFeatureCreate(drawing).local_uuid).toBe('drawing-1');
    board.moveVertex({ part: 0, ring: 0, index: 0 }, [1, 1]);
    const renewed = board.renew('drawing-1');
    expect(renewed && toFeatureCreate(renewed).local_uuid).toBe('drawing-2');
    board.undo();
    expect(state().drawings).toMatchObject([{ id: 'drawing-1', localUuid: 'drawing-2' }]);
    expect(geometries()).toMatchObject([{ coordinates: { 0: [0, 0] } }]);
  });
});
