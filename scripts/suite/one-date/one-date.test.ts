import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';

const CHOOSE = new URL('./choose-date.mjs', import.meta.url).href;
/** Without what the run of this test has chosen. */
const {
  NODE_OPTIONS: _options,
  TEST_CLOCK_OFFSET_MS: _offset,
  TEST_DATE: _testDate,
  DEMO_DATE: _demoDate,
  TEST_DATABASE_URL: _testUrl,
  JOURNEYS_DATABASE_URL: _journeysUrl,
  ...BARE
} = process.env;

/** Runs a script as a test of a run is run: in a process started after the date was chosen. @returns what it prints */
function runAt(env: Record<string, string>, script: string): unknown {
  const run = `
    const { chooseDate } = await import(${JSON.stringify(CHOOSE)});
    const { spawnSync } = await import('node:child_process');
    chooseDate(process.env.CAN_SHIFT !== 'no');
    const args = ['--input-type=module', '-e', ${JSON.stringify(script)}];
    spawnSync(process.execPath, args, { stdio: 'inherit' });`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', run], {
    encoding: 'utf8',
    env: { ...BARE, ...env },
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

const PRINT = 'console.log(JSON.stringify(result));';
const NOW = `const result = [Date.now(), new Date().getTime(), Date.parse(Date())]; ${PRINT}`;
const REAL = `const result = [Date.now() - performance.timeOrigin - performance.now()]; ${PRINT}`;

/** Far from it in the future, and in a full run in the past. */
const DATES = ['2031-04-03T09:00Z', ...(process.env.TEST_FULL === 'on' ? ['2024-02-28T23:30:00Z'] : [])];

describe.each(DATES)('at %s', (date) => {
  const env = { TEST_DATE: date };
  const expectSoonAfter = (times: unknown) => {
    for (const time of times as number[]) {
      expect(time).toBeGreaterThanOrEqual(Date.parse(date) - 1_000);
      expect(time).toBeLessThan(Date.parse(date) + 60_000);
    }
  };

  test('every way to ask for the present has that date', () => {
    expectSoonAfter(runAt(env, NOW));
  });

  test('so has a thread, and a process of that process', () => {
    const inThread = `
      import { Worker } from 'node:worker_threads';
      const code = "import { parentPort } from 'node:worker_threads'; parentPort.postMessage(Date.now());";
      const thread = new Worker(new URL('data:text/javascript,' + encodeURIComponent(code)));
      thread.on('message', (time) => { const result = [time]; ${PRINT} });`;
    expectSoonAfter(runAt(env, inThread));
    const inProcess = `
      import { spawnSync } from 'node:child_process';
      const { stdout } = spawnSync(process.execPath, ['-p', 'Date.now()'], { encoding: 'utf8' });
      const result = [Number(stdout)]; ${PRINT}`;
    expectSoonAfter(runAt(env, inProcess));
  });

  test('so have files that are written, and a time that is set is read', () => {
    const script = `
      import { mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
      import { statSync } from 'node:fs';
      import { tmpdir } from 'node:os';
      import { join } from 'node:path';
      const folder = await mkdtemp(join(tmpdir(), 'waypost-date-'));
      const file = join(folder, 'file');
      await writeFile(file, '');
      const written = [(await stat(file)).mtimeMs, statSync(file).mtime.getTime()];
      const hourAgo = new Date(Date.now() - 3_600_000);
      await utimes(file, hourAgo, hourAgo);
      const result = [...written, (await stat(file)).mtime.getTime() + 3_600_000];
      await rm(folder, { recursive: true }); ${PRINT}`;
    expectSoonAfter(runAt(env, script));
  });

  test('dates that are given stay as they are, and are dates', () => {
    const script = `
      class Day extends Date {}
      const result = [
        new Date(2020, 1, 3) instanceof Date, structuredClone(new Date(5)) instanceof Date,
        new Day(7) instanceof Day, new Day(7).getTime(), new Date('2020-02-03T00:00:00Z').toISOString(),
        Date.UTC(2020, 1), new Date(1).constructor === Date,
      ]; ${PRINT}`;
    const expected = [true, true, true, 7, '2020-02-03T00:00:00.000Z', Date.UTC(2020, 1), true];
    expect(runAt(env, script)).toEqual(expected);
  });
});

test.each([
  ['it is asked for', { TEST_DATE: 'real' }],
  ['the databases cannot be shifted', { CAN_SHIFT: 'no' }],
  ['a database is given', { TEST_DATABASE_URL: 'postgres://somebody@else/db' }],
  ['an offset of nothing is given', { TEST_CLOCK_OFFSET_MS: '0' }],
])('the date is the real one where %s', (_case, env) => {
  const [difference = Number.NaN] = runAt(env, REAL) as number[];
  expect(Math.abs(difference)).toBeLessThan(1_000);
});

test('a date that is none is refused', () => {
  expect(() => runAt({ TEST_DATE: 'tomorrow' }, NOW)).toThrow('TEST_DATE has to be a date');
});
