import { expect, test } from 'vitest';
import { createStatementNames, isAhead } from './planned-once.ts';

test('marked statements have distinct names, and others none', () => {
  const toName = createStatementNames();
  const one = toName('\n  /* planned once */ select 1');
  const two = toName('/* planned once */ select 2');
  expect([one, two]).toEqual([expect.any(String), expect.any(String)]);
  expect(one).not.toBe(two);
  expect(toName('\n  /* planned once */ select 1')).toBe(one);
  expect(toName('select 1')).toBeUndefined();
  expect(toName("select '/* planned once */'")).toBeUndefined();
});

test('a statement that is not awaited is planned once, too', () => {
  const ahead = '\n  /* planned once, ahead */ select 1';
  expect(createStatementNames()(ahead)).toEqual(expect.any(String));
  expect(isAhead(ahead)).toBe(true);
  expect(isAhead('/* planned once */ select 1')).toBe(false);
  expect(isAhead("select '/* planned once, ahead */'")).toBe(false);
});
