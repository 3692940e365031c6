import { expect, test } from 'vitest';
import { createTally } from './tally.mjs';

test('what cannot be set up is one failure, named and counted, and the rest goes on', async () => {
  const printed: string[] = [];
  const tally = createTally((text) => printed.push(text));
  tally.total.passed = 3;
  const broken = tally.attempt('starting PostgreSQL', async () => {
    throw new Error('no room on the disk');
  });
  expect(await broken).toBeUndefined();
  expect(await tally.attempt('preparing data', async () => 'data')).toBe('data');
  expect(tally.toLine()).toBe('3 passed, 1 failed, 0 skipped');
  expect(printed).toHaveLength(1);
  expect(printed[0]).toMatch(/^FAILED: starting PostgreSQL\n.*no room on the disk/);
});
