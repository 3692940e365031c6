import { describe, expect, test } from 'vitest';
import type { FieldType } from './fields.ts';
import type { ItemRow } from './store.ts';
import { toItem } from './to-item.ts';

const row: ItemRow = {
  code: '0198c5a0-0000-7000-8000-000000000000',
  name: 'Buoy',
  description: '',
  color: '#ff0000',
  template: null,
  project: 'Bay watch',
  author: null,
  observed: new Date('2026-05-01T00:00:00Z'),
  created: new Date('2026-05-02T00:00:00Z'),
  updated: new Date('2026-05-03T00:00:00Z'),
  area_m2: 100,
  length_m: null,
  data: [],
  geometry: { type: 'Point', coordinates: [0, 0] },
};

/** The JSON of one field of a feature. */
function write(type: FieldType, ...values: string[]): string {
  const data = values.map((value) => ({ key: 'Depth', value }));
  const item = toItem({ ...row, data }, [{ key: 'Depth', name: 'depth', type }]);
  return JSON.stringify(item.properties.depth);
}

describe('a value', () => {
  test.each<[FieldType, string, string]>([
    ['number', '3.5', '3.5'],
    ['number', '3', '3.0'],
    ['number', '-0', '0.0'],
    ['number', '1e21', '1e+21'],
    ['number', '1e-7', '1e-7'],
    ['number', '', 'null'],
    ['number', 'many', 'null'],
    ['integer', '3', '3'],
    ['integer', '', 'null'],
    ['boolean', 'true', 'true'],
    ['boolean', 'false', 'false'],
    ['boolean', '', 'null'],
    ['string', '3', '"3"'],
    ['string', '', '""'],
  ])('of a field of type %s is written: %j as %s', (type, value, written) => {
    expect(write(type, value)).toBe(written);
    JSON.parse(write(type, value));
  });

  test('is null when absent, and joined when a feature has several', () => {
    expect(write('string')).toBe('null');
    expect(write('number')).toBe('null');
    expect(write('string', 'a', 'b')).toBe('"a; b"');
  });
});

test('outer rings of areas are anticlockwise, however they are stored', () => {
  const ring = [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 0],
  ];
  const toAreas = (shell: number[][]) => ({ type: 'MultiPolygon' as const, coordinates: [[shell]] });
  expect(toItem({ ...row, geometry: toAreas([...ring].reverse()) }, []).geometry).toEqual(toAreas(ring));
});

test('measures are written with a decimal point, so that clients do not infer integers', () => {
  expect(JSON.stringify(toItem(row, []).properties)).toContain('"area_m2":100.0,"length_m":null');
});
