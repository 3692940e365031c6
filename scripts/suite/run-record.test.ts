import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRecord, type FileOutcome, readRecord, type WrittenRecord } from './run-record.mjs';

const STATE = { commit: 'c0ffee', clean: true, tree: 'a tree' };
const outcome = (file: string, more: Partial<FileOutcome> = {}): FileOutcome => ({
  file,
  seconds: 1,
  passed: 2,
  failed: 0,
  skipped: 0,
  failures: [],
  ...more,
});
const FAILED = outcome('b.test.ts', {
  passed: 1,
  failed: 1,
  failures: [{ test: 'b', source: 'test', message: 'Error: no' }],
});

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waypost-record-'));
  path = join(folder, 'artifacts', 'last-run.json');
});
afterEach(() => rmSync(folder, { recursive: true }));
const read = (): WrittenRecord & Record<string, unknown> => JSON.parse(readFileSync(path, 'utf8'));

test('a run is recorded while it goes on, so that one that is killed can be resumed', () => {
  let nowMs = 1_000;
  const record = createRecord({ path, state: STATE, nowMs: () => nowMs });
  nowMs += 2_500;
  record.addCheck('lint', 2_500, true);
  record.addSuite('unit', 4_000, [outcome('a.test.ts'), FAILED]);
  expect(read()).toMatchObject({
    ...STATE,
    started: '1970-01-01T00:00:01.000Z',
    seconds: 2.5,
    ended: false,
    suites: [
      { name: 'lint', seconds: 2.5, passed: 1, failed: 0, skipped: 0 },
      { name: 'unit', seconds: 4, passed: 3, failed: 1, skipped: 0 },
    ],
    passed: { checks: ['lint'], files: [{ suite: 'unit', file: 'a.test.ts', passed: 2 }] },
  });
});

test('failures and cleared files are named with their first message', () => {
  const record = createRecord({ path, state: STATE });
  record.addSuite('unit', 1, [FAILED]);
  record.addFailure('unit > b', 'Error: no');
  record.addCleared('unit', outcome('c.test.ts'), 'c: Error: slow');
  record.end();
  expect(read()).toMatchObject({
    ended: true,
    failed: [{ name: 'unit > b', message: 'Error: no' }],
    cleared: [{ suite: 'unit', file: 'c.test.ts', message: 'c: Error: slow' }],
  });
});

test('the twenty slowest files are named, the slowest first', () => {
  const files = Array.from({ length: 30 }, (_, index) => outcome(`${index}.test.ts`, { seconds: index }));
  createRecord({ path, state: STATE }).addSuite('unit', 1, files);
  const { slowest } = read();
  expect(slowest).toHaveLength(20);
  expect(slowest.slice(0, 2).map(({ file }) => file)).toEqual(['29.test.ts', '28.test.ts']);
});

test('a resumed run knows what passed on the same tree, and nothing of another', () => {
  const first = createRecord({ path, state: STATE });
  first.addCheck('lint', 1, true);
  first.addCheck('arrows', 1, false);
  first.addSuite('unit', 1, [outcome('a.test.ts'), FAILED]);
  first.addCleared('pages', outcome('c.test.ts'), 'slow');
  expect(readRecord(path, { ...STATE, tree: 'another tree' })).toBeNull();
  const resumed = createRecord({ path, state: STATE, resumed: readRecord(path, STATE) });
  expect(resumed.hasPassed('lint')).toBe(true);
  expect(resumed.hasPassed('arrows')).toBe(false);
  expect(resumed.listPassed('unit').map(({ file }) => file)).toEqual(['a.test.ts']);
  expect(resumed.listPassed('pages').map(({ file }) => file)).toEqual(['c.test.ts']);
  resumed.addCheck('arrows', 1, true);
  expect(read().passed.checks).toEqual(['lint', 'arrows']);
});

test('an error of no file leaves no file passed: it may be of any', () => {
  const record = createRecord({ path, state: STATE });
  record.addSuite('unit', 1, [outcome('a.test.ts')], false);
  expect(read().passed.files).toEqual([]);
  expect(createRecord({ path, state: STATE, resumed: readRecord(path, STATE) }).listPassed('unit')).toEqual(
    [],
  );
});

test('a resumed run keeps what was cleared before', () => {
  createRecord({ path, state: STATE }).addCleared('unit', outcome('c.test.ts'), 'slow');
  const resumed = createRecord({ path, state: STATE, resumed: readRecord(path, STATE) });
  resumed.addCleared('unit', outcome('d.test.ts'), 'slow too');
  expect(resumed.listCleared().map(({ file }) => file)).toEqual(['c.test.ts', 'd.test.ts']);
  expect(read().cleared).toEqual(resumed.listCleared());
});

test('without a record, or outside a repository, nothing is resumed', () => {
  expect(readRecord(path, STATE)).toBeNull();
  createRecord({ path, state: { ...STATE, tree: null } }).end();
  expect(readRecord(path, { ...STATE, tree: null })).toBeNull();
  writeFileSync(path, '{ half');
  expect(readRecord(path, STATE)).toBeNull();
});
