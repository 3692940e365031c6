import type { FeatureListItem } from '@waypost/contract';
import { describe, expect, it } from 'vitest';
import { listNeededPages, toRowKeys, toRowLookup } from './feed-pages.ts';

const item = (code: string): FeatureListItem => ({
  code,
  name: code,
  description: '',
  type: 'Point',
  color: '#0059ff',
  shared: false,
  is_static: false,
  project_id: 1,
  template_name: null,
  member_id: 1,
  member_display_name: 'M. Ortega',
  resources_count: 0,
  thumb_uuid: null,
  thumbUrl: null,
  area_m2: null,
  length_m: null,
  bbox: [0, 0, 0, 0],
  created_origin: 0,
  created_at: '2026-01-01T00:00:00.000Z',
});

describe('listNeededPages', () => {
  it('returns the pages in view and always the first', () => {
    expect(listNeededPages(0, 0, 0)).toEqual([0]);
    expect(listNeededPages(0, 14, 2_000)).toEqual([0]);
    expect(listNeededPages(0, 15, 2_000)).toEqual([0, 1]);
    expect(listNeededPages(1_000, 1_012, 2_000)).toEqual([0, 66, 67]);
  });

  it('returns no page beyond the last row', () => {
    expect(listNeededPages(0, 40, 16)).toEqual([0, 1]);
    expect(listNeededPages(1_990, 2_010, 2_000)).toEqual([0, 132, 133]);
    expect(listNeededPages(0, 40, 15)).toEqual([0]);
  });
});

describe('toRowLookup', () => {
  it('finds rows by their position across pages, and none in a page that is not loaded', () => {
    const first = Array.from({ length: 15 }, (_, index) => item(`a${index}`));
    const find = toRowLookup([
      { page: 0, items: first },
      { page: 1, items: undefined },
      { page: 4, items: [item('e0'), item('e1')] },
    ]);
    expect(find(0)?.code).toBe('a0');
    expect(find(14)?.code).toBe('a14');
    expect(find(15)).toBeUndefined();
    expect(find(61)?.code).toBe('e1');
    expect(find(62)).toBeUndefined();
  });
});

describe('toRowKeys', () => {
  it('are the codes, and stay unique when one feature is on two pages', () => {
    const rows = [
      { row: 13, item: item('w') },
      { row: 14, item: item('x') },
      { row: 15, item: item('x') },
      { row: 16, item: undefined },
      { row: 17, item: undefined },
    ];
    expect(toRowKeys(rows)).toEqual(['w', 'x', 'x-15', 'row-16', 'row-17']);
    expect(toRowKeys([{ row: 99, item: item('w') }])).toEqual(['w']);
  });
});
