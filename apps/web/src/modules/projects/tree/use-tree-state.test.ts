import { expect, it } from 'vitest';
import { parseTreeState } from './use-tree-state.ts';

it('reads stored sort order and open projects', () => {
  expect(parseTreeState('{"sort":"name_asc","open":[3,7]}')).toEqual({
    sort: 'name_asc',
    openIds: new Set([3, 7]),
  });
  expect(parseTreeState('{"sort":"name_desc","open":[]}').openIds).toEqual(new Set());
});

it('distinguishes nothing chosen yet from everything closed', () => {
  expect(parseTreeState('{"sort":"created_at","open":null}')).toEqual({ sort: 'created_at', openIds: null });
});

it('ignores invalid values', () => {
  for (const text of [null, 'nonsense', 'null', '7', '[]', '{"sort":"by mood","open":"all"}'])
    expect(parseTreeState(text)).toEqual({ sort: 'last_activity', openIds: null });
  expect(parseTreeState('{"open":[1,"2",null]}').openIds).toEqual(new Set([1]));
});
