import { expect, test } from 'vitest';
import { giveBack } from './note-words.ts';

test('the text of a failed note is restored without losing text typed meanwhile', () => {
  expect(giveBack('Seen at noon', ' ')).toBe('Seen at noon');
  expect(giveBack('Seen at noon', 'And again')).toBe('Seen at noon\nAnd again');
});
