import { describe, expect, test } from 'vitest';
import { countPassesNeeded, type Failure, MAX_FILES, type Suspect, takeSecondLook } from './second-look.mjs';

const FILE = 'e2e/journeys/map.journey.test.ts';
const failing = (message: string, more: Partial<Failure> = {}): Failure => ({
  test: 'a map is drawn',
  source: 'test',
  message,
  ...more,
});
const TIMED_OUT = failing('Error: Test timed out in 20000ms.');
const DIFFERED = failing('AssertionError: expected 1 to be 2');

describe('to be cleared', () => {
  test.each([
    ['a test over its time', TIMED_OUT],
    ['a hook over its time', failing('Hook timed out in 120000ms.', { source: 'hook' })],
    ['a wait of Playwright', failing('locator.click: Timeout 15000ms exceeded.\nCall log:')],
  ])('%s has to pass once', (_what, failure) => {
    expect(countPassesNeeded(FILE, [failure])).toBe(1);
  });

  test.each([
    ['a value that differed', DIFFERED],
    ['a poll that never saw its value', failing('expected 0 to be 1\nMatcher did not succeed in time.')],
    ['an unhandled rejection', failing('Error: the socket is closed', { source: 'unhandled' })],
    ['an unhandled time-out', failing('Timeout 100ms exceeded', { source: 'unhandled' })],
    ['a failing hook', failing('Error: connect ECONNREFUSED', { source: 'hook' })],
    ['a file that did not end', failing('did not end', { source: 'load' })],
  ])('%s has to pass three times', (_what, failure) => {
    expect(countPassesNeeded(FILE, [failure])).toBe(3);
    expect(countPassesNeeded(FILE, [TIMED_OUT, failure])).toBe(3);
  });

  test.each([
    [
      'an exception of the page',
      FILE,
      failing("expected [ 'exception: x is undefined' ] to deeply equal []"),
    ],
    ['a failing server', FILE, failing('ApiError: Something went wrong on our side.')],
    ['a refused resource', FILE, failing('- "console: … responded with a status of 500 (/layers)"')],
    ['a status of 500', FILE, failing('AssertionError: expected 500 to be 200')],
    ['a mismatch in access', 'apps/server/test/access/access-matrix.db.test.ts', DIFFERED],
    ['one after a kill', 'apps/server/src/platform/jobs/killed-process.db.test.ts', DIFFERED],
    ['one of a backup', 'apps/server/src/platform/backup/backup.db.test.ts', DIFFERED],
    ['one of a migration', 'apps/server/test/migrations/superseded-migrations.db.test.ts', DIFFERED],
    [
      'one of a test of restoring',
      FILE,
      failing('expected 1 to be 2', { test: 'a restore brings all back' }),
    ],
  ])('%s has no way', (_what, file, failure) => {
    expect(countPassesNeeded(file, [failure])).toBe(0);
    expect(countPassesNeeded(file, [TIMED_OUT, failure])).toBe(0);
  });

  test('a time-out in such a file has to pass once', () => {
    expect(countPassesNeeded('apps/server/src/platform/backup/backup.db.test.ts', [TIMED_OUT])).toBe(1);
  });
});

describe('a second look', () => {
  const suspect = (file: string, ...failures: Failure[]): Suspect => ({ suite: 'journeys', file, failures });
  /** Looks with the given results, in order, and records what was run and printed. */
  async function look(
    suspects: readonly Suspect[],
    results: readonly (Failure | null)[],
    isLate = () => false,
  ) {
    const [run, printed, left]: [string[], string[], (Failure | null)[]] = [[], [], [...results]];
    const lookAgain = async ({ file }: Suspect) => {
      run.push(file);
      const failure = left.shift() ?? null;
      return { failures: failure === null ? [] : [failure] };
    };
    const seen = await takeSecondLook(suspects, { lookAgain, isLate, print: (text) => printed.push(text) });
    return { run, printed: printed.join('\n'), cleared: seen.map(({ cleared }) => cleared !== undefined) };
  }

  test('clears what timed out and passes once', async () => {
    const { run, cleared, printed } = await look([suspect('a', TIMED_OUT)], [null]);
    expect(run).toEqual(['a']);
    expect(cleared).toEqual([true]);
    expect(printed).toContain('cleared: journeys > a: passed alone, once');
  });

  test('clears a value that differed only after three passes', async () => {
    expect((await look([suspect('a', DIFFERED)], [null, null, null])).cleared).toEqual([true]);
    const failed = await look(
      [suspect('a', DIFFERED), suspect('b', TIMED_OUT)],
      [null, null, DIFFERED, null],
    );
    expect(failed.run).toEqual(['a', 'a', 'a', 'b']);
    expect(failed.cleared).toEqual([false, true]);
    expect(failed.printed).toContain('NOT CLEARED: journeys > a: failed again alone: a map is drawn');
  });

  test('is not taken of what nothing clears', async () => {
    const { run, cleared } = await look([suspect('test/access', DIFFERED)], []);
    expect(run).toEqual([]);
    expect(cleared).toEqual([false]);
  });

  test('is not taken of more than ten files', async () => {
    const many = Array.from({ length: MAX_FILES + 1 }, (_, index) => suspect(`file ${index}`, TIMED_OUT));
    const { run, cleared } = await look(many, []);
    expect(run).toEqual([]);
    expect(cleared).not.toContain(true);
    expect((await look(many.slice(1), [])).cleared).not.toContain(false);
  });

  test('counts what the runs that it resumes have cleared', async () => {
    const ways = { lookAgain: async () => ({ failures: [] }), isLate: () => false, print: () => {} };
    const suspects = [suspect('a', TIMED_OUT)];
    const [within] = await takeSecondLook(suspects, { ...ways, clearedBefore: MAX_FILES - 1 });
    expect(within?.cleared).toBeDefined();
    const [beyond] = await takeSecondLook(suspects, { ...ways, clearedBefore: MAX_FILES });
    expect(beyond?.cleared).toBeUndefined();
  });

  test('ends when the run has gone on for too long', async () => {
    let looks = 0;
    const { run, cleared, printed } = await look([suspect('a', DIFFERED)], [], () => looks++ >= 2);
    expect(run).toHaveLength(2);
    expect(cleared).toEqual([false]);
    expect(printed).toContain('no second look after 120 minutes');
  });
});
