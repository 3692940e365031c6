import { describe, expect, it } from 'vitest';
import { toTileFilter } from './tile-filter.ts';

describe('toTileFilter', () => {
  it('is empty without filters', () => {
    expect(toTileFilter({ center_lat: 1, zoom: 4, base: 'dark', text: '', member_ids: [] })).toBe('');
  });

  it('names every filter of the address, in one order', () => {
    const search = {
      end_date: '1700000000',
      member_ids: ['7', '12'],
      shared: false,
      has_resources: true,
      text: 'net & rope',
    };
    expect(toTileFilter(search)).toBe(
      'member_ids=12%2C7&shared=false&has_resources=true&text=net+%26+rope&end_date=1700000000',
    );
    expect(toTileFilter({ ...search, member_ids: ['12', '7'] })).toBe(toTileFilter(search));
  });
});
