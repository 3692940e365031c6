import { describe, expect, it } from 'vitest';
import { toFeedFilter, toFeedOwner } from './feed-filter.ts';

describe('toFeedOwner', () => {
  it('is mine only if the address names me alone', () => {
    expect(toFeedOwner(undefined, 7)).toBe('all');
    expect(toFeedOwner(['7'], 7)).toBe('mine');
    expect(toFeedOwner(['7', '8'], 7)).toBe('all');
    expect(toFeedOwner(['8'], 7)).toBe('all');
    expect(toFeedOwner(['7'], undefined)).toBe('all');
  });
});

describe('toFeedFilter', () => {
  it('filters by selection and bounds', () => {
    expect(toFeedFilter({}, null)).toEqual({});
    expect(toFeedFilter({ member_ids: [7] }, [-1, -2, 3, 4])).toEqual({
      member_ids: [7],
      west: -1,
      south: -2,
      east: 3,
      north: 4,
    });
  });
});
