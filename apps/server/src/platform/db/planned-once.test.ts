import { expect, test } from 'vitest';
import { createStatementNames } from './planned-once.ts';

test('statements that are marked have names of their own, the others none', () => {
  const toName = createStatementNames();
  const one = toName('\n  /* planned once */ select 1');
  const two = toName('/* planned once */ select 2');
  expect([one, two]).toEqual([expect.any(String), expect.any(String)]);
  expect(one).not.toBe(two);
  expect(toName('\n  /* planned once */ select 1')).toBe(one);
  expect(toName('select 1')).toBeUndefined();
  expect(toName("select '/* planned once */'")).toBeUndefined();
});
