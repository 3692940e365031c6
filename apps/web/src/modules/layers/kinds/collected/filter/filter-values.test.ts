import { type LayerFilter, layerFilter, toLayerConditions } from '@waypost/contract';
import { describe, expect, it } from 'vitest';
import { type FilterValues, toFilter, toFilterValues, withoutEntries } from './filter-values.ts';

const EMPTY: LayerFilter = { type: 'AndFilter', config: [] };
const area = {
  type: 'Polygon' as const,
  coordinates: [
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ],
  ],
};
const values: FilterValues = {
  projectIds: [3, 7],
  templateIds: [9],
  memberIds: [4],
  geometryTypes: ['Point'],
  search: ' net ',
  isPublic: true,
  area: area as FilterValues['area'],
};

describe('the filter form', () => {
  it('is saved as an AndFilter that the contract reads', () => {
    const filter = layerFilter.parse(toFilter(values, EMPTY));
    expect(toLayerConditions(filter)).toEqual({
      projectIds: [3, 7],
      templateIds: [9],
      memberIds: [4],
      geometryTypes: ['Point'],
      search: 'net',
      isPublic: true,
      aoi: area,
    });
  });

  it('has no entries for fields without effect', () => {
    const blank = { ...toFilterValues(EMPTY), projectIds: [3], search: '  ' };
    expect(toFilter(blank, EMPTY)).toEqual({
      type: 'AndFilter',
      config: [{ type: 'ArrayFilter', field_name: 'project_id', config: [3] }],
    });
  });

  it('shows what it saved', () => {
    expect(toFilterValues(toFilter(values, EMPTY))).toEqual({ ...values, search: 'net' });
  });

  it('keeps what it does not know, and removes it on request', () => {
    const unknown = { type: 'DepthFilter', field_name: 'depth', config: { gte: 5 }, extra: 1 };
    const range = { type: 'DateRangeFilter', field_name: 'acquired', config: {} };
    const before: LayerFilter = {
      type: 'AndFilter',
      config: [unknown, { type: 'TextFilter', field_name: 'search', config: 'old' }, range],
    };
    const saved = toFilter({ ...toFilterValues(before), search: 'new' }, before);
    expect(saved.config).toEqual([
      { type: 'ArrayFilter', field_name: 'project_id', config: [] },
      { type: 'TextFilter', field_name: 'search', config: 'new' },
      unknown,
      range,
    ]);
    expect(withoutEntries(saved, ['DepthFilter depth']).config).not.toContain(unknown);
  });
});
