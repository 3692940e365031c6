import { describe, expect, it } from 'vitest';
import { createBoard } from '../board/board.ts';
import { toMeasures } from './to-measures.ts';

const create = (shape: 'LineString' | 'Polygon') => {
  const board = createBoard({ createId: () => 'measured', getProjectId: () => null });
  board.setTool({ kind: 'draw', shape });
  return board;
};
const place = (board: ReturnType<typeof create>, ...path: [number, number][]) =>
  board.handle({ type: 'drawing.changed', path, pointer: null });
const textsOf = (board: ReturnType<typeof create>, pointer: [number, number] | null = null) =>
  toMeasures(board.store.get(), pointer, 'en', 'metric').map(({ label, text }) => `${label} ${text}`);

describe('the measures', () => {
  it('are none before two vertices', () => {
    const board = create('LineString');
    expect(textsOf(board, [0, 0])).toEqual([]);
    place(board, [0, 0]);
    expect(textsOf(board)).toEqual([]);
  });

  it('of a line are its length, including the way to the pointer', () => {
    const board = create('LineString');
    place(board, [0, 0], [0.1, 0]);
    // A degree at the equator is 111.32 km.
    expect(textsOf(board)).toEqual(['measuring.length 11.1 km']);
    expect(textsOf(board, [0.2, 0])).toEqual(['measuring.length 22.3 km']);
  });

  it('of an area are its area and perimeter, and of two vertices their distance', () => {
    const board = create('Polygon');
    place(board, [0, 0], [0.1, 0]);
    expect(textsOf(board)).toEqual(['measuring.length 11.1 km']);
    place(board, [0, 0], [0.1, 0], [0.1, 0.1], [0, 0.1]);
    const before = textsOf(board);
    expect(before).toEqual(['measuring.area 123 km² (12,309 ha)', 'measuring.perimeter 44.4 km']);
    board.finish();
    expect(textsOf(board, [5, 5])).toEqual(before);
  });
});
