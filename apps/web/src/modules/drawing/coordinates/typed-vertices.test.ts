import { beforeEach, describe, expect, test } from 'vitest';
import { type Board, createBoard } from '../board/board.ts';
import { commitTyped, findTyped, hasTyped, settleTyped, typeVertex } from './typed-vertices.ts';

const at = (index: number) => ({ part: 0, ring: 0, index });

let board: Board;
beforeEach(() => {
  let count = 0;
  board = createBoard({
    createId: () => {
      count += 1;
      return `drawing-${count}`;
    },
    getProjectId: () => 7,
  });
  board.add(
    {
      type: 'LineString',
      coordinates: [
        [0, 0],
        [10, 10],
      ],
    },
    'Reef',
  );
});
const settle = () => settleTyped(board, 'drawing-1')?.geometry.coordinates ?? null;

describe('saving', () => {
  test('applies the rows and the field of a new vertex', () => {
    typeVertex(board, at(2), '21, 20', true);
    typeVertex(board, at(1), '12, 11');
    expect(settle()).toEqual([
      [0, 0],
      [11, 12],
      [20, 21],
    ]);
    expect(board.store.get().typed).toEqual([]);
    board.undo();
    board.undo();
    expect(settle()).toEqual([
      [0, 0],
      [10, 10],
    ]);
  });

  test('is refused for an invalid vertex, whose field keeps the text and shows the error', () => {
    typeVertex(board, at(0), '91, 0');
    typeVertex(board, at(2), 'north', true);
    typeVertex(board, at(1), '');
    expect(settle()).toBeNull();
    const { typed } = board.store.get();
    expect(typed.map(({ text, fault }) => [text, fault])).toEqual([
      ['91, 0', 'drawing.range.latitudeHigh'],
      ['', 'drawing.unreadable'],
      ['north', 'drawing.unreadable'],
    ]);
    typeVertex(board, at(0), '9, 0');
    typeVertex(board, at(1), null);
    typeVertex(board, at(2), null, true);
    expect(settle()).toEqual([
      [0, 9],
      [10, 10],
    ]);
  });

  test('selects the vertex of an invalid text', () => {
    typeVertex(board, at(0), 'north');
    board.select(null);
    expect(findTyped(board.store.get(), at(0))).toBeNull();
    expect(settle()).toBeNull();
    expect(board.store.get().selectedId).toBe('drawing-1');
    expect(findTyped(board.store.get(), at(0))?.fault).toBe('drawing.unreadable');
  });
});

test('a text is void once its vertex has moved', () => {
  typeVertex(board, at(0), 'north');
  board.moveVertex(at(0), [5, 5]);
  expect(findTyped(board.store.get(), at(0))).toBeNull();
  expect(commitTyped(board)).toBe(true);
});

test('finishing applies the typed vertex', () => {
  board.setTool({ kind: 'draw', shape: 'LineString' });
  board.insertVertex(at(0), [1, 1]);
  typeVertex(board, at(1), '2, 3', true);
  expect(commitTyped(board)).toBe(true);
  expect(board.store.get().path).toEqual([
    [1, 1],
    [3, 2],
  ]);
});

test('typed texts end with their path or hole', () => {
  board.setTool({ kind: 'draw', shape: 'LineString' });
  board.insertVertex(at(0), [1, 1]);
  board.insertVertex(at(1), [2, 2]);
  typeVertex(board, at(2), 'nor', true);
  expect(hasTyped(board.store.get())).toBe(true);
  board.handle({
    type: 'drawing.finished',
    geometry: {
      type: 'LineString',
      coordinates: [
        [1, 1],
        [2, 2],
      ],
    },
  });
  expect(hasTyped(board.store.get())).toBe(false);
  typeVertex(board, { part: 0, ring: 1, index: 0 }, '1, 1', true);
  expect(findTyped(board.store.get(), { part: 0, ring: 1, index: 0 }, true)).toBeNull();
  expect(commitTyped(board)).toBe(true);
});
