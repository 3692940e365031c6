import type { Polygon, Position } from 'geojson';
import { describe, expect, test } from 'vitest';
import { listVertexRings } from './vertex-rings.ts';
import {
  addHole,
  insertVertex,
  moveVertex,
  removeRing,
  removeVertex,
  reorderVertex,
  toDrawnGeometry,
} from './vertices.ts';

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
const at = (index: number, ring = 0, part = 0) => ({ part, ring, index });

describe('vertices', () => {
  test('a ring stays closed when its first vertex moves', () => {
    const moved = moveVertex(area, at(0), [-1, -1]);
    expect(moved).toEqual({
      type: 'Polygon',
      coordinates: [
        [
          [-1, -1],
          [10, 0],
          [10, 10],
          [0, 10],
          [-1, -1],
        ],
      ],
    });
    expect(listVertexRings(moved)[0]?.positions).toHaveLength(4);
  });

  test('an altitude stays with its vertex', () => {
    const line = toDrawnGeometry('LineString', [
      [0, 0, 5],
      [1, 1, 6],
    ]);
    expect(moveVertex(line, at(1), [2, 2])).toMatchObject({
      coordinates: [
        [0, 0, 5],
        [2, 2, 6],
      ],
    });
  });

  test('vertices are inserted, removed and reordered', () => {
    const more = insertVertex(area, at(4), [-5, 5]);
    expect(listVertexRings(more)[0]?.positions.at(-1)).toEqual([-5, 5]);
    expect(removeVertex(more, at(4))).toEqual(area);
    const turned = reorderVertex(area, at(0), 2);
    expect(listVertexRings(turned)[0]?.positions.map(String)).toEqual(['10,0', '10,10', '0,0', '0,10']);
    expect(reorderVertex(area, at(0), 9)).toEqual(area);
  });

  test('a geometry keeps its minimum of vertices; a hole is removed instead', () => {
    expect(removeVertex(toDrawnGeometry('LineString', square.slice(0, 2)), at(0))).toBeNull();
    expect(removeVertex(toDrawnGeometry('Polygon', small), at(0))).toBeNull();
    expect(removeVertex(addHole(area, small), at(1, 1))).toEqual(area);
    expect(removeRing(addHole(area, small), at(0, 1))).toEqual(area);
    expect(removeRing(area, at(0))).toBeNull();
  });

  test('removing one polygon of several keeps the order of the other rings', () => {
    const two = {
      type: 'MultiPolygon' as const,
      coordinates: [
        (area as Polygon).coordinates,
        [
          [
            [20, 0],
            [22, 0],
            [22, 2],
            [20, 0],
          ],
        ],
      ],
    };
    expect(listVertexRings(two).map(({ part, ring }) => [part, ring])).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(removeVertex(two, at(0, 0, 1))).toEqual({
      type: 'MultiPolygon',
      coordinates: [(area as Polygon).coordinates],
    });
  });
});
