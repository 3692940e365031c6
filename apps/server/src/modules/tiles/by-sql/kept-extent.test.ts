import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { AppError } from '../../../platform/app-error.ts';
import { createKeptExtent } from './kept-extent.ts';
import type { SqlRead } from './sql-tiles.ts';

type Answer = readonly number[] | null | Error;

/** A reader that gives these results one after another. */
function answerWith(...answers: Answer[]): SqlRead {
  return async <T>() => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    // The query itself is not run.
    return answer as T;
  };
}

/** The query itself is not run. */
const WANTED = { where: sql`true` };
const HERE = [1, 2, 3, 4];
const THERE = [5, 6, 7, 8];

test('the bbox is computed once per version, also for concurrent requests', async () => {
  const extent = createKeptExtent(WANTED, answerWith(HERE, THERE));
  expect(await Promise.all([extent.find('a'), extent.find('a')])).toEqual([HERE, HERE]);
  expect(await extent.find('a')).toEqual(HERE);
  expect(await extent.find('b')).toEqual(THERE);
});

test('there is no bbox when computing it takes too long', async () => {
  const extent = createKeptExtent(WANTED, answerWith(new AppError('unavailable')));
  expect(await extent.find('a')).toBeNull();
  expect(await extent.find('a')).toBeNull();
});

test('a failure is retried', async () => {
  const extent = createKeptExtent(WANTED, answerWith(new Error('no database'), HERE));
  await expect(extent.find('a')).rejects.toThrow('no database');
  expect(await extent.find('a')).toEqual(HERE);
});
