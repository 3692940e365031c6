import { expect, test } from 'vitest';
import english from '../../layers.en.json' with { type: 'json' };
import { toVariableStatusKey } from './variable-status.ts';

const toWords = (status: number) => {
  const name = toVariableStatusKey(status).replace('layers.variableStatus.', '');
  return (english.variableStatus as Record<string, string>)[name];
};

test('every status has the words of its step', () => {
  expect([9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map(toWords)).toEqual([
    'Preparing Data',
    'Cleaning Up',
    'Uploading Tiles',
    'Generating Tiles',
    'Merging Quads',
    'Uploading Data',
    'Delivering Data',
    'Ordering Data',
    'Starting',
    'Done',
  ]);
});

test('a failure names the step that failed', () => {
  for (let status = 1; status <= 9; status += 1) expect(toWords(-status)).toBe(`${toWords(status)} (Failed)`);
});

test('a status of a newer server is under way, or failed', () => {
  expect(toVariableStatusKey(10)).toBe('layers.working');
  expect(toVariableStatusKey(-10)).toBe('layers.failed');
});
