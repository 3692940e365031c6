import { expect, test } from 'vitest';
import { readSharing, SHARING_MS } from './kept-sharing.ts';

const NOW = 1_800_000_000_000;
const kept = { memberId: 7, projectId: 3, projectName: 'Coast watch', until: NOW + 60_000 };

test('sharing goes on after a reload, for the same person and the rest of its time', () => {
  expect(readSharing(JSON.stringify(kept), 7, NOW)).toEqual(kept);
  expect(readSharing(JSON.stringify(kept), 8, NOW)).toBeNull();
  expect(readSharing(JSON.stringify(kept), 7, NOW + 60_000)).toBeNull();
});

test('what is unreadable or too long counts as nothing', () => {
  for (const text of [null, '', 'null', '{}', '[', JSON.stringify({ ...kept, until: NOW + SHARING_MS + 1 })])
    expect(readSharing(text, 7, NOW)).toBeNull();
});
