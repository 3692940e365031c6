import { type EphemeralMessage, PRESENCE_MAX_AGE_MS, type Presence } from '@waypost/contract';
import { expect, test } from 'vitest';
import { WhoIsHere } from './who-is-here.ts';

const said = (more: Partial<Presence> = {}): Presence => ({
  project_id: 1,
  member_id: 7,
  seat: 'a',
  member_display_name: 'Bo Lind',
  member_avatar_url: null,
  pointer: null,
  selection: null,
  editing: null,
  rel_ts: 1_000,
  ...more,
});
const next = (payload: Presence): EphemeralMessage => ({
  topic: 'project:1',
  type: 'presence.next',
  payload,
});

test('whoever says nothing for 40 seconds is not here, and comes back by saying something', () => {
  const here = new WhoIsHere();
  here.hear(next(said()));
  expect(here.list(1, 1_000 + PRESENCE_MAX_AGE_MS - 1)).toHaveLength(1);
  expect(here.list(1, 1_000 + PRESENCE_MAX_AGE_MS)).toEqual([]);
  here.hear(next(said({ rel_ts: 90_000 })));
  expect(here.list(1, 90_001)).toEqual([said({ rel_ts: 90_000 })]);
});

test('one project does not list those of another', () => {
  const here = new WhoIsHere();
  here.hear(next(said()));
  here.hear(next(said({ project_id: 2, member_id: 8 })));
  expect(here.list(2, 1_001)).toMatchObject([{ member_id: 8 }]);
});

test('what was said earlier replaces nothing', () => {
  const here = new WhoIsHere();
  here.hear(next(said({ rel_ts: 2_000, selection: 'later' })));
  here.hear(next(said({ rel_ts: 1_000, selection: 'earlier' })));
  expect(here.list(1, 2_001)).toMatchObject([{ selection: 'later' }]);
});
