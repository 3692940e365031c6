import { describe, expect, it } from 'vitest';
import { parseSort, toDataKey, toNextSort, USUAL_SORT, writeSort } from './table-columns.ts';

describe('the order of a table', () => {
  it.each(['name', '-updated_at', 'data:Depth (m)', '-data:-1'])('is written as it is read: %s', (text) => {
    const sort = parseSort(text);
    expect(sort && writeSort(sort)).toBe(text);
  });

  it.each([undefined, '', '-', 'geometry', 'data:', 'name desc', 7])('is not %j', (text) => {
    expect(parseSort(text)).toBeUndefined();
  });

  it('turns around with the second press on a title, and is the usual one after the third', () => {
    const first = toNextSort(USUAL_SORT, 'name');
    const second = toNextSort(first, 'name');
    expect([first, second, toNextSort(second, 'name')]).toEqual([
      { column: 'name', order: 'asc' },
      { column: 'name', order: 'desc' },
      USUAL_SORT,
    ]);
    expect(toNextSort(second, 'data:Depth')).toEqual({ column: 'data:Depth', order: 'asc' });
  });
});

it('a column of collected data has a key, which may contain anything', () => {
  expect(toDataKey('data:a:b')).toBe('a:b');
  expect(toDataKey('name')).toBeNull();
});
