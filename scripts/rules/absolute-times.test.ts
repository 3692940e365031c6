import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

// A machine may be three times slower than another, and a minute slower than the next: a test that holds a time against a
// number judges them and not the code. It holds it against another time of the same run, or counts work; what remains
// are rows of the benchmark.

const ROOT = resolve(import.meta.dirname, '../..');
const TESTS = ['{apps,packages,e2e,scripts}/**/*.test.{ts,tsx}'];

/** An expectation of an upper limit that is written as a number. */
const LIMITED = /expect\((?<value>[^;]*?)\)\s*\.toBeLessThan(?:OrEqual)?\(\s*[\d_.]+\s*[,)]/g;
/** An expression that reads a clock, or a variable that is named after a measured time. */
const MEASURED = /\bnow\(\)|\bcpuUsage\(|\bhrtime\b|\b(?:took|waited|elapsed|seen|longest|passed)Ms\b/;
/** Where the clock is the test's own, times are numbers like others. */
const OWN_CLOCK = /\buseFakeTimers\(/;

/** The expectations of a test that hold a time of the machine's clock against a number. */
function findLimits(text: string): string[] {
  if (OWN_CLOCK.test(text)) return [];
  return [...text.matchAll(LIMITED)]
    .filter(({ groups }) => MEASURED.test(groups?.value ?? ''))
    .map(([found]) => found.replaceAll(/\s+/g, ' '));
}

test('no test holds a time against a number', () => {
  const files = globSync(TESTS, { cwd: ROOT, exclude: (name) => name === 'node_modules' });
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    findLimits(readFileSync(join(ROOT, file), 'utf8')).map((limit) => `${file}: ${limit}`),
  );
  expect(found).toEqual([]);
});

test('a limit is found in the forms that it had', () => {
  const call = 'expect(';
  const [first, second, third] = [
    `${call}performance.now() - startedMs).toBeLessThan(5_000);`,
    `${call}process.cpuUsage(start).user / 1000).toBeLessThan(1_000);`,
    `${call}waitedMs)\n      .toBeLessThanOrEqual(2_000);`,
  ];
  expect([first, second, third].map((text) => findLimits(text ?? '').length)).toEqual([1, 1, 1]);
  expect(findLimits(`${call}seenMs).toBeLessThan(await timeReload(page, row));`)).toEqual([]);
  expect(findLimits(`${call}rows.length).toBeLessThan(40);`)).toEqual([]);
});
