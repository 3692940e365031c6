import { beforeEach, expect, it } from 'vitest';
import { type Board, createBoard } from '../board/board.ts';
import { findSelected } from '../board/board-state.ts';
import { toFeatureCreate } from '../form/form-values.ts';
import { beginFeature } from './begin-feature.ts';

let board: Board;
beforeEach(() => {
  board = createBoard({ createId: () => crypto.randomUUID(), getProjectId: () => 7 });
});

it('opens the form of a feature with all it was begun with, in the project of the page', async () => {
  board.setTool({ kind: 'draw', shape: 'Polygon' }, null, 9);
  const data = [{ key: 'Vessel', value: 'La Perla', type: 0 }];
  await beginFeature(board, {
    geometry: { type: 'Point', coordinates: [-109.8, 24.1] },
    ...{ name: 'La Perla', description: 'La Ventana', data, observedAt: 1_000, pictures: [] },
  });
  expect(board.store.get().isOpen).toBe(true);
  const drawing = findSelected(board.store.get());
  if (drawing === null) throw new Error('Nothing is on the board.');
  expect(drawing.form.projectId).toBe(7);
  expect(toFeatureCreate(drawing)).toMatchObject({
    name: 'La Perla',
    description: 'La Ventana',
    data,
    created_origin: 1_000,
  });
  board.undo();
  expect(board.store.get().drawings).toEqual([]);
});
