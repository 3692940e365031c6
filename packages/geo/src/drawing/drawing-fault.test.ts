import type { Position } from 'geojson';
import { describe, expect, test } from 'vitest';
import { findDrawingFault } from './drawing-fault.ts';
import { addHole, toDrawnGeometry } from './vertices.ts';

const square: Position[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];
const small: Position[] = [
  [2, 2],
  [4, 2],
  [4, 4],
];
const area = toDrawnGeometry('Polygon', square);

describe('faults', () => {
  test('a self-intersection is reported where it crosses', () => {
    const bow = toDrawnGeometry('Polygon', [
      [0, 0],
      [10, 10],
      [10, 0],
      [0, 10],
    ]);
    expect(findDrawingFault(bow)).toEqual({ reason: 'self_crossing', at: [5, 5] });
  });

  test('a hole must lie inside the shell and outside other holes', () => {
    expect(findDrawingFault(addHole(area, small))).toBeNull();
    const out = small.map(([x = 0, y = 0]) => [x + 20, y]);
    expect(findDrawingFault(addHole(area, out))).toMatchObject({ reason: 'hole_outside' });
    const across = small.map(([x = 0, y = 0]) => [x + 7, y]);
    expect(findDrawingFault(addHole(area, across))).toMatchObject({ reason: 'self_crossing' });
    const inner: Position[] = [
      [3.5, 2.5],
      [3.8, 2.5],
      [3.8, 2.8],
    ];
    expect(findDrawingFault(addHole(addHole(area, small), inner))).toMatchObject({
      reason: 'hole_outside',
    });
  });

  test('too few distinct vertices are reported', () => {
    expect(
      findDrawingFault(
        toDrawnGeometry('LineString', [
          [1, 1],
          [1, 1],
        ]),
      )?.reason,
    ).toBe('too_few');
    expect(findDrawingFault(toDrawnGeometry('Polygon', square.slice(0, 2)))?.reason).toBe('too_few');
    expect(findDrawingFault(toDrawnGeometry('LineString', square))).toBeNull();
    expect(findDrawingFault(toDrawnGeometry('Point', [[1, 1]]))).toBeNull();
  });
});
