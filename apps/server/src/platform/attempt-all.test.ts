import { expect, test } from 'vitest';
import { attemptAll } from './attempt-all.ts';

const fail = (message: string) => async () => {
  throw new Error(message);
};

test('adds up what is returned', async () => {
  expect(await attemptAll([async () => 2, async () => 3])).toBe(5);
  expect(await attemptAll([])).toBe(0);
});

test('does what comes after a failure, and throws the first one', async () => {
  const done: string[] = [];
  const work = (name: string) => async () => done.push(name);
  await expect(attemptAll([work('a'), fail('first'), work('b'), fail('second'), work('c')])).rejects.toThrow(
    'first',
  );
  expect(done).toEqual(['a', 'b', 'c']);
});
