import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const MODULE = resolve(import.meta.dirname, 'choose-seed.mjs');

/** The seed that a process chooses. */
function chooseIn(env: Record<string, string>): number {
  const script = `import { chooseSeed } from ${JSON.stringify(MODULE)}; chooseSeed(); console.log(process.env.TEST_SEED)`;
  const { TEST_SEED: _seed, TEST_FULL: _full, ...rest } = process.env;
  const options = { encoding: 'utf8', env: { ...rest, ...env } } as const;
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], options));
}

test('is the same for the same commit, and the one that is given', () => {
  const seed = chooseIn({});
  expect(seed).toBeGreaterThan(0);
  expect(chooseIn({})).toBe(seed);
  expect(chooseIn({ TEST_SEED: '42' })).toBe(42);
});

test('is another one for each full run', () => {
  expect(chooseIn({ TEST_FULL: 'on' })).not.toBe(chooseIn({ TEST_FULL: 'on' }));
});

test('is that of all property tests', () => {
  expect(fc.readConfigureGlobal().seed).toBe(Number(process.env.TEST_SEED));
  const numbers = () => fc.sample(fc.integer(), 20);
  expect(numbers()).toEqual(numbers());
});
