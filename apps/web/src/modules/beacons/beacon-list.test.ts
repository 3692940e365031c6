import type { Beacon } from '@waypost/contract';
import { expect, test } from 'vitest';
import { withLater, withoutOld, withReplaced } from './beacon-list.ts';

const beacon = (member_id: number, rel_ts: number): Beacon => ({
  id: member_id,
  member_id,
  type: 'member',
  project_id: 1,
  member_avatar_url: null,
  member_display_name: 'Ana Ruiz',
  rel_ts,
  lone6: 0,
  late6: 0,
  heading: null,
  accuracy: null,
});

test('a member has one beacon, that of the latest position', () => {
  const all = withReplaced([beacon(1, 10), beacon(2, 10)], 1, beacon(1, 20));
  expect(all).toEqual([beacon(2, 10), beacon(1, 20)]);
  expect(withReplaced(all, 1, beacon(1, 15))).toEqual(all);
});

test('a closed beacon is gone, and the others stay', () => {
  expect(withReplaced([beacon(1, 10), beacon(2, 10)], 1, null)).toEqual([beacon(2, 10)]);
  expect(withReplaced([beacon(2, 10)], 1, null)).toEqual([beacon(2, 10)]);
});

test('an answer takes no position back that arrived while it was under way', () => {
  expect(withLater([beacon(1, 10), beacon(2, 20)], [beacon(1, 15), beacon(2, 15), beacon(3, 15)])).toEqual([
    beacon(1, 15),
    beacon(2, 20),
  ]);
});

test('beacons without a recent position are left out', () => {
  expect(withoutOld([beacon(1, 10), beacon(2, 11)], 10)).toEqual([beacon(2, 11)]);
});
