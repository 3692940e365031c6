import { expect, test } from 'vitest';
import { EVERYTHING, toAuditQuery } from './audit-choice.ts';

test('nothing chosen is no filter', () => {
  expect(toAuditQuery(EVERYTHING)).toEqual({});
  expect(toAuditQuery({ ...EVERYTHING, who: '  ' })).toEqual({});
});

test('a range includes both days, also over a change of month', () => {
  const { from, until } = toAuditQuery({ ...EVERYTHING, from: '2026-02-27', to: '2026-02-28' });
  expect(from).toBe(new Date(2026, 1, 27).toISOString());
  expect(until).toBe(new Date(2026, 2, 1).toISOString());
});

test('a day that is not yet typed whole is no filter', () => {
  expect(toAuditQuery({ ...EVERYTHING, from: '2026', to: 'x-y-z' })).toEqual({});
});

test('the other fields are passed on', () => {
  expect(toAuditQuery({ ...EVERYTHING, who: ' Ana ', about: 'invite', organization: '7' })).toEqual({
    who: 'Ana',
    about: 'invite',
    organization_id: 7,
  });
});
