import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validateGeometry } from './validation.ts';

const SQUARE = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 0],
];

describe('checks of an import', () => {
  test.each([
    ['a point', { type: 'Point', coordinates: [180, -90, 5] }],
    [
      'a line',
      {
        type: 'LineString',
        coordinates: [
          [0, 0],
          [1, 1],
        ],
      },
    ],
    ['a polygon', { type: 'Polygon', coordinates: [SQUARE] }],
    ['a multi-polygon', { type: 'MultiPolygon', coordinates: [[SQUARE], [SQUARE]] }],
  ])('%s is valid', (_what, geometry) => {
    expect(validateGeometry(geometry)).toEqual({ status: 'valid', issues: [] });
  });

  test.each([
    [null, '', 'Missing geometry'],
    [undefined, '', 'Missing geometry'],
    [{ type: 'Point', coordinates: [181, 0] }, 'coordinates', 'Invalid coordinates'],
    [{ type: 'Point', coordinates: [0, -90.1] }, 'coordinates', 'Invalid coordinates'],
    [{ type: 'Point', coordinates: ['1', 2] }, 'coordinates', 'Invalid coordinates'],
    [{ type: 'Point', coordinates: [Number.NaN, 2] }, 'coordinates', 'Invalid coordinates'],
    [{ type: 'Point', coordinates: [1, 2, -1.797e308] }, 'coordinates', 'Invalid coordinates'],
    [{ type: 'Point', coordinates: [1, 2, 1e300] }, 'coordinates', 'Invalid coordinates'],
    [{ type: 'Point' }, 'coordinates', 'Invalid coordinates'],
    [{ type: 'LineString', coordinates: [[0, 0]] }, 'coordinates', 'LineString must have at least 2 points'],
    [
      {
        type: 'LineString',
        coordinates: [
          [3, 4, 1],
          [3, 4, 2],
          [3, 4],
        ],
      },
      'coordinates',
      'LineString must have at least 2 points',
    ],
    [
      {
        type: 'LineString',
        coordinates: [
          [0, 0],
          [541, 0],
        ],
      },
      'coordinates.1',
      'Invalid coordinates',
    ],
    [{ type: 'Polygon', coordinates: [] }, 'coordinates', 'Polygon must have at least 4 points'],
    [
      { type: 'Polygon', coordinates: [SQUARE, SQUARE.slice(1)] },
      'coordinates.1',
      'Polygon must have at least 4 points',
    ],
    [
      { type: 'Polygon', coordinates: [[...SQUARE, [0, 2]]] },
      'coordinates.0',
      'Polygon must end where it begins',
    ],
    [
      { type: 'MultiPolygon', coordinates: [[SQUARE], [[[0, 0]]]] },
      'coordinates.1.0',
      'Polygon must have at least 4 points',
    ],
    [{ type: 'Circle', coordinates: [0, 0] }, 'type', 'Unsupported geometry type'],
  ])('%j is an error', (geometry, path, message) => {
    expect(validateGeometry(geometry)).toEqual({ status: 'error', issues: [{ path, message }] });
  });

  test('at most twenty issues are reported', () => {
    const coordinates = Array.from({ length: 1000 }, () => [500, 500]);
    expect(validateGeometry({ type: 'LineString', coordinates }).issues).toHaveLength(20);
  });
});

test('a line is valid exactly when it goes on by one turn of the globe at most', () => {
  const degree = fc.double({ min: -700, max: 700 });
  fc.assert(
    fc.property(fc.array(fc.tuple(degree, degree), { minLength: 2, maxLength: 5 }), (coordinates) => {
      const isFine = coordinates.every(([lng, lat]) => Math.abs(lng) <= 540 && Math.abs(lat) <= 90);
      expect(validateGeometry({ type: 'LineString', coordinates }).status).toBe(isFine ? 'valid' : 'error');
    }),
  );
});

test('any input gives a result', () => {
  const types = fc.constantFrom('Point', 'LineString', 'Polygon', 'MultiPolygon', 'Other', 3);
  fc.assert(
    fc.property(fc.record({ type: types, coordinates: fc.anything() }), (geometry) => {
      expect(['valid', 'error']).toContain(validateGeometry(geometry).status);
    }),
    { numRuns: 500 },
  );
});
