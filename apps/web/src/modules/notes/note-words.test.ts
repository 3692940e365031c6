import { expect, test } from 'vitest';
import { giveBack } from './note-words.ts';

test('a note that could not be sent comes back, and takes nothing away that was typed meanwhile', () => {
  expect(giveBack('Seen at noon', ' ')).toBe('Seen at noon');
  expect(giveBack('Seen at noon', 'And again')).toBe('Seen at noon\nAnd again');
});
