import { expect, test } from 'vitest';
import { findDrawingFault } from './drawing-fault.ts';
import { toRectangle } from './rectangle.ts';
import { toDrawnGeometry } from './vertices.ts';

test('a rectangle has its sides along meridians and parallels', () => {
  expect(toRectangle([1, 2], [5, 4])).toEqual([
    [1, 2],
    [5, 2],
    [5, 4],
    [1, 4],
  ]);
  expect(findDrawingFault(toDrawnGeometry('Polygon', toRectangle([5, 4], [1, 2])))).toBeNull();
});

test('a rectangle without width has too few vertices to be an area', () => {
  expect(findDrawingFault(toDrawnGeometry('Polygon', toRectangle([1, 2], [1, 4])))?.reason).toBe('too_few');
});
