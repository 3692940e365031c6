import type { Layer, LayerMove } from '@waypost/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FOLDER_TYPE, GROUP_TYPE, makeLayer, toCode } from '../layer.fixture.ts';
import { parseClosed } from './closed-groups.ts';
import { toLayerMove } from './drop-instruction.ts';
import { toKeyMove } from './key-move.ts';
import { listAround, listInside, toLayerRows } from './layer-rows.ts';
import { FIRST, listGroups, listNeighbours, ROOT, toChosenMove } from './move-choices.ts';
import { moveInList } from './move-in-list.ts';

/** A group 1 with 2, and a group 3 with 4 inside it; then 5 at the root. */
const layers = [
  makeLayer(1, { type: GROUP_TYPE }),
  makeLayer(2, { parent: 1 }),
  makeLayer(3, { type: GROUP_TYPE, parent: 1 }),
  makeLayer(4, { parent: 3 }),
  makeLayer(5),
];
const numberOf = (code: string) => Number.parseInt(code.slice(-8), 16);
const numbers = (list: readonly Layer[]) => list.map(({ code }) => numberOf(code));
const get = (list: readonly Layer[], short: number) => {
  const found = list.find(({ code }) => code === toCode(short));
  if (found === undefined) throw new Error(`There is no layer ${short}.`);
  return found;
};
/** The list as `layer:parent`. */
const places = (list: readonly Layer[]) =>
  list.map(
    ({ code, parent_code }) => `${numberOf(code)}:${parent_code === null ? '' : numberOf(parent_code)}`,
  );
const above = (short: number) => ({ above: toCode(short) });
const below = (short: number) => ({ below: toCode(short) });
const into = (short: number | null) => ({ into: short === null ? null : toCode(short) });

describe('the rows of the tree', () => {
  const rowsOf = (...closed: number[]) =>
    toLayerRows(layers, new Set(closed.map(toCode))).map(({ layer, level }) => [numberOf(layer.code), level]);

  it('show what is in open groups', () => {
    expect(rowsOf()).toEqual([
      [1, 1],
      [2, 2],
      [3, 2],
      [4, 3],
      [5, 1],
    ]);
    expect(rowsOf(3)).toEqual([
      [1, 1],
      [2, 2],
      [3, 2],
      [5, 1],
    ]);
    expect(rowsOf(1)).toEqual([
      [1, 1],
      [5, 1],
    ]);
  });

  it('count siblings, and have a layer whose group is unknown at the root', () => {
    const rows = toLayerRows([makeLayer(1, { parent: 9 }), makeLayer(2)], new Set());
    expect(rows.map(({ level, position, setSize }) => [level, position, setSize])).toEqual([
      [1, 1, 2],
      [1, 2, 2],
    ]);
  });

  it('list what is inside and around a layer', () => {
    expect([...listInside(layers, toCode(1))].map(numberOf)).toEqual([1, 2, 3, 4]);
    expect(numbers(listAround(layers, toCode(4)))).toEqual([3, 1]);
  });
});

