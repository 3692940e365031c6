import { PRESENCE_MAX_AGE_MS } from '@waypost/contract';
import { expect, test } from 'vitest';
import { type Heard, toEditors, toOthers, withHeard, withSeat } from './presence-list.ts';

const heard = (more: Partial<Heard> = {}): Heard => ({
  project_id: 1,
  member_id: 7,
  seat: 'a',
  member_display_name: 'Bo Lind',
  member_avatar_url: null,
  pointer: null,
  selection: null,
  editing: null,
  rel_ts: 100,
  heardAt: 5_000,
  ...more,
});

test('a page says one thing at a time, and a closed one nothing', () => {
  const all = withSeat([heard(), heard({ seat: 'b' })], 'a', heard({ selection: 'reef' }));
  expect(all).toEqual([heard({ seat: 'b' }), heard({ selection: 'reef' })]);
  expect(withSeat(all, 'b', null)).toEqual([heard({ selection: 'reef' })]);
});

test('an answer takes nothing back that was heard while it was under way', () => {
  const { heardAt, ...said } = heard({ rel_ts: 50 });
  const later = heard({ rel_ts: 60, selection: 'reef' });
  expect(withHeard([said], [later], 9_000)).toEqual([later]);
  expect(withHeard([said], [], 9_000)).toEqual([{ ...said, heardAt: 9_000 }]);
  expect(heardAt).toBe(5_000);
});

test('a member with two pages is one person: the page with the pointer counts', () => {
  const pointing = heard({ seat: 'b', rel_ts: 90, pointer: { lone6: 1, late6: 2 } });
  expect(toOthers([heard(), pointing], 1, 5_001)).toEqual([pointing]);
});

test('one is not among the others, nor is who said nothing for 40 seconds', () => {
  expect(toOthers([heard()], 7, 5_001)).toEqual([]);
  expect(toOthers([heard()], 1, 5_000 + PRESENCE_MAX_AGE_MS)).toEqual([]);
  expect(toOthers([heard()], 1, 5_000 + PRESENCE_MAX_AGE_MS - 1)).toEqual([heard()]);
});

test('who changes a feature is named once, also with a nearer page elsewhere, and never oneself', () => {
  const editing = heard({ seat: 'b', editing: 'reef' });
  const pointing = heard({ seat: 'c', rel_ts: 200, pointer: { lone6: 1, late6: 2 } });
  const all = [
    editing,
    heard({ seat: 'd', editing: 'reef', rel_ts: 120 }),
    pointing,
    heard({ member_id: 8, editing: 'net' }),
  ];
  expect(toEditors(all, 'reef', 1, 5_001).map(({ member_id }) => member_id)).toEqual([7]);
  expect(toEditors(all, 'reef', 7, 5_001)).toEqual([]);
  expect(toEditors(all, 'reef', 1, 5_000 + PRESENCE_MAX_AGE_MS)).toEqual([]);
});
