import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createRecord } from './run-record.mjs';
import { createTally } from './tally.mjs';

test('a failing setup is counted as one named failure, and the rest continues', async () => {
  const printed: string[] = [];
  const tally = createTally((text) => printed.push(text));
  tally.total.passed = 3;
  const broken = tally.attempt('starting PostgreSQL', async () => {
    throw new Error('no room on the disk');
  });
  expect(await broken).toBeUndefined();
  expect(await tally.attempt('preparing data', async () => 'data')).toBe('data');
  tally.fail('journeys > a map is drawn', 'Error: no map\n    at a line of code');
  expect(tally.toLines()).toBe(
    [
      'FAILED: starting PostgreSQL: Error: no room on the disk',
      'FAILED: journeys > a map is drawn: Error: no map',
      '3 passed, 2 failed, 0 skipped',
    ].join('\n'),
  );
  expect(printed).toHaveLength(1);
  expect(printed[0]).toMatch(/^FAILED: starting PostgreSQL\n.*no room on the disk/);
});

test('what a second look cleared is named and counted above the last line, and has not failed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waypost-tally-'));
  const state = { commit: null, clean: false, tree: null };
  const record = createRecord({ path: join(folder, 'last-run.json'), state });
  const tally = createTally(() => {}, record);
  tally.total.passed = 5;
  const counts = { seconds: 1, passed: 1, failed: 0, skipped: 0, failures: [] };
  record.addCleared('pages', { file: 'e2e/pages/a.journey.test.ts', ...counts }, 'a page opens: timed out');
  expect(tally.toLines().split('\n')).toEqual([
    'cleared: pages > e2e/pages/a.journey.test.ts: a page opens: timed out',
    'cleared on a second look: 1 file',
    '5 passed, 0 failed, 0 skipped',
  ]);
  rmSync(folder, { recursive: true });
});