describe('moveInList', () => {
  const moved = (short: number, move: LayerMove) => places(moveInList(layers, toCode(short), move));

  it('moves a layer above and below others, and into groups, with what is in it', () => {
    expect(moved(5, above(1))).toEqual(['5:', '1:', '2:1', '3:1', '4:3']);
    expect(moved(5, above(2))).toEqual(['1:', '5:1', '2:1', '3:1', '4:3']);
    expect(moved(2, below(3))).toEqual(['1:', '3:1', '4:3', '2:1', '5:']);
    expect(moved(1, below(5))).toEqual(['5:', '1:', '2:1', '3:1', '4:3']);
    expect(moved(5, into(3))).toEqual(['1:', '2:1', '3:1', '5:3', '4:3']);
    expect(moved(4, into(null))).toEqual(['4:', '1:', '2:1', '3:1', '5:']);
  });

  it('leaves the list as it is beside or into itself, and beside an unknown layer', () => {
    for (const move of [into(1), into(3), above(4), below(1), above(9)])
      expect(moveInList(layers, toCode(1), move)).toBe(layers);
  });

  it('keeps every layer once, each group before what is in it', () => {
    const step = fc.record({
      layer: fc.integer({ min: 0, max: 9 }),
      to: fc.integer({ min: 0, max: 9 }),
      how: fc.constantFrom('above', 'below', 'into', 'root'),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let list = Array.from({ length: 10 }, (_, index) =>
          makeLayer(index, { type: index < 4 ? GROUP_TYPE : FOLDER_TYPE }),
        );
        for (const { layer, to, how } of steps) {
          // Only groups hold layers.
          const move =
            how === 'above' ? above(to) : how === 'below' ? below(to) : into(how === 'root' ? null : to % 4);
          list = moveInList(list, toCode(layer), move);
        }
        expect(numbers(list).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
        expect(toLayerRows(list, new Set()).map(({ layer }) => layer.code)).toEqual(
          list.map(({ code }) => code),
        );
      }),
    );
  });
});

describe('a drop', () => {
  it('places a layer by the instruction', () => {
    const target = toCode(4);
    expect(toLayerMove(layers, target, { type: 'reorder-above' })).toEqual(above(4));
    expect(toLayerMove(layers, target, { type: 'reorder-below' })).toEqual(below(4));
    expect(toLayerMove(layers, toCode(3), { type: 'make-child' })).toEqual(into(3));
    expect(toLayerMove(layers, target, { type: 'reparent', desiredLevel: 1 })).toEqual(below(3));
    expect(toLayerMove(layers, target, { type: 'reparent', desiredLevel: 0 })).toEqual(below(1));
  });
});

describe('Alt with an arrow key', () => {
  const keyMove = (short: number, key: string) => toKeyMove(layers, get(layers, short), key);

  it('moves a layer among its siblings, into the group above it, and out of its group', () => {
    expect(keyMove(5, 'ArrowUp')).toEqual(above(1));
    expect(keyMove(2, 'ArrowDown')).toEqual(below(3));
    expect(keyMove(5, 'ArrowRight')).toEqual(into(1));
    expect(keyMove(4, 'ArrowLeft')).toEqual(below(3));
  });

  it('does nothing at the ends, beside a layer that is no group, and at the root', () => {
    expect(keyMove(1, 'ArrowUp')).toBeNull();
    expect(keyMove(5, 'ArrowDown')).toBeNull();
    expect(keyMove(3, 'ArrowRight')).toBeNull();
    expect(keyMove(5, 'ArrowLeft')).toBeNull();
    expect(keyMove(5, 'Enter')).toBeNull();
  });
});

describe('Move to', () => {
  it('offers groups by their path, without the layer itself', () => {
    const labels = (short: number) =>
      listGroups(layers, get(layers, short), ({ properties }) => properties.name).map(({ label }) => label);
    expect(labels(5)).toEqual(['Layer 1', 'Layer 1 / Layer 3']);
    expect(labels(3)).toEqual(['Layer 1']);
  });

  it('offers the places in a group', () => {
    expect(numbers(listNeighbours(layers, get(layers, 5), toCode(1)))).toEqual([2, 3]);
    expect(numbers(listNeighbours(layers, get(layers, 5), ROOT))).toEqual([1]);
    expect(toChosenMove(ROOT, FIRST)).toEqual(into(null));
    expect(toChosenMove(toCode(1), FIRST)).toEqual(into(1));
    expect(toChosenMove(toCode(1), toCode(2))).toEqual(below(2));
  });
});

it('reads stored closed groups, and none from anything else', () => {
  expect(parseClosed('["a","b"]')).toEqual(new Set(['a', 'b']));
  for (const text of [null, 'nonsense', '{"a":1}', '[1]', 'null'])
    expect(parseClosed(text)).toEqual(new Set());
});
