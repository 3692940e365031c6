import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createQueue } from './create-queue.ts';

test('the queue runs at most its width, in order, and a failure frees its slot', async () => {
  const enqueue = createQueue(2);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const work = (n: number) => async () => {
    started.push(n);
    running += 1;
    most = Math.max(most, running);
    await sleep(2);
    running -= 1;
    if (n === 1) throw new Error('broken');
    return n;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((n) => enqueue(work(n))));
  expect(most).toBe(2);
  expect(started).toEqual([0, 1, 2, 3, 4, 5]);
  expect(results.map((result) => result.status).filter((status) => status === 'rejected')).toHaveLength(1);
  expect(await enqueue(work(9))).toBe(9);
});
