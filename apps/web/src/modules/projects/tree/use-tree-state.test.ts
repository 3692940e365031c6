import { expect, it } from 'vitest';
import { parseTreeState } from './use-tree-state.ts';

it('takes what is remembered of sorting and of what is open', () => {
  expect(parseTreeState('{"sort":"name_asc","open":[3,7]}')).toEqual({
    sort: 'name_asc',
    openIds: new Set([3, 7]),
  });
  expect(parseTreeState('{"sort":"name_desc","open":[]}').openIds).toEqual(new Set());
});

it('knows of nothing open as nothing chosen yet, unlike everything closed', () => {
  expect(parseTreeState('{"sort":"created_at","open":null}')).toEqual({ sort: 'created_at', openIds: null });
});

it('survives nonsense', () => {
  for (const text of [null, 'nonsense', 'null', '7', '[]', '{"sort":"by mood","open":"all"}'])
    expect(parseTreeState(text)).toEqual({ sort: 'last_activity', openIds: null });
  expect(parseTreeState('{"open":[1,"2",null]}').openIds).toEqual(new Set([1]));
});
