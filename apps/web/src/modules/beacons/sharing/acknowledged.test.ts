import { expect, test } from 'vitest';
import { createUnacknowledged, toPublicationId } from './acknowledged.ts';
import { isWorthKeeping } from './waiting-bounds.ts';

const fix = (rel_ts: number) => ({ lone6: 0, late6: 0, rel_ts, heading: null, accuracy: null });

test('a position that was taken is kept no longer; one that was refused is given back', () => {
  const sent = createUnacknowledged();
  sent.add(fix(1), 0);
  sent.add(fix(2), 0);
  expect(sent.settle(toPublicationId(fix(1)), true)).toBeNull();
  expect(sent.settle(toPublicationId(fix(2)), false)).toEqual(fix(2));
  expect(sent.settle('presence', false)).toBeNull();
  expect(sent.takeLost(10_000, true)).toEqual([]);
});

test('a position without an answer counts as lost after five seconds, or at once with its channel', () => {
  const sent = createUnacknowledged();
  sent.add(fix(1), 0);
  sent.add(fix(2), 1_000);
  expect(sent.takeLost(4_999, false)).toEqual([]);
  expect(sent.takeLost(5_000, false)).toEqual([fix(1)]);
  expect(sent.takeLost(5_000, true)).toEqual([fix(2)]);
  expect(sent.takeLost(9_000, true)).toEqual([]);
});

test('without a network, positions are kept five seconds apart', () => {
  expect(isWorthKeeping(10_000, null)).toBe(true);
  expect(isWorthKeeping(14_999, 10_000)).toBe(false);
  expect(isWorthKeeping(15_000, 10_000)).toBe(true);
});
